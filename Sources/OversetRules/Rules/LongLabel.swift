import OversetFits
import OversetModel

/// A text of many lines: it belongs in a text view.
enum LongLabel: LayoutRule {
  static let about = RuleDescription(
    .longLabel, .note, "more than four lines: a text view would serve better",
    meaning: """
      The text takes more than four lines at the label's width, whether the label shows them or \
      not. Labels are for short texts: they cannot be selected, scrolled or searched.
      """,
    example: """
      - {id: terms, keys: [terms], width: 280, numberOfLines: 0}
      note: 'terms' (de) takes 7 lines in 'terms'
      """,
    remedy: "Use a text view (UITextView), or shorten the text.",
    sources: [
      .documented("Human Interface Guidelines, Labels: keep them short"),
      .modelled("four lines: a choice of this project"),
    ])

  static let givesWayTo: Set<RuleID> = aboutLostText

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    // A key or source text in place of a translation says nothing of this locale.
    layout.numbers.neededLines > Clearance.mostLabelLines && !layout.isFallback
  }

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    RuleMessage(
      "\(layout.name) takes \(layout.fit.needs.lines) lines in '\(layout.label)'",
      suggestion: "a text view can be scrolled and searched")
  }
}

extension RuleID {
  /// More than four lines.
  public static let longLabel = RuleID("long-label")
}
