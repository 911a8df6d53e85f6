import OversetModel

/// Lines, or paint, lie outside of what the label can show.
enum Clipped: LayoutRule {
  static let about = RuleDescription(
    .clipped, .error, "text or ink lies outside of what the label can show",
    meaning: """
      Either the text is cut off at the edge without an ellipsis, because the line-break mode \
      clips or wraps: a reader cannot tell that there is more. Or the text fits by its metrics, \
      but its paint does not: marks of Thai, Arabic, Vietnamese or Burmese reach higher or lower \
      than the line, and a label with clipsToBounds cuts them off. The finding names the edge.
      """,
    example: """
      - {id: price, keys: [price], width: 80, height: 18, clipsToBounds: true}
      "price" = "ที่นี่";
      error: the ink of 'price' (th) is cut off by 'price': 1.4 pt at the top
      """,
    remedy: """
      For text: a truncating line-break mode shows at least that there is more; shorten the text \
      or widen the label. For ink: make the label higher, set sizingRule: oversize (text styles, \
      iOS 17), or do without clipsToBounds.
      """,
    sources: [
      .documented("UILabel reference: lineBreakMode; UIView reference: clipsToBounds"),
      .documented("UILabel reference: sizingRule, UILetterformAwareSizingRule"),
      .modelled("ink: the outlines of the font that is at hand, within a pixel"),
    ])

  static let isAboutLostText = true

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    cutsText(layout) || layout.fit.clipsInk && layout.fit.inkBounds != nil
  }

  private static func cutsText(_ layout: CheckedLayout) -> Bool {
    let isInkOnly = layout.fit.clipsInk && layout.fit.lostClusters == 0
    return layout.fit.outcome == .clipped && !isInkOnly && !layout.fit.losesParagraphs
  }

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    // Text that runs over the edge takes its ink along.
    if cutsText(layout) {
      return RuleMessage(
        "\(layout.name) \(layout.excess) and is cut off after \(layout.fit.shown.count) characters",
        suggestion: context.remedy(for: layout))
    }
    return RuleMessage(
      "the ink of \(layout.name) is cut off by '\(layout.label)'"
        + (layout.fit.inkBounds.map { edges($0, layout) } ?? ""),
      suggestion: "make '\(layout.label)' larger, or do without 'clipsToBounds'")
  }

  /// `: 3.2 pt at the top, 1.1 pt at the left`, by as much as a pixel or more.
  private static func edges(_ ink: Rect, _ layout: CheckedLayout) -> String {
    let bounds = layout.bounds
    let edges = [
      ("top", bounds.minY - ink.minY), ("bottom", ink.maxY - bounds.maxY),
      ("left", bounds.minX - ink.minX), ("right", ink.maxX - bounds.maxX),
    ].filter { $1.isFinite && $1 * layout.displayScale >= 1 }
    if edges.isEmpty { return "" }
    return ": " + edges.map { "\($1.tenths) pt at the \($0)" }.joined(separator: ", ")
  }
}

extension RuleID {
  /// Text or ink lies outside of what the label can show.
  public static let clipped = RuleID("clipped")
}
