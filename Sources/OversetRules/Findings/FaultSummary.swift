package import OversetModel

/// What is left of all layouts of a text in a label for what a rule finds in it, beside the first of
/// them that is at fault.
package struct FaultSummary: Sendable {
  /// The index among the rules that are not off.
  package var rule: Int
  package var severity: Severity
  /// The variant of the first layout at fault.
  package var variant: Int
  /// What follows the rule's own words: at which sizes, on which screens. Empty where there is one.
  package var phrase: String
  /// How many points of width the text lacks at most; nil where the first layout says it.
  package var lack: Points?
  /// Whether the first layout does not say all.
  package var hasExtent: Bool
  /// Whether other layouts at fault ask for more than the first does.
  package var asksForMore: Bool
  /// Whether the finding says up to which number the text fits, where it has one.
  package var mayDependOnNumber: Bool

  /// Each by its name.
  package init(
    rule: Int, severity: Severity, variant: Int, phrase: String, lack: Points?, hasExtent: Bool,
    asksForMore: Bool, mayDependOnNumber: Bool
  ) {
    self.rule = rule
    self.severity = severity
    self.variant = variant
    self.phrase = phrase
    self.lack = lack
    self.hasExtent = hasExtent
    self.asksForMore = asksForMore
    self.mayDependOnNumber = mayDependOnNumber
  }
}
