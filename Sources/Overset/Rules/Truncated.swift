/// Text is lost behind an ellipsis; where the label shrinks, `shrunk-below-minimum` says so
/// instead.
struct Truncated: LayoutRule {
  let id = RuleID.truncated

  func message(
    _ layout: CheckedLayout, isSource: Bool, settings: RuleSettings
  ) -> RuleMessage? {
    guard layout.fit.outcome == .truncated, layout.fit.scale == 1, !layout.fit.losesParagraphs
    else { return nil }
    return RuleMessage(
      "\(layout.name) \(layout.excess) and loses \(layout.loss)", suggestion: layout.remedy)
  }
}
