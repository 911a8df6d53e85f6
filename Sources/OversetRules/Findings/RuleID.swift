/// A rule, by the name that reports and configurations use.
///
/// Not an enumeration: each rule says its name in its own file, and `allRules` lists them.
public struct RuleID: Hashable, Sendable {
  /// As it is written: `word-broken`.
  public let rawValue: String

  /// For the rules themselves; elsewhere a name may be that of no rule.
  package init(_ name: String) { rawValue = name }

  /// Nil where there is no rule of that name.
  public init?(rawValue name: String) {
    guard let rule = RuleID.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = rule
  }
}

extension RuleID: CaseIterable {
  /// In the order that rules are listed in.
  public static var allCases: [RuleID] { RuleDescription.all.map(\.id) }

  /// What the rule is.
  public var about: RuleDescription? { RuleDescription.all.first { $0.id == self } }

  /// What a finding of the rule says, in a phrase.
  public var summary: String { about?.summary ?? rawValue }
}
