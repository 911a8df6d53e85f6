import OversetConfiguration
import OversetModel

/// What a check is asked for: see `Check.init`.
struct CheckRequest: Sendable {
  let configuration: Configuration
  /// Nil for the configuration's own, as for `locales`.
  var paths: [String]?
  var locales: [LocaleIdentifier]?
  /// A git revision; nil where changes do not matter.
  var since: String?
  let workers: Int
  var keepsLayouts = false
  var keepsRegions = false
  /// How many findings are reported; nil for all.
  var mostFindings: Int?
  /// The file of what earlier runs measured; nil where nothing is kept.
  var cacheFile: String?
  var memory = MemoryLimits()

  /// The same question about an app as a commit has it: all of its findings.
  func asked(of past: PastApp) -> CheckRequest {
    CheckRequest(
      configuration: past.configuration, paths: past.paths, locales: locales, workers: workers,
      cacheFile: cacheFile, memory: memory)
  }

  /// Whether the command line narrows what the configuration asks for.
  var isPartial: Bool { paths != nil || locales != nil }
}
