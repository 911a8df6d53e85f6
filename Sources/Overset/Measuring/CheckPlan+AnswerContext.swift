import OversetRules

extension CheckPlan {
  /// What all measured answers depend on, beside their texts and labels.
  var answerContext: [UInt8] {
    let rules = configuration.rules
    var writer = AnswerWriter()
    writer.put(rules.comfortableShare)
    writer.put(rules.leastScale)
    writer.put(rules.leastPointSize)
    writer.put(rules.turnsOff(.shrunkBelowThreshold))
    writer.put(keepsLayouts)
    for file in fontFiles {
      writer.put(file)
      writer.put(fonts.digest(ofFileAt: file))
    }
    for (script, family) in configuration.fonts.fallback.sorted(by: { $0.key < $1.key }) {
      writer.put(script)
      writer.put(family)
    }
    return writer.bytes
  }
}
