/// The last visible paragraph fits, and those behind it are gone without an ellipsis.
struct LostParagraphs: LayoutRule {
  let id = RuleID.lostParagraphs

  func message(
    _ layout: CheckedLayout, isSource: Bool, settings: RuleSettings
  ) -> RuleMessage? {
    guard layout.fit.losesParagraphs else { return nil }
    return RuleMessage(
      "\(layout.name) shows only \(layout.fit.lines.count) of \(layout.fit.needs.lines) lines in "
        + "'\(layout.label)', and nothing tells that there is more",
      suggestion: "let '\(layout.label)' show \(layout.fit.needs.lines) lines")
  }
}
