import OversetLabels

/// A text in one of a label's variants, while the rules look at it.
struct VariantLayout {
  /// The variant's place in the label.
  let index: Int
  let variant: PlannedLabel.Variant
  let layout: CheckedLayout
  /// The text that was laid out; nil in tests that make a layout by hand.
  let text: LabelText?
  /// Whether the fit is a brief one.
  let isBrief: Bool

  /// Makes a brief fit whole, because a report will show it.
  func complete() {
    if isBrief, let text { layout.complete { variant.fitter.fit(text) } }
  }
}
