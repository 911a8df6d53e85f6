import OversetModel

/// The rules, by the names that reports and configurations use.
public enum RuleID: String, Sendable, CaseIterable {
  case truncated
  case clipped
  case lostParagraphs = "lost-paragraphs"
  case shrunkBelowMinimum = "shrunk-below-minimum"
  case shrunkBelowThreshold = "shrunk-below-threshold"
  case crowded
  case missingGlyph = "missing-glyph"
  case rtlAlignment = "rtl-alignment"
  case untranslated
  case unconstrained
  case catalogFault = "catalog-fault"
}
