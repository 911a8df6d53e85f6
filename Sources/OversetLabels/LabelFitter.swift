package import OversetFits
package import OversetModel
import OversetTypesetting

/// Lays a text out in a label, as its profile says.
package struct LabelFitter: Sendable {
  /// The label's properties for its text.
  package let constraint: LabelConstraint
  /// The label's room in its own coordinates; an infinite height is unlimited.
  package let bounds: Rect
  private let insets: Insets
  private let measuresInk: Bool
  let room: LabelRoom
  let isSimple: Bool
  private var behavior: LabelBehavior { room.behavior }

  /// `insets` are around the label's bounds; `displayScale` is pixels in a point. All numbers are
  /// accepted: `usable` replaces those that no label has.
  ///
  /// Measuring the paint of a line takes longer than laying it out: without `measuringInk` it is done
  /// only where paint may be cut off, and for labels that clip or grow for it.
  package init(
    constraint: LabelConstraint, bounds: Rect, insets: Insets = Insets(), displayScale: Double,
    measuringInk: Bool = true
  ) {
    let (constraint, bounds, insets) = (constraint.usable, bounds.usable, insets.usable)
    self.constraint = constraint
    self.bounds = bounds
    self.insets = insets
    room = LabelRoom(
      bounds: Size(width: bounds.width, height: bounds.height),
      constraint: constraint.kind.profile.settings(of: constraint),
      grid: PixelGrid(displayScale: displayScale), insets: insets)
    isSimple = Self.isSimple(constraint, room.behavior)
    measuresInk = measuringInk || room.behavior.asksForPaint
  }

  /// A copy for another worker, so that they do not count the same references.
  package init(copyOf other: LabelFitter) {
    constraint = other.constraint
    bounds = other.bounds
    insets = other.insets
    measuresInk = other.measuresInk
    isSimple = other.isSimple
    room = LabelRoom(copyOf: other.room)
  }

  /// What the label does with the text.
  package func fit(_ text: LabelText) -> LabelFit {
    let drawing = room.drawingRoom(of: text)
    let drawn = drawing.drawn(text)
    let isRightToLeft = constraint.isRightToLeft(in: text.locale, by: text.typesetter)
    let mayCut = mayCutInk(of: text, drawn)
    let ink = measuresInk || mayCut ? LabelInk(drawn, of: text) : LabelInk.unknown
    let growth = behavior.tallScripts == .paint ? ink.growth(beyond: drawn.stack) : .zero
    let queries = SizeQueries(
      text, in: room, bounds: bounds, growth: growth,
      drawn: constraint.verticalAlignment == nil ? drawn : nil)
    let textRect = LabelPlacement.frame(
      queries.textRect, in: bounds, constraint.verticalAlignment, isRightToLeft: isRightToLeft)
    let placement = LabelPlacement(
      bounds: bounds, constraint: room.constraint, blockAlignment: behavior.blockAlignment,
      isRightToLeft: isRightToLeft,
      textRect: textRect, growth: growth,
      unshrunk: drawn.scale < 1
        ? text.wholeLine(width: bounds.width, at: text.font.size).metrics : nil)
    let visible = VisibleText(drawn.stack, of: text, mode: room.constraint.lineBreakMode)
    let lines = visible.lines(at: placement)
    let inkBounds = ink.bounds(of: lines, shadow: behavior.shadow)
    let cut =
      mayCut
      ? inkCut(ink, lines, of: text, in: layer(textRect, isRightToLeft: isRightToLeft)) : .none
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

  /// The same without texts, frames, sizes and fonts: how much is seen, how sure that is, and what
  /// would show everything. Nil where the ink decides too.
  ///
  /// For the many sizes and screens of which a report needs no more, nor scales below `leastScale`.
  package func briefFit(_ text: LabelText, leastScale: Double = 0) -> LabelFit? {
    if measuresInk { return nil }
    let drawing = room.drawingRoom(of: text)
    let drawn = drawing.drawn(text, isBrief: true)
    if mayCutInk(of: text, drawn) { return nil }
    let visible = VisibleText(
      lossesOf: drawn.stack, of: text, mode: room.constraint.lineBreakMode)
    return briefFit(
      text, drawn, in: drawing, visible, ink: .none, growth: .zero, leastScale: leastScale)
  }

  private func briefFit(
    _ text: LabelText, _ drawn: DrawnText, in drawing: LabelRoom, _ visible: VisibleText,
    ink: InkCut, growth: InkGrowth, leastScale: Double = 0
  ) -> LabelFit {
    let needs = room.needs(of: text, drawn, in: drawing, leastScale: leastScale)
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
      recovery: drawn.outcome == .truncated ? behavior.recovery : nil,
      used: LabelFit.Use(
        width: needs.width.flatMap { bounds.width > 0 ? $0 / bounds.width : nil },
        height: bounds.height.isFinite && bounds.height > 0
          ? needs.height / bounds.height : nil),
      needs: needs, fonts: [], missing: missing, isRightToLeft: false)
  }

  /// Whether paint may be cut off, before anything is measured.
  private func mayCutInk(of text: LabelText, _ drawn: DrawnText) -> Bool {
    switch behavior.edge {
    case .open: return false
    case .clips: return true
    case .cutsPaint(let tolerance):
      if room.missingHeight(of: drawn.stack, text) > 0 { return true }
      // Such a label is higher than its lines, by an amount that is not published.
      if behavior.tallScripts == .unknown, !bounds.height.isFinite, text.tallLineHeight != nil {
        return false
      }
      return text.inkMayLeaveLines(by: tolerance)
    }
  }

  /// How far paint reaches over the edge of the layer that the label draws in.
  private func inkCut(
    _ ink: LabelInk, _ lines: [LineFragment], of text: LabelText, in layer: Rect
  ) -> InkCut {
    switch behavior.edge {
    case .open: return .none
    case .clips:
      let box = ink.bounds(of: lines, shadow: behavior.shadow)
      return InkCut(
        overflow: box?.overflow(of: layer, sideways: true) ?? 0, allowed: room.grid.pixel)
    case .cutsPaint(let tolerance):
      // A shadow that is cut off loses no text, and the widths of a stand-in are not exact to a
      // point.
      let box = ink.bounds(of: lines, shadow: nil)
      return InkCut(
        overflow: box?.overflow(of: layer, sideways: !text.hasStandIn) ?? 0,
        allowed: text.inkTolerance(atLeast: tolerance))
    }
  }

  /// Where a label draws, its insets included; without a limit to its height it is as high as its
  /// text.
  private func layer(_ textRect: Rect, isRightToLeft: Bool) -> Rect {
    var bounds = bounds
    if !bounds.height.isFinite { bounds.height = textRect.height }
    return bounds.outset(by: insets, isRightToLeft: isRightToLeft)
  }

  private func sizeDoubt(of text: LabelText, _ growth: InkGrowth) -> String? {
    if growth != .zero { return room.doubt(about: .heightOfTallScripts) }
    guard behavior.tallScripts == .unknown, text.tallLineHeight != nil else { return nil }
    return room.doubt(about: .sizeForTallScripts)
  }

  /// The outcome alone, as `fit` has it.
  package func outcome(of text: LabelText) -> LabelFit.Outcome {
    let drawn = room.drawingRoom(of: text).drawn(text, isBrief: true)
    return mayCutInk(of: text, drawn) ? fit(text).outcome : drawn.outcome
  }
}

extension LineFragment {
  /// Makes a line with only its size.
  fileprivate init(width: Points, height: Points) {
    self.init(
      textRange: 0..<0, shown: "", width: width, baseline: 0,
      rect: Rect(x: 0, y: 0, width: width, height: height), isRightToLeft: false, ellipsis: nil,
      breaksWord: false)
  }
}
