import OversetFits
import OversetModel

/// Lines, or paint, lie outside of what the label can show.
enum Clipped: LayoutRule {
  static let about = RuleDescription(
    .clipped, .error,
    "text, a line that is higher than the label, or ink lies outside of what it shows",
    meaning: """
      One of three. The text is cut off at the edge without an ellipsis, because the line-break \
      mode clips or wraps: a reader cannot tell that there is more. Or one line is more than a \
      point higher than the label, which cuts it at the top and the bottom; it is a lesser fault \
      where the paint of the text lies inside all the same. Or the lines have room, but their \
      paint has not: Nastaliq, marks on letters of a fallback font and script fonts reach over \
      the edge of the label. That counts from a point on, and where a font stands in for one of \
      the system's, from what is not known of its shapes on (0.35 em); with clipsToBounds from a \
      pixel on. The finding names the edge. It is a lesser fault where less than 4 points \
      of a stand-in's shapes are cut.
      """,
    example: """
      - {id: row, keys: [settings], width: 300, height: 44, font: {textStyle: body}}
      "settings" = "Settings";
      error: the line of 'settings' (en, AX3) is 3.7 pt higher than 'row', which cuts it at the \
      top and the bottom, from AX3 on; fits up to AX2
      """,
    remedy: """
      For text: a truncating line-break mode shows at least that there is more; shorten the text \
      or widen the label. For a line: make the label as high as the line, or its font smaller; a \
      text style wants a label whose height it decides. For ink: make the label higher, or set \
      sizingRule: oversize (text styles, iOS 17).
      """,
    sources: [
      .documented("UILabel reference: lineBreakMode; UIView reference: clipsToBounds"),
      .documented("UILetterformAwareAdjusting, UILetterformAwareSizingRule: what appears clipped"),
      .reported("a line that is higher than its label is centred and cut; clipsToBounds = false"),
      .modelled("ink: the outlines of the font that is at hand, from a point on"),
    ])

  static let isAboutLostText = true

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    let fit = layout.numbers
    if cutsText(layout) || cutsLine(layout) { return true }
    // Lost text is worse than the edges of what is left, where clipping was not asked for.
    return fit.clipsInk && fit.hasInk
      && (fit.outcome != .truncated || layout.constraint.clipsToBounds)
  }

  private static func cutsText(_ layout: CheckedLayout) -> Bool {
    let fit = layout.numbers
    let isWhole = (fit.clipsInk || cutsLine(layout)) && fit.lostClusters == 0
    guard fit.outcome == .clipped && !isWhole && !fit.losesParagraphs else { return false }
    // Of one letter that is wider than the label only its side bearings are outside, as far as that.
    return fit.lostClusters > 0 || layout.overflow ?? 1 >= 1
  }

  /// Other rules report the height too, where they report lost text.
  private static func cutsLine(_ layout: CheckedLayout) -> Bool {
    layout.outcome == .clipped && layout.numbers.missingHeight > 0
  }

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    // Text that runs over the edge takes its ink along.
    if cutsText(layout) {
      return RuleMessage(
        "\(layout.name) \(layout.excess) and is cut off after \(layout.fit.shown.count) characters"
          + layout.missingHeightPhrase,
        suggestion: context.remedy(for: layout))
    }
    if cutsLine(layout) {
      return RuleMessage(
        "the line of \(layout.name) is \(layout.fit.missingHeight.tenths) pt higher than "
          + "'\(layout.label)', which cuts it at the top and the bottom",
        suggestion: layout.heightRemedy(context.clears(for: layout)))
    }
    let edges = layout.cutEdges.map { "\($1.tenths) pt at the \($0)" }
    return RuleMessage(
      "the ink of \(layout.name) is cut off by '\(layout.label)'"
        + (edges.isEmpty ? "" : ": " + edges.joined(separator: ", ")),
      suggestion: layout.inkRemedy(context.clears(for: layout)))
  }
}

extension RuleID {
  /// Text or ink lies outside of what the label can show.
  public static let clipped = RuleID("clipped")
}
