import OversetModel
import OversetTypesetting

/// Lays a text out in a label, as UILabel would.
public struct LabelFitter: Sendable {
  /// What the label is told about its text.
  public let constraint: LabelConstraint
  /// The label's room in its own coordinates; an infinite height is unlimited.
  public let bounds: Rect
  private let measuresInk: Bool
  private let room: LabelRoom
  private let isSimple: Bool

  /// `displayScale`: pixels in a point. Any numbers will do: `usable` says what becomes of those
  /// that no label has.
  ///
  /// Looking at the paint of every line takes longer than laying it out: without `measuringInk` only
  /// labels that clip or grow for it do.
  public init(
    constraint: LabelConstraint, bounds: Rect, displayScale: Double, measuringInk: Bool = true
  ) {
    let (constraint, bounds) = (constraint.usable, bounds.usable)
    measuresInk = measuringInk || constraint.clipsToBounds || constraint.growsForInk
    self.constraint = constraint
    self.bounds = bounds
    isSimple = constraint.isSimple
    room = LabelRoom(
      bounds: Size(width: bounds.width, height: bounds.height), constraint: constraint.effective,
      grid: PixelGrid(displayScale: displayScale))
  }

  /// What the label does with the text.
  public func fit(_ text: LabelText) -> LabelFit {
    let drawing = room.drawingRoom(of: text)
    let drawn = drawing.drawn(text)
    let isRightToLeft = constraint.isRightToLeft(in: text.locale, by: text.typesetter)
    let ink = measuresInk ? LabelInk(drawn, of: text) : LabelInk.unknown
    let growth = constraint.growsForInk ? ink.growth(beyond: drawn.stack) : .zero
    let queries = SizeQueries(
      text, constraint: room.constraint, bounds: bounds, grid: room.grid, growth: growth,
      drawn: constraint.verticalAlignment == nil ? drawn : nil)
    let textRect = LabelPlacement.place(
      queries.textRect, in: bounds, constraint.verticalAlignment, isRightToLeft: isRightToLeft)
    let placement = LabelPlacement(
      bounds: bounds, constraint: room.constraint, isRightToLeft: isRightToLeft,
      textRect: textRect, growth: growth,
      unshrunk: drawn.scale < 1
        ? text.wholeLine(width: bounds.width, at: text.font.size).metrics : nil)
    let visible = VisibleText(drawn.stack, of: text, mode: room.constraint.lineBreakMode)
    let lines = visible.lines(at: placement)
    let inkBounds = ink.bounds(of: lines, shadow: constraint.shadow)
    let overflow = constraint.clipsToBounds ? inkBounds?.overflow(of: bounds) ?? 0 : 0
    var fit = briefFit(
      text, drawn, in: drawing, visible, inkOverflow: overflow, growth: growth)
    fit.clipsInk = overflow > room.grid.pixel + roundingSlack
    if fit.clipsInk, drawn.outcome != .truncated { fit.outcome = .clipped }
    fit.lines = lines
    fit.shown = visible.shown
    fit.lost = visible.lost
    fit.lostClusters = visible.lostClusters
    fit.intrinsicContentSize = queries.intrinsicContentSize
    fit.sizeThatFits = queries.sizeThatFits
    fit.textRect = textRect
    fit.mirroredTextRect = textRect.mirrored(in: bounds)
    fit.inkBounds = inkBounds
    fit.fonts = text.fontUses
    fit.isRightToLeft = isRightToLeft
    return fit
  }

  /// The same without texts, places, sizes and fonts: how much is seen, how sure that is, and what
  /// would show everything. Nil where the ink decides as well.
  ///
  /// For the many sizes and screens of which a report says no more.
  package func briefFit(_ text: LabelText) -> LabelFit? {
    if measuresInk { return nil }
    let drawing = room.drawingRoom(of: text)
    let drawn = drawing.drawn(text)
    let visible = VisibleText(
      lossesOf: drawn.stack, of: text, mode: room.constraint.lineBreakMode)
    return briefFit(text, drawn, in: drawing, visible, inkOverflow: 0, growth: .zero)
  }

