import OversetModel
import OversetSyntax

/// Findings to wave away: an entry of `ignore`. What it does not say it does not ask for.
public struct IgnoreEntry: Hashable, Sendable {
  /// Nil for all rules.
  public var rules: Set<RuleID>?
  /// Nil for all labels, and for what is about none.
  public var label: Glob?
  /// Nil for all keys.
  public var key: Glob?
  /// Nil for all tables.
  public var table: Glob?
  /// Nil for all locales.
  public var locales: Set<LocaleIdentifier>?
  /// Why, for those who read the configuration.
  public var reason: String?
  /// Where the configuration says it.
  public var position: TextPosition?

  /// Of all findings, or those of some rules.
  public init(rules: Set<RuleID>? = nil) { self.rules = rules }

  /// Whether a finding is one of these; one that is about no label, key, table or locale is none of
  /// those that name one.
  func matches(_ finding: Finding) -> Bool {
    func matches(_ glob: Glob?, _ name: String?) -> Bool {
      guard let glob else { return true }
      return name.map { glob.matches($0) } ?? false
    }
    if let rules, !rules.contains(finding.rule) { return false }
    let subject = finding.subject
    if let locales, subject.locale.map({ locales.contains($0) }) != true { return false }
    return matches(label, subject.label) && matches(key, subject.key)
      && matches(table, subject.table)
  }
}

/// Reads `ignore: [{rule: truncated, label: "news.*", locales: [fi], reason: …}]`.
enum IgnoreSettings {
  static let known = ["rule", "rules", "label", "key", "table", "locale", "locales", "reason"]

  static func read(_ setting: Setting, with reader: inout SettingReader) -> [IgnoreEntry] {
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
      ignored.key = values["key"].flatMap { reader.text($0) }.map { Glob($0) }
      ignored.table = values["table"].flatMap { reader.text($0) }.map { Glob($0) }
      ignored.reason = values["reason"].flatMap { reader.text($0) }
      if values.keys.allSatisfy({ $0 == "reason" }), reader.problems.count == problems {
        reader.report("say what to ignore: a rule, label, key, table or locale", at: element)
        return nil
      }
      return ignored
    }
  }
}

extension SettingReader {
  /// A list of rule names, or one name by itself.
  fileprivate mutating func rules(_ setting: Setting) -> [RuleID] {
    elements(setting).compactMap { rule($0) }
  }

  /// A rule by its name.
  mutating func rule(_ setting: Setting) -> RuleID? {
    guard let name = text(setting) else { return nil }
    if let rule = RuleID(rawValue: name) { return rule }
    let names = RuleID.allCases.map(\.rawValue)
    report("unknown rule '\(name)'\(suggestion(for: name, among: names))", at: setting)
    return nil
  }

  /// A locale by its identifier.
  mutating func locale(_ setting: Setting) -> LocaleIdentifier? {
    guard let name = text(setting) else { return nil }
    if let locale = LocaleIdentifier(name) { return locale }
    report("'\(name)' is not a locale identifier", at: setting)
    return nil
  }

  /// The elements of a list, or one value by itself.
  mutating func elements(_ setting: Setting) -> [Setting] {
    if case .scalar = setting.content { return [setting] }
    return list(setting)
  }
}
