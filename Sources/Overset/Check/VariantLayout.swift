import OversetFits
import OversetLabels

/// A text in one of a label's variants, while the rules look at it.
///
/// A class, because each rule goes through them, and a copy would count references to all of it.
final class VariantLayout {
  /// The variant's place in the label.
  let index: Int
  let variant: PlannedLabel.Variant
  let layout: CheckedLayout
  /// The text that was laid out; nil in tests that make a layout by hand.
  let text: LabelText?
  /// Whether the fit is a brief one.
  let isBrief: Bool

  init(
    index: Int, variant: PlannedLabel.Variant, layout: CheckedLayout, text: LabelText?,
    isBrief: Bool
  ) {
    self.index = index
    self.variant = variant
    self.layout = layout
    self.text = text
    self.isBrief = isBrief
  }

  /// Makes a brief fit whole, because a report will show it.
  func complete() {
    if isBrief, let text { layout.complete { variant.fitter.fit(text) } }
  }
}
