import OversetFits
import OversetModel
import OversetTypesetting

/// Lays a text out in a label, as UILabel would.
public struct LabelFitter: Sendable {
  /// What the label is told about its text.
  public let constraint: LabelConstraint
  /// The label's room in its own coordinates; an infinite height is unlimited.
  public let bounds: Rect
  private let insets: Insets
  private let measuresInk: Bool
  let room: LabelRoom
  private let isSimple: Bool

  /// `insets`: what the label has around its bounds. `displayScale`: pixels in a point. Any numbers
  /// will do: `usable` says what becomes of those that no label has.
  ///
  /// Looking at the paint of every line takes longer than laying it out: without `measuringInk` only
  /// texts do whose paint may be cut off, and labels that clip or grow for it.
  public init(
    constraint: LabelConstraint, bounds: Rect, insets: Insets = Insets(), displayScale: Double,
    measuringInk: Bool = true
  ) {
    let (constraint, bounds, insets) = (constraint.usable, bounds.usable, insets.usable)
    measuresInk = measuringInk || constraint.clipsToBounds || constraint.growsForInk
    self.constraint = constraint
    self.bounds = bounds
    self.insets = insets
    isSimple = constraint.isSimple
    room = LabelRoom(
      bounds: Size(width: bounds.width, height: bounds.height), constraint: constraint.effective,
      grid: PixelGrid(displayScale: displayScale),
      // The line stands in the middle of its room.
      freeHeight: 2 * max(0, min(insets.top, insets.bottom)))
  }

  /// What the label does with the text.
  public func fit(_ text: LabelText) -> LabelFit {
    let drawing = room.drawingRoom(of: text)
    let drawn = drawing.drawn(text)
    let isRightToLeft = constraint.isRightToLeft(in: text.locale, by: text.typesetter)
    let mayCut = mayCutInk(of: text, drawn)
    let ink = measuresInk || mayCut ? LabelInk(drawn, of: text) : LabelInk.unknown
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
    var cut = InkCut.none
    if mayCut {
      // A shadow that is cut off is no loss of text, and the widths of a stand-in are not known to
      // the point.
      let box = constraint.clipsToBounds ? inkBounds : ink.bounds(of: lines, shadow: nil)
      cut = InkCut(
        overflow: box?.overflow(
          of: layer(textRect, isRightToLeft: isRightToLeft),
          sideways: constraint.clipsToBounds || !text.hasStandIn) ?? 0,
        allowed: constraint.clipsToBounds ? room.grid.pixel : text.inkTolerance)
    }
    var fit = briefFit(text, drawn, in: drawing, visible, ink: cut, growth: growth)
    fit.clipsInk = cut.isCut
    if cut.isCut, drawn.outcome != .truncated { fit.outcome = .clipped }
    fit.lines = lines
    fit.shown = visible.shown
    fit.lost = visible.lost
    fit.lostClusters = visible.lostClusters
    fit.intrinsicContentSize = queries.intrinsicContentSize
    fit.sizeThatFits = queries.sizeThatFits
    fit.textRect = textRect
    fit.mirroredTextRect = textRect.mirrored(in: bounds)
    fit.inkBounds = inkBounds
    fit.sizeDoubt = sizeDoubt(of: text, growth)
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
    if mayCutInk(of: text, drawn) { return nil }
    let visible = VisibleText(
      lossesOf: drawn.stack, of: text, mode: room.constraint.lineBreakMode)
    return briefFit(text, drawn, in: drawing, visible, ink: .none, growth: .zero)
  }

  private func briefFit(
    _ text: LabelText, _ drawn: DrawnText, in drawing: LabelRoom, _ visible: VisibleText,
    ink: InkCut, growth: InkGrowth
  ) -> LabelFit {
    let needs = room.needs(of: text, drawn, in: drawing)
    let missing = text.missing
    return LabelFit(
      outcome: drawn.outcome,
      confidence: LabelFit.Confidence(
        of: drawn, needs: needs, ink: ink, growth: growth, in: room, text: text,
        missing: missing),
      scale: drawn.scale, kern: drawn.kern,
      lines: drawn.stack.lines.map { LineFragment(width: $0.width, height: $0.metrics.height) },
      shown: "", lost: "", lostClusters: 0, losesParagraphs: visible.losesParagraphs,
      brokenWords: visible.brokenWords, intrinsicContentSize: .zero, sizeThatFits: .zero,
      textRect: .zero, mirroredTextRect: .zero, inkBounds: nil, clipsInk: false,
      missingHeight: room.missingHeight(of: drawn.stack, text), sizeDoubt: nil,
      recovery: drawn.outcome == .truncated ? constraint.recovery : nil,
      used: LabelFit.Use(
        width: needs.width.flatMap { bounds.width > 0 ? $0 / bounds.width : nil },
        height: bounds.height.isFinite && bounds.height > 0
          ? needs.height / bounds.height : nil),
      needs: needs, fonts: [], missing: missing, isRightToLeft: false)
  }

