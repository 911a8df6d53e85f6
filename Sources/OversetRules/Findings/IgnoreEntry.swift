import OversetCatalogs
public import OversetModel

/// Findings to suppress: an entry of `ignore`. A property that is nil matches everything.
public struct IgnoreEntry: Hashable, Sendable {
  /// Nil for all rules.
  public var rules: Set<RuleID>?
  /// Nil for all labels, and for what is about none. Of a document's object the path matches too.
  public var label: Glob?
  /// Nil for all labels, and for what is about none.
  package var object: ObjectReference?
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
  package func matches(_ finding: Finding) -> Bool {
    func matches(_ glob: Glob?, _ name: String?) -> Bool {
      guard let glob else { return true }
      return name.map { glob.matches($0) } ?? false
    }
    if let rules, !rules.contains(finding.rule) { return false }
    let subject = finding.subject
    if let locales, subject.locale.map({ locales.contains($0) }) != true { return false }
    return matches(key, subject.key) && matches(table, subject.table)
      && matchesLabel(subject.label)
  }

  private func matchesLabel(_ name: String?) -> Bool {
    if label == nil, object == nil { return true }
    guard let name else { return false }
    let object = ObjectLabelName(name)
    if let wanted = self.object, object.map(wanted.matches) != true { return false }
    guard let label else { return true }
    return label.matches(name) || object.map { label.matches($0.path) } ?? false
  }
}
