package import OversetModel

/// A rule about files, keys, labels or groups of them: about the app as a whole.
package protocol AppRule: Rule {
  /// Whether it needs `CheckedApp.groups`, and so all layouts.
  static var looksAtGroups: Bool { get }

  /// Whether it looks at entries. Such a rule is asked about one batch of a large app's tables after
  /// another: what it finds in a table must not depend on other tables.
  static var looksAtTexts: Bool { get }

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding]

  /// What is found in an app, from what was found in its batches.
  static func joined(_ findings: [Finding]) -> [Finding]

  /// What is said of all findings in a table that are counted, at least one; nil for what is said of
  /// the first.
  static func message(ofMany findings: [Finding]) -> RuleMessage?
}

extension AppRule {
  package static func message(ofMany findings: [Finding]) -> RuleMessage? { nil }

  package static var looksAtGroups: Bool { false }

  package static var looksAtTexts: Bool { false }

  package static func joined(_ findings: [Finding]) -> [Finding] { findings }
}

/// The rules about the app that are not off, in the order of all rules.
package struct AppRules: Sendable {
  package let rules: [(rule: any AppRule.Type, id: RuleID, severity: Severity)]

  package init(_ settings: RuleSettings) { rules = settings.active { $0.asAppRule } }
}
