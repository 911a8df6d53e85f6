import OversetModel

/// Shrunk to its minimum, the text is still too large, and is truncated as well.
enum ShrunkBelowMinimum: LayoutRule {
  static let about = RuleDescription(
    .shrunkBelowMinimum, .error, "even the smallest scale is not enough",
    meaning: """
      The label shrinks its text to minimumScaleFactor (or minimumFontSize), and the text is still \
      too large: what a person sees is small and cut off. It is reported in place of 'truncated'.
      """,
    example: """
      - {id: pay, keys: [pay], width: 90, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.9}
      "pay" = "Zahlungspflichtig";
      error: 'pay' (de) is shrunk to the minimum of 0.9 in 'pay' and still loses 8 characters
      """,
    remedy: "As for 'truncated'; a smaller minimumScaleFactor only trades one fault for another.",
    sources: [
      .documented("UILabel reference: adjustsFontSizeToFitWidth, minimumScaleFactor"),
      .modelled("the scale: the largest at which the text fits; UIKit's steps are not published"),
    ])

  static let isAboutLostText = true

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    layout.outcome == .truncated && layout.numbers.scale < 1 && !layout.numbers.losesParagraphs
  }

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    let minimum = layout.fit.scale.hundredths
    return RuleMessage(
      "\(layout.name) is shrunk to the minimum of \(minimum) in '\(layout.label)' and still loses "
        + layout.loss + layout.recovery + layout.missingHeightPhrase,
      suggestion: context.remedy(for: layout))
  }
}

extension RuleID {
  /// Even the smallest scale is not enough.
  public static let shrunkBelowMinimum = RuleID("shrunk-below-minimum")
}
