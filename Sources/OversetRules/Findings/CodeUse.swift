public import OversetModel

/// A place in an app's code that shows a text.
public struct CodeUse: Hashable, Sendable {
  /// Relative to the configuration's folder.
  public var location: FileLocation
  /// What shows it, and how much room that has: `inline navigation title: at most screen - 32`.
  public var surface: String
  /// How that is known: `derived: openuikit`.
  public var source: String

  /// Makes a use.
  public init(location: FileLocation, surface: String, source: String) {
    self.location = location
    self.surface = surface
    self.source = source
  }

  /// `App/SettingsView.swift:12`.
  package var lineName: String { "\(location.path):\(location.position.line)" }
}
