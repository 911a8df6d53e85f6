import OversetModel
import OversetSyntax

/// The rules of one key: a format and its variables, texts by width, texts and rules by device.
struct StringsDictRule {
  let key: String
  /// The pair of the root, which gives all texts their key's position.
  let pair: PropertyList.Pair
  /// The device that the rules are for, inside a device rule.
  var device: String?

  func read(_ rules: [PropertyList.Pair], at start: Int, into texts: inout PropertyListTexts) {
    var format: (text: String, start: Int)?
    var variables: [StringsDictVariable] = []
    texts.read(rules) { rule, name, texts in
      switch (name, rule.value.content) {
      case ("NSStringLocalizedFormatKey", .text(let text)):
        if !texts.isOverridden { format = (text, rule.value.start) }
        add(text, at: rule.value.start, to: &texts)
      case ("NSStringVariableWidthRuleType", .dictionary(let widths)):
        readWidths(widths, into: &texts)
      case ("NSStringDeviceSpecificRuleType", .dictionary(let devices)):
        readDevices(devices, at: rule.keyStart, into: &texts)
      case ("NSStringLocalizedFormatKey", let content):
        texts.report("'\(name)' must be a string, not \(content.name)", at: rule.value.start)
      case (_, .dictionary(let cases)):
        var variable = StringsDictVariable(name: name, start: rule.keyStart)
        variable.read(cases, of: self, into: &texts)
        if !texts.isOverridden { variables.append(variable) }
      case (_, let content):
        texts.report("'\(name)' must be a dictionary, not \(content.name)", at: rule.value.start)
      }
    }
    let references = StringsDictReferences(key: key, variables: variables)
    if let format {
      references.check(format.text, at: format.start, into: &texts)
    } else if !variables.isEmpty || rules.isEmpty {
      texts.report("the rules of '\(key)' need 'NSStringLocalizedFormatKey'", at: start)
    }
  }

  /// Adds a text, as the case of a variable where an argument is given.
  func add(
    _ text: String, at start: Int, to texts: inout PropertyListTexts,
    plural: PluralCategory? = nil, width: String? = nil, variable: String? = nil,
    argument: VariableArgument? = nil
  ) {
    texts.add(
      text, at: start, of: key, in: pair,
      variation: Variation(plural: plural, device: device, width: width, substitution: variable),
      argument: argument)
  }

  private func readWidths(_ widths: [PropertyList.Pair], into texts: inout PropertyListTexts) {
    texts.read(widths) { pair, width, texts in
      let isNumber = !width.isEmpty && width.utf8.allSatisfy { (0x30...0x39).contains($0) }
      if !isNumber { texts.report("the width '\(width)' must be a number", at: pair.keyStart) }
      guard case .text(let text) = pair.value.content else {
        return texts.report(
          "the text for the width \(width) must be a string, not \(pair.value.content.name)",
          at: pair.value.start)
      }
      add(text, at: pair.value.start, to: &texts, width: width)
    }
  }

  private func readDevices(
    _ devices: [PropertyList.Pair], at start: Int, into texts: inout PropertyListTexts
  ) {
    guard device == nil else {
      return texts.report("a device rule cannot stand in another one", at: start)
    }
    texts.read(devices) { pair, device, texts in
      var rule = self
      rule.device = device
      switch pair.value.content {
      case .text(let text): rule.add(text, at: pair.value.start, to: &texts)
      case .dictionary(let rules): rule.read(rules, at: pair.value.start, into: &texts)
      case let content:
        texts.report(
          "the value for '\(device)' must be a string or a rule, not \(content.name)",
          at: pair.value.start)
      }
    }
  }
}
