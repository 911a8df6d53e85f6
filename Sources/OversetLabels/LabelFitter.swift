import OversetModel
import OversetTypesetting

/// Lays a text out in a label, as UILabel would.
public struct LabelFitter: Sendable {
  public let constraint: LabelConstraint
  /// The label's room in its own coordinates; an infinite height is unlimited.
  public let bounds: Rect
  private let grid: PixelGrid

  /// `displayScale`: pixels in a point, any positive number.
  public init(constraint: LabelConstraint, bounds: Rect, displayScale: Double) {
    self.constraint = constraint
    self.bounds = bounds
    grid = PixelGrid(displayScale: displayScale)
  }

  private var room: LabelRoom {
    LabelRoom(
      bounds: Size(width: bounds.width, height: bounds.height), constraint: constraint, grid: grid)
  }

  /// What the label does with the text.
  public func fit(_ text: LabelText) -> LabelFit {
    let room = room
    var scale = 1.0
    var stack = room.stack(text, at: 1)
    let fitsUnshrunk = stack.isComplete
    var outcome = LabelFit.Outcome.fits
    if !fitsUnshrunk {
      let shrunk =
        room.shrinks ? room.largestScale(of: text, from: constraint.minimumScaleFactor) : nil
      scale = shrunk ?? (room.shrinks ? constraint.minimumScaleFactor : 1)
      if scale < 1 { stack = room.stack(text, at: scale) }
      outcome =
        shrunk != nil ? .shrunk : constraint.lineBreakMode.truncates ? .truncated : .clipped
    }
    let needs = room.needs(of: text, showsAll: fitsUnshrunk)
    let isRightToLeft = isRightToLeft(in: text.locale)
    let queries = SizeQueries(text, constraint: constraint, bounds: bounds, grid: grid)
    let textRect = LabelPlacement.place(
      queries.textRect, in: bounds, constraint.verticalAlignment, isRightToLeft: isRightToLeft)
    let placement = LabelPlacement(
      bounds: bounds, constraint: constraint, font: text.font, scale: scale,
      isRightToLeft: isRightToLeft, textRect: textRect)
    let visible = VisibleText(stack, of: text)
    let missing = text.missing
    return LabelFit(
      outcome: outcome,
      confidence: LabelFit.Confidence(
        needs: needs, scale: scale, room: room, text: text, missing: missing,
        weightIsMeasured: constraint.font.isMeasured),
      scale: scale, kern: 0, lines: visible.lines(at: placement), shown: visible.shown,
      lost: visible.lost,
      lostClusters: visible.lostClusters, losesParagraphs: visible.losesParagraphs, brokenWords: [],
      intrinsicContentSize: queries.intrinsicContentSize,
      sizeThatFits: queries.sizeThatFits, textRect: textRect,
      mirroredTextRect: textRect.mirrored(in: bounds), inkBounds: nil, clipsInk: false,
      recovery: nil,
      used: LabelFit.Use(
        width: needs.width.flatMap { bounds.width > 0 ? $0 / bounds.width : nil },
        height: bounds.height.isFinite && bounds.height > 0
          ? Double(needs.lines) * text.font.lineHeight / bounds.height : nil),
      needs: needs, fonts: text.fontUses, missing: missing, isRightToLeft: isRightToLeft)
  }

  /// Whether a text of the system font's own letters fits with so much room that nothing can be
  /// said of it.
  ///
  /// The fast path of `fit`: true means outcome `fits`, certain, and `used.width` at most `share`.
  /// False says nothing.
  public func fitsComfortably(
    simpleText text: [UInt16], in font: TypesetFont, below share: Double
  ) -> Bool {
    guard let table = font.table, constraint.font.isMeasured else { return false }
    return table.fits(
      simpleText: text, width: bounds.width * share, at: font.size,
      lines: room.visibleLines(of: font, at: 1))
  }

  /// Whether a text fits with so much room that nothing can be said of it: also on several lines.
  public func fitsComfortably(_ text: LabelText, below share: Double) -> Bool {
    guard constraint.font.isMeasured, !text.wrappers.contains(where: \.paragraph.hasMissing) else {
      return false
    }
    var narrower = room
    narrower.bounds.width *= share
    return narrower.showsAll(of: text, at: 1)
  }

  /// The outcome alone, as `fit` has it.
  public func outcome(of text: LabelText) -> LabelFit.Outcome {
    if room.showsAll(of: text, at: 1) { return .fits }
    if room.shrinks, room.showsAll(of: text, at: constraint.minimumScaleFactor) { return .shrunk }
    return constraint.lineBreakMode.truncates ? .truncated : .clipped
  }

  private func isRightToLeft(in locale: LocaleIdentifier) -> Bool {
    switch constraint.semanticContentAttribute {
    case .unspecified: locale.isRightToLeft
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    }
  }
}

extension FontDescription {
  /// Whether the font's widths are known at this weight.
  fileprivate var isMeasured: Bool {
    if case .system(_, let weight) = self { SystemFont.isMeasured(weight) } else { true }
  }
}
