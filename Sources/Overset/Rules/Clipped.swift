/// Lines, or a part of one, lie outside of what the label can show.
struct Clipped: LayoutRule {
  let id = RuleID.clipped

  func message(
    _ layout: CheckedLayout, isSource: Bool, settings: RuleSettings
  ) -> RuleMessage? {
    guard layout.fit.outcome == .clipped, !layout.fit.losesParagraphs else { return nil }
    return RuleMessage(
      "\(layout.name) \(layout.excess) and is cut off after \(layout.fit.shown.count) characters",
      suggestion: layout.remedy)
  }
}
