import OversetModel
import OversetFits

/// The text uses almost all of the width; in the source locale it leaves none for translations.
enum Crowded: LayoutRule {
  static let about = RuleDescription(
    .crowded, .note, "uses 90 % or more of the width (source locale: 85 %)",
    meaning: """
      The text fits, but a little change of it, or of the font, would cut it off. In the source \
      locale the limit is lower, because translations are mostly longer than their source. A text \
      that is cut off, shrunk or tightened at another size or on another screen is not reported again, \
      and nothing is said where the text may have as many lines as it needs, as in a text view.
      """,
    example: """
      - {id: pay, keys: [pay], width: 114}
      "pay" = "Jetzt bezahlen";
      note: 'pay' (de) uses 97 % of the width of 'pay'
      """,
    thresholds: [
      RuleDescription.Threshold(
        "from", "the share of the width from which a text is reported", in: 0...10, \.crowdedFrom),
      RuleDescription.Threshold(
        "sourceFrom", "the same in the source locale", in: 0...10, \.crowdedSourceFrom),
    ],
    remedy: "Leave more room, before a translation or a larger text size needs it.",
    sources: [
      .documented("Internationalization and Localization Guide: leave room for translations"),
      .modelled("the shares: a choice of this project"),
    ])

  static let givesWayTo: Set<RuleID> = Tightened.givesWayTo.union([.tightened, .wordBroken])

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    let settings = context.settings
    let limit = context.isSource ? settings.crowdedSourceFrom : settings.crowdedFrom
    // What a room leaves says something only of a room that is known.
    guard layout.outcome == .fits, !layout.setting.growsWithText,
      layout.setting.frameDoubt?.isStrong != true,
      let used = layout.numbers.usedWidth
    else { return false }
    return used >= limit && used <= 1 + 1e-6
  }

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    RuleMessage(
      "\(layout.name) uses \((layout.fit.used.width ?? 1).percent) of the width of '\(layout.label)'"
        + (context.isSource ? " and leaves no room for translations" : ""))
  }
}

extension RuleID {
  /// Uses nearly all of the width.
  public static let crowded = RuleID("crowded")
}
