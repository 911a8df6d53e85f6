/// A kind of fault to look for: a `LayoutRule`, an `EntryRule`, an `AppRule`, or one about what
/// suppresses findings, which is asked once all others are known.
package protocol Rule: Sendable {
  static var about: RuleDescription { get }
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
  CatalogFaults.self, StoreLimit.self, UnusedIgnore.self, StaleBaseline.self,
]