  /// Whether paint may be cut off: asked before anything is measured.
  private func mayCutInk(of text: LabelText, _ drawn: DrawnText) -> Bool {
    if constraint.clipsToBounds || room.missingHeight(of: drawn.stack, text) > 0 { return true }
    // Such a label is higher than its lines, by an amount that is not published.
    if room.constraint.growsForTallScripts, !bounds.height.isFinite, text.tallLineHeight != nil {
      return false
    }
    return text.inkMayLeaveLines
  }

  /// Where a label draws, its insets included; without a limit to its height it is as high as its
  /// text.
  private func layer(_ textRect: Rect, isRightToLeft: Bool) -> Rect {
    var bounds = bounds
    if !bounds.height.isFinite { bounds.height = textRect.height }
    return bounds.outset(by: insets, isRightToLeft: isRightToLeft)
  }

  private func sizeDoubt(of text: LabelText, _ growth: InkGrowth) -> String? {
    if growth != .zero { return "what UIKit adds for tall scripts is not published" }
    guard room.constraint.growsForTallScripts, text.tallLineHeight != nil else { return nil }
    return "a label in a text style is higher for tall scripts, by how much is not published"
  }

  /// Whether a text of the system font's own letters fits with so much room that nothing can be
  /// said of it; `advance` is its `TableFont.advance(ofSimpleText:)`.
  ///
  /// The fast path of `fit`: true means outcome `fits`, certain, no word broken, and `used.width` at
  /// most `share`. False says nothing.
  package func fitsComfortably(
    simpleText text: [UInt16], advance: Advance, in font: TypesetFont, below share: Double
  ) -> Bool {
    guard let table = font.table, font.doubt == nil, isSimple, mayFill(share, font) else {
      return false
    }
    let lines = room.certainLines(of: font)
    return lines > 0
      && table.fits(
        simpleText: text, advance: advance, width: bounds.width * share, at: font.size,
        lines: lines)
  }

  /// Whether a text fits with so much room that nothing can be said of it: also on several lines.
  /// Its words are whole, unless `breakingWords`.
  public func fitsComfortably(
    _ text: LabelText, below share: Double, breakingWords: Bool = false
  ) -> Bool {
    guard text.font.doubt == nil, isSimple, text.isPlain, mayFill(share, text.font),
      !text.wrappers.contains(where: { $0.paragraph.hasMissing }), !text.inkMayLeaveLines
    else { return false }
    var narrower = room
    narrower.bounds.width *= share
    if bounds.height.isFinite {
      // As few lines as there may be for certain.
      let tallest =
        room.constraint.growsForTallScripts ? text.tallLineHeight ?? 0 : 0
      let growth = max(1, tallest / max(text.font.lineHeight, .leastNormalMagnitude))
      narrower.bounds.height /= growth
      if narrower.certainLines(of: text.font) == 0 { return false }
      narrower.bounds.height -= narrower.grid.pixel
    }
    return breakingWords || constraint.lineBreakMode == .byCharWrapping
      ? narrower.showsAll(of: text, at: 1) : narrower.showsAllUnbroken(text)
  }

  /// Whether a text that needs at most this share of the width fits, as far as the font is known.
  private func mayFill(_ share: Double, _ font: TypesetFont) -> Bool {
    guard let standIn = font.standIn else { return true }
    return share * (1 + standIn.share) <= 1 && !(standIn.hasOtherLines && bounds.height.isFinite)
  }

  /// The outcome alone, as `fit` has it.
  public func outcome(of text: LabelText) -> LabelFit.Outcome {
    let drawn = room.drawingRoom(of: text).drawn(text)
    return mayCutInk(of: text, drawn) ? fit(text).outcome : drawn.outcome
  }
}

extension LabelConstraint {
  /// The offset of the shadow that is drawn; nil for none.
  var shadow: Size? { appearance.shadowColor == nil ? nil : shadowOffset }

  /// Whether nothing but the text's width and number of lines decides what can be said of it.
  fileprivate var isSimple: Bool {
    !clipsToBounds && sizingRule == .typographic && attributedText == nil
      && !limitsFontThatMayNotAdjust
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
