import OversetModel

/// Text is lost behind an ellipsis; where the label shrinks, `shrunk-below-minimum` says so
/// instead.
enum Truncated: LayoutRule {
  static let about = RuleDescription(
    .truncated, .error, "text is lost behind an ellipsis",
    meaning: """
      The text does not fit the label's lines, and the label cuts it where its line-break mode \
      says: the end, the start or the middle gives way to an ellipsis. The finding tells how far \
      it is over, how many characters nobody sees, and what would make it fit. Where the label \
      scrolls (enablesMarqueeWhenAncestorFocused) or shows the whole text under a pointer \
      (showsExpansionTextWhenTruncated), the severity is one step lower.
      """,
    example: """
      - {id: pay, keys: [checkout.pay], width: 176, font: {textStyle: headline}}
      "checkout.pay" = "Zahlungspflichtig bestellen";
      error: 'checkout.pay' (de) is 38.5 pt wider than 'pay' and loses 7 characters
      """,
    remedy: """
      Shorten the text, give the label more lines or width, or let it shrink \
      (adjustsFontSizeToFitWidth with a minimumScaleFactor).
      """,
    sources: [
      .documented("UILabel reference: lineBreakMode, numberOfLines"),
      .measured("the cut: recordings of a UILabel in the three truncating modes"),
    ])

  static let isAboutLostText = true

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    layout.outcome == .truncated && layout.numbers.scale == 1 && !layout.numbers.losesParagraphs
  }

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    RuleMessage(
      "\(layout.name) \(layout.excess) and loses \(layout.loss)\(layout.recovery)"
        + layout.missingHeightPhrase,
      suggestion: context.remedy(for: layout))
  }
}

extension RuleID {
  /// Text is lost behind an ellipsis.
  public static let truncated = RuleID("truncated")
}
