/// Shrunk to `minimumScaleFactor`, the text is still too large, and is truncated as well.
struct ShrunkBelowMinimum: LayoutRule {
  let id = RuleID.shrunkBelowMinimum

  func message(
    _ layout: CheckedLayout, isSource: Bool, settings: RuleSettings
  ) -> RuleMessage? {
    guard layout.fit.outcome == .truncated, layout.fit.scale < 1, !layout.fit.losesParagraphs
    else { return nil }
    let minimum = layout.constraint.minimumScaleFactor.hundredths
    let needed = layout.fit.needs.scale.map { "only a scale of \($0.hundredths) would do" }
    return RuleMessage(
      "\(layout.name) is shrunk to the minimum of \(minimum) in '\(layout.label)' and still loses "
        + layout.loss + (needed.map { "; " + $0 } ?? ""),
      suggestion: layout.remedy)
  }
}
