import OversetModel
import OversetRules

/// Reads `gate`.
enum GateReader {
  static let known = ["failOn", "maxWarnings", "inconclusive", "minCoverage"]
  static let shares = 0.0...1.0

  static func read(
    _ setting: WrittenSetting, into gate: inout Gate, with reader: inout SettingReader
  ) {
    let values = reader.map(setting, known: known)
    if let value = values["failOn"], let threshold = reader.choice(value, GateThreshold.self) {
      gate.failOn = Severity(rawValue: threshold.rawValue)
    }
    if let value = values["maxWarnings"] { gate.maxWarnings = reader.integer(value) }
    if let value = values["inconclusive"], let policy = reader.choice(value, GatePolicy.self) {
      gate.failsOnInconclusive = policy == .fail
    }
    if let value = values["minCoverage"] { gate.minCoverage = reader.number(value, in: shares) }
  }
}

/// `gate.failOn`.
enum GateThreshold: String, CaseIterable {
  case error, warning, note, never
}

/// `gate.inconclusive`.
enum GatePolicy: String, CaseIterable {
  case fail, allow
}
