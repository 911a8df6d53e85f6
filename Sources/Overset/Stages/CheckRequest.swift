import OversetConfiguration
import OversetModel

/// What a check is asked for: see `Check.init`.
struct CheckRequest: Sendable {
  let configuration: Configuration
  /// Nil for the configuration's own, as for `locales`.
  let paths: [String]?
  let locales: [LocaleIdentifier]?
  /// A git revision; nil where changes do not matter.
  let since: String?
  let workers: Int
  let keepsLayouts: Bool
  let keepsRegions: Bool

  /// Whether the command line narrows what the configuration asks for.
  var isPartial: Bool { paths != nil || locales != nil }
}
