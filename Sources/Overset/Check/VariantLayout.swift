import OversetLabels

/// A text in one of a label's variants, while the rules look at it.
struct VariantLayout {
  /// The variant's place in the label.
  let index: Int
  let variant: PlannedLabel.Variant
  let layout: CheckedLayout
  /// What a brief fit is completed from; nil where the fit is whole.
  let brief: LabelText?

  /// Makes a brief fit whole, because a report will show it.
  func complete() {
    if let brief { layout.complete { variant.fitter.fit(brief) } }
  }
}
