import OversetFits
import OversetModel

/// A translation is much wider than the text it was made from.
enum Growth: LayoutRule {
  static let about = RuleDescription(
    .growth, .note, "at least twice as wide as the source",
    meaning: """
      The text, on one line and unshrunk, is at least twice as wide as the source locale's text in \
      the same label, and takes more than 80 % of the room. It may fit all the same; a translation \
      that grows so much is worth a look, and says how much room a label should leave. Short texts \
      grow most: of fewer than eight characters nothing is said. It is looked at once for a text, at \
      the smallest size.
      """,
    example: """
      "pay" = "Pay";    "pay" = "Zahlungspflichtig bestellen";
      note: 'pay' (de) is 7.4 times as wide as its source: 204.8 pt instead of 27.7 pt
      """,
    thresholds: [
      RuleDescription.Threshold(
        "from", "the factor from which a text is reported", in: 1...1000, \.growthFrom)
    ],
    remedy: "Ask for a shorter translation, or leave room for it.",
    sources: [
      .documented("Internationalization and Localization Guide: texts grow in translation"),
      .modelled("the factor, the share and the eight characters: choices of this project"),
    ])

  static let comparesWidths = true

  /// Widths hardly change their proportion with the size.
  static let looksAtEachVariant = false

  static let givesWayTo: Set<RuleID> = Tightened.givesWayTo.union([.tightened, .crowded])

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    guard let widths = context.widths, widths.source > 0,
      widths.text >= context.settings.growthFrom * widths.source,
      let used = layout.numbers.usedWidth
    else { return false }
    return used > RuleSettings.quietUse && layout.text.utf16.count >= fewestCharacters
  }

  /// A shorter text may be twice as wide for a letter or two.
  private static let fewestCharacters = 8

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    guard let widths = context.widths else { return RuleMessage(layout.name) }
    return RuleMessage(
      "\(layout.name) is \((widths.text / widths.source).tenths) times as wide as its source: "
        + "\(widths.text.tenths) pt instead of \(widths.source.tenths) pt")
  }
}

extension RuleID {
  /// At least twice as wide as the source.
  public static let growth = RuleID("growth")
}
