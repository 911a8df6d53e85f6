public import OversetModel

/// A place in an app's code that shows a text.
public struct CodeUse: Hashable, Sendable {
  /// Relative to the configuration's folder.
  public var location: FileLocation
  /// What shows it: `inline navigation title`.
  public var surface: String
  /// The versions of the system that it has this room on; nil for all.
  public var systems: String?
  /// How much room it has: `1 line, at most screen - 32`.
  public var room: String
  /// How that is known: `derived: openuikit`.
  public var source: String

  /// Whether a branch of the code decides that it is shown.
  package var isConditional = false

  /// Makes a use.
  public init(
    location: FileLocation, surface: String, systems: String? = nil, room: String, source: String
  ) {
    self.location = location
    self.surface = surface
    self.systems = systems
    self.room = room
    self.source = source
  }

  /// `App/SettingsView.swift:12`.
  package var lineName: String { location.lineName }
}
