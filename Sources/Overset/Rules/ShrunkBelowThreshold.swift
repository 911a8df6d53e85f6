/// The text fits only below the scale or the point size that the project calls legible.
struct ShrunkBelowThreshold: LayoutRule {
  let id = RuleID.shrunkBelowThreshold

  func message(
    _ layout: CheckedLayout, isSource: Bool, settings: RuleSettings
  ) -> RuleMessage? {
    let scale = layout.fit.scale
    let size = scale * layout.constraint.font.pointSize
    guard layout.fit.outcome == .shrunk else { return nil }
    let limit: String
    if scale < settings.leastScale {
      limit = "a scale of \(settings.leastScale.hundredths)"
    } else if size < settings.leastPointSize {
      limit = "\(settings.leastPointSize.tenths) pt"
    } else {
      return nil
    }
    return RuleMessage(
      "\(layout.name) fits '\(layout.label)' only at \(size.tenths) pt, a scale of "
        + "\(scale.hundredths), below \(limit)",
      suggestion: layout.fit.needs.width.map {
        "shorten it, or make '\(layout.label)' \($0.roundedUp) pt wide"
      })
  }
}
