import OversetFits
import OversetModel

/// The last visible paragraph fits, and those behind it are gone without an ellipsis.
enum LostParagraphs: LayoutRule {
  static let about = RuleDescription(
    .lostParagraphs, .error, "later paragraphs are cut without an ellipsis",
    meaning: """
      The text has line breaks of its own, and the label shows fewer lines than it has paragraphs. \
      UIKit shows an ellipsis only for the paragraph that it cuts: where the last visible one fits, \
      what follows is gone and nothing tells of it.
      """,
    example: """
      - {id: hint, keys: [hint], width: 300}
      "hint" = "Choose a seat.\\nPay later.";
      error: 'hint' (en) shows only 1 of 2 lines in 'hint', and nothing tells that there is more
      """,
    remedy:
      "Let the label show more lines, make it higher, or take the line breaks out of the text.",
    sources: [
      .reported("debugging of UILabel (STULabel): the ellipsis belongs to a paragraph")
    ])

  static let isAboutLostText = true

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    layout.numbers.losesParagraphs
  }

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    RuleMessage(
      "\(layout.name) shows only \(layout.fit.lines.count) of \(layout.fit.needs.lines) lines in "
        + "'\(layout.label)', and nothing tells that there is more\(layout.recovery)",
      suggestion: context.remedy(for: layout))
  }
}

extension RuleID {
  /// Later paragraphs are cut without an ellipsis.
  public static let lostParagraphs = RuleID("lost-paragraphs")
}
