import OversetFits
import OversetModel

/// The text fits only with its characters closer together.
enum Tightened: LayoutRule {
  static let about = RuleDescription(
    .tightened, .note, "fits only tightened",
    meaning: """
      The label takes away some of the space between characters (\
      allowsDefaultTighteningForTruncation) and so shows all of a text that is a little too wide. \
      All is seen; the next word more would be cut off.
      """,
    example: """
      - {id: title, keys: [title], width: 120, allowsDefaultTighteningForTruncation: true}
      note: 'title' (fi) fits 'title' only with 0.31 pt less between its characters
      """,
    remedy: "Nothing must be done. Widen the label where translations are likely to grow.",
    sources: [
      .documented("UILabel reference: allowsDefaultTighteningForTruncation"),
      .documented("NSParagraphStyle reference: the tightening factor for truncation is 0.05"),
      .modelled("the same space is taken behind every cluster; tightening comes before shrinking"),
    ])

  static let givesWayTo: Set<RuleID> = aboutLostText.union([.shrunkBelowThreshold])

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    layout.outcome == .tightened
  }

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    RuleMessage(
      "\(layout.name) fits '\(layout.label)' only with \((-layout.fit.kern).hundredths) pt less "
        + "between its characters",
      suggestion: Clearance(layout).width.map { "make '\(layout.label)' \($0.roundedUp) pt wide" })
  }
}

extension RuleID {
  /// Fits only tightened.
  public static let tightened = RuleID("tightened")
}