  private func briefFit(
    _ text: LabelText, _ drawn: DrawnText, in drawing: LabelRoom, _ visible: VisibleText,
    inkOverflow: Points, growth: InkGrowth
  ) -> LabelFit {
    let needs = room.needs(of: text, drawn, in: drawing)
    let missing = text.missing
    return LabelFit(
      outcome: drawn.outcome,
      confidence: LabelFit.Confidence(
        of: drawn, needs: needs, inkOverflow: inkOverflow, growth: growth, in: room, text: text,
        missing: missing),
      scale: drawn.scale, kern: drawn.kern,
      lines: drawn.stack.lines.map { LineFragment(width: $0.width, height: $0.metrics.height) },
      shown: "", lost: "", lostClusters: 0, losesParagraphs: visible.losesParagraphs,
      brokenWords: visible.brokenWords, intrinsicContentSize: .zero, sizeThatFits: .zero,
      textRect: .zero, mirroredTextRect: .zero, inkBounds: nil, clipsInk: false,
      recovery: drawn.outcome == .truncated ? constraint.recovery : nil,
      used: LabelFit.Use(
        width: needs.width.flatMap { bounds.width > 0 ? $0 / bounds.width : nil },
        height: bounds.height.isFinite && bounds.height > 0
          ? room.neededHeight(of: text, lines: needs.lines) / bounds.height : nil),
      needs: needs, fonts: [], missing: missing, isRightToLeft: false)
  }

  /// Whether a text of the system font's own letters fits with so much room that nothing can be
  /// said of it; `advance` is its `TableFont.advance(ofSimpleText:)`.
  ///
  /// The fast path of `fit`: true means outcome `fits`, certain, no word broken, and `used.width` at
  /// most `share`. False says nothing.
  public func fitsComfortably(
    simpleText text: [UInt16], advance: Advance, in font: TypesetFont, below share: Double
  ) -> Bool {
    guard let table = font.table, font.doubt == nil, isSimple else { return false }
    return table.fits(
      simpleText: text, advance: advance, width: bounds.width * share, at: font.size,
      lines: room.visibleLines(of: font, at: 1))
  }

  /// Whether a text fits with so much room that nothing can be said of it: also on several lines.
  /// Its words are whole, unless `breakingWords`.
  public func fitsComfortably(
    _ text: LabelText, below share: Double, breakingWords: Bool = false
  ) -> Bool {
    guard text.font.doubt == nil, isSimple, text.isPlain,
      !text.wrappers.contains(where: { $0.paragraph.hasMissing })
    else { return false }
    var narrower = room
    narrower.bounds.width *= share
    return breakingWords || constraint.lineBreakMode == .byCharWrapping
      ? narrower.showsAll(of: text, at: 1) : narrower.showsAllUnbroken(text)
  }

  /// The outcome alone, as `fit` has it but for ink that is clipped.
  public func outcome(of text: LabelText) -> LabelFit.Outcome {
    if room.showsAll(of: text, at: 1) { return .fits }
    let room = room.drawingRoom(of: text)
    if room.tightening(of: text) != nil { return .tightened }
    if room.shrinks, room.showsAll(of: text, at: constraint.minimumScale) { return .shrunk }
    return room.constraint.lineBreakMode.truncates ? .truncated : .clipped
  }
}

extension LabelConstraint {
  /// The offset of the shadow that is drawn; nil for none.
  var shadow: Size? { appearance.shadowColor == nil ? nil : shadowOffset }

  /// Whether nothing but the text's width and number of lines decides what can be said of it.
  fileprivate var isSimple: Bool {
    !clipsToBounds && sizingRule == .typographic && attributedText == nil
  }

  /// Labels in a text style grow (documented since iOS 17).
  fileprivate var growsForInk: Bool {
    if case .textStyle = font.size { sizingRule == .oversize } else { false }
  }

  fileprivate var recovery: LabelFit.Recovery? {
    if enablesMarqueeWhenAncestorFocused { return .marquee }
    return showsExpansionTextWhenTruncated ? .expansion : nil
  }
}

extension LineFragment {
  /// A line of which only its size is asked for.
  fileprivate init(width: Points, height: Points) {
    self.init(
      textRange: 0..<0, shown: "", width: width, baseline: 0,
      rect: Rect(x: 0, y: 0, width: width, height: height), isRightToLeft: false, ellipsis: nil,
      breaksWord: false)
  }
}
