/// A kind of fault to look for: a `LayoutRule`, an `EntryRule`, an `AppRule`, or one about what
/// suppresses findings, which is asked once all others are known.
package protocol Rule: Sendable {
  static var about: RuleDescription { get }
  /// The same rule as one of a kind; nil where it is none. A cast would look through all conformances of
  /// the program, which takes longer than to start it.
  static var asLayoutRule: (any LayoutRule.Type)? { get }
  static var asEntryRule: (any EntryRule.Type)? { get }
  static var asAppRule: (any AppRule.Type)? { get }
}

extension Rule {
  package static var asLayoutRule: (any LayoutRule.Type)? { nil }
  package static var asEntryRule: (any EntryRule.Type)? { nil }
  package static var asAppRule: (any AppRule.Type)? { nil }
}

extension LayoutRule {
  package static var asLayoutRule: (any LayoutRule.Type)? { self }
}

extension EntryRule {
  package static var asEntryRule: (any EntryRule.Type)? { self }
}

extension AppRule {
  package static var asAppRule: (any AppRule.Type)? { self }
}

/// Every rule, in the order that rules and their findings are listed in.
///
/// A new rule is its file, and its line here.
let allRules: [any Rule.Type] = [
  Truncated.self, Clipped.self, LostParagraphs.self, ShrunkBelowMinimum.self,
  ShrunkBelowThreshold.self, Tightened.self, WordBroken.self, Crowded.self, Growth.self,
  LongLabel.self, MissingGlyph.self, GroupOverflow.self, InconsistentShrink.self,
  RowOverflow.self, Overlap.self, OffScreen.self, Unsatisfiable.self,
  RTLAlignment.self, ConflictingProperties.self, SmallText.self, Untranslated.self,
  ShownTags.self, FormatMismatch.self,
  MissingPlural.self,
  Unconstrained.self, DuplicateKey.self, StaleObjectID.self, WrongDirective.self,
  CatalogFaults.self, UnreadSource.self, StoreLimit.self, UnusedIgnore.self, StaleBaseline.self,
]
