import OversetModel
import OversetRules

/// Reads `rules`: the severity of each, and the thresholds of those that have one.
enum RuleReader {
  static func read(
    _ setting: WrittenSetting, into rules: inout RuleSettings, with reader: inout SettingReader
  ) {
    for (key, _, value) in reader.pairs(setting) {
      guard let rule = reader.rule(key) else { continue }
      var severity: WrittenSetting? = value
      if case .map = value.content {
        let thresholds = rule.about?.thresholds ?? []
        let values = reader.map(value, known: ["severity"] + thresholds.map(\.name))
        severity = values["severity"]
        for threshold in thresholds {
          reader.read(
            values[threshold.name], into: &rules[keyPath: threshold.setting],
            in: threshold.range)
        }
      }
      if let severity, let choice = reader.choice(severity, RuleSeverity.self) {
        rules.severities[rule] = .some(Severity(rawValue: choice.rawValue))
      }
    }
  }
}

/// A rule's severity, or none.
enum RuleSeverity: String, CaseIterable {
  case error, warning, note, off
}
