import OversetFits
import OversetModel

/// A text of many lines: it belongs in a text view.
enum LongLabel: LayoutRule {
  static let about = RuleDescription(
    .longLabel, .note, "more than four lines that fill the label: a text view would serve better",
    meaning: """
      The text takes more than four lines at the label's width, and more than 80 % of the lines or \
      of the height that the label has. Labels are for short texts: they cannot be selected, \
      scrolled or searched. Nothing is said of a label that is as high as its text, nor of a text view, nor \
      of texts in windows of macOS, where explanations have many lines.
      """,
    example: """
      - {id: terms, keys: [terms], width: 280, numberOfLines: 8}
      note: 'terms' (de) takes 7 lines in 'terms'
      """,
    remedy: "Use a text view (UITextView), or shorten the text.",
    sources: [
      .documented("Human Interface Guidelines, Labels: keep them short"),
      .modelled("four lines and the share: choices of this project"),
    ])

  static let givesWayTo: Set<RuleID> = aboutLostText

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    let numbers = layout.numbers
    // A key or source text in place of a translation says nothing of this locale.
    guard numbers.neededLines > Clearance.mostLabelLines, !layout.isFallback,
      layout.setting.constraint.kind != .nsTextField
    else { return false }
    let most = layout.setting.constraint.numberOfLines
    let usedLines = most > 0 ? Double(numbers.neededLines) / Double(most) : 0
    return max(usedLines, numbers.usedHeight ?? 0) > RuleSettings.quietUse
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
