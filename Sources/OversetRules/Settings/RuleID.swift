/// A rule, by the name that reports and configurations use.
///
/// Not an enumeration: each rule says its name in its own file, and `allRules` lists them.
public struct RuleID: Hashable, Sendable {
  /// As it is written: `word-broken`.
  public let rawValue: String

  /// For the rules themselves; elsewhere a name may be that of no rule.
  package init(_ name: String) { rawValue = name }
}

extension RuleID {
  /// Fits only below the legible scale or size.
  ///
  /// Not beside its rule, because remedies keep to its limit too.
  public static let shrunkBelowThreshold = RuleID("shrunk-below-threshold")
}
