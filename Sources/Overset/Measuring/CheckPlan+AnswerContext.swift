import OversetRules
import OversetTypesetting

extension CheckPlan {
  /// What all measured answers depend on, beside their texts and labels.
  var answerContext: [UInt8] {
    var rules = configuration.rules
    var writer = AnswerWriter()
    for (rule, severity) in rules.severities.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      writer.put(rule.rawValue)
      writer.put(severity?.rawValue ?? "")
    }
    // A dictionary has another order in each run.
    rules.severities = [:]
    writer.put(dumpOf: rules)
    writer.put(keepsLayouts)
    for file in fontFiles {
      writer.put(file)
      writer.put(fonts.digest(ofFileAt: file))
    }
    for (script, family) in configuration.fonts.fallback.sorted(by: { $0.key < $1.key }) {
      writer.put(script)
      writer.put(family)
    }
    writer.put(fonts.leastSystem ?? 0)
    return writer.bytes
  }
}
