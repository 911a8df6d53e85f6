import OversetLabels
import OversetModel
import OversetRules

/// A text as it was set in one of a label's variants: what is left to measure in it.
///
/// A class, because a copy would count references to all of it.
final class SetText {
  let variant: PlannedLabel.Variant
  let text: LabelText
  /// Whether the fit is a brief one.
  let isBrief: Bool
  /// What rules see of it.
  let values: VariantLayout

  init(_ values: VariantLayout, in variant: PlannedLabel.Variant, _ text: LabelText, isBrief: Bool)
  {
    self.values = values
    self.variant = variant
    self.text = text
    self.isBrief = isBrief
  }

  /// Makes a brief fit whole, because a report will show it.
  func complete() {
    if isBrief { values.layout.complete { variant.fitter.fit(text) } }
  }

  /// What makes this one layout fit.
  func remedy(_ settings: RuleSettings) -> Remedy {
    let layout = values.layout
    guard !layout.cutsWholeText else { return Remedy(clears: Clearance(layout)) }
    let (fitter, constraint, insets) = (variant.fitter, layout.constraint, layout.insets)
    let legible = settings.legibleScale(of: constraint.font.pointSize)
    let leastRoom = fitter.leastRoom(
      for: text, layout.fit.needs, legible: legible,
      insets: Size(width: insets.leading + insets.trailing, height: insets.top + insets.bottom),
      mostLines: Clearance.mostLines(from: constraint.numberOfLines))
    return Remedy(
      // What is left of a text is in a line as high.
      cut: layout.fit.missingHeight > 0 ? nil : fitter.cut(text, legible: legible),
      clears: Clearance(layout, leastRoom: leastRoom, breaksWords: fitter.breaksWords(of: text)))
  }
}
