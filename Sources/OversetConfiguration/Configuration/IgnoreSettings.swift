package import OversetModel
package import OversetRules

/// Reads `ignore: [{rule: truncated, label: "news.*", locales: [fi], reason: …}]`.
enum IgnoreSettings {
  static let known = [
    "rule", "rules", "label", "object", "key", "table", "locale", "locales", "reason",
  ]

  static func read(_ setting: WrittenSetting, with reader: inout SettingReader) -> [IgnoreEntry] {
    reader.list(setting).compactMap { element in
      let problems = reader.problems.count
      let values = reader.map(element, known: known)
      guard case .map = element.content else { return nil }
      var ignored = IgnoreEntry()
      ignored.position = element.position
      let rules = [values["rule"], values["rules"]].compactMap { $0 }
      if !rules.isEmpty { ignored.rules = Set(rules.flatMap { reader.rules($0) }) }
      let locales = [values["locale"], values["locales"]].compactMap { $0 }
      if !locales.isEmpty {
        ignored.locales = Set(
          locales.flatMap { reader.elements($0) }.compactMap { reader.locale($0) })
      }
      ignored.label = values["label"].flatMap { reader.text($0) }.map { Glob($0) }
      ignored.object = values["object"].flatMap { reader.object($0) }
      ignored.key = values["key"].flatMap { reader.text($0) }.map { Glob($0) }
      ignored.table = values["table"].flatMap { reader.text($0) }.map { Glob($0) }
      ignored.reason = values["reason"].flatMap { reader.text($0) }
      if values.keys.allSatisfy({ $0 == "reason" }), reader.problems.count == problems {
        reader.report(
          "say what to ignore: a rule, label, object, key, table or locale", at: element)
        return nil
      }
      return ignored
    }
  }
}

extension SettingReader {
  /// A list of rule names, or one name by itself.
  fileprivate mutating func rules(_ setting: WrittenSetting) -> [RuleID] {
    elements(setting).compactMap { rule($0) }
  }

  /// A rule by its name.
  package mutating func rule(_ setting: WrittenSetting) -> RuleID? {
    guard let name = text(setting) else { return nil }
    if let rule = RuleID(rawValue: name) { return rule }
    let names = RuleID.allCases.map(\.rawValue)
    report("unknown rule '\(name)'\(suggestion(for: name, among: names))", at: setting)
    return nil
  }

  /// An object of a document.
  mutating func object(_ setting: WrittenSetting) -> ObjectReference? {
    guard let text = text(setting) else { return nil }
    if let object = ObjectReference(text) { return object }
    report("expected a document and an object id: Settings.storyboard#abc-12-xyz", at: setting)
    return nil
  }

  /// A locale by its identifier.
  package mutating func locale(_ setting: WrittenSetting) -> LocaleIdentifier? {
    guard let name = text(setting) else { return nil }
    if let locale = LocaleIdentifier(name) { return locale }
    report("'\(name)' is not a locale identifier", at: setting)
    return nil
  }
}
