package import OversetFits
package import OversetModel
package import OversetTypesetting

/// Draws a label from its fit: each line where the fit has it, in its size and kerning.
///
/// Nothing that the fit knows is laid out again; only what it lost is broken into lines.
package struct LabelDrawing {
  package let fit: LabelFit
  /// The room for the text, with a height that can be drawn.
  package let room: Rect
  private let text: [UInt16]
  private let constraint: LabelConstraint
  private let font: TypesetFont
  private let spans: [TextSpan]
  private let locale: LocaleIdentifier
  private let typesetter: Typesetter
  private let shapes: String

  /// Nil where the font cannot be used, or the room is no rectangle and the scale no scale.
  ///
  /// `runs` are all parts of the text with attributes of their own; `shapes` is the family that the
  /// system font's letters are drawn in.
  package init?(
    _ fit: LabelFit, of text: [UInt16], runs: [AttributedText.Run], in constraint: LabelConstraint,
    room: Rect, locale: LocaleIdentifier, typesetter: Typesetter, shapes: String
  ) {
    guard let font = try? typesetter.fonts.font(constraint.font), fit.scale.isFinite, fit.scale > 0
    else { return nil }
    var drawn = room
    if !drawn.height.isFinite {
      // As high as its lines.
      let bottom = fit.lines.map(\.rect.maxY).filter(\.isFinite).max() ?? 0
      drawn.height = max(font.lineHeight * fit.scale, bottom - drawn.y)
    }
    guard drawn.isFinite, drawn.width >= 0, drawn.height >= 0 else { return nil }
    self.fit = fit
    self.room = drawn
    self.text = text
    self.constraint = constraint
    self.font = font
    // A font may be gone since the text was fitted: its part is then in the label's own.
    spans = (try? typesetter.fonts.spans(of: runs, in: text, for: constraint)) ?? []
    self.locale = locale
    self.typesetter = typesetter
    self.shapes = shapes
  }

  /// Where a line lies. Without a limit on the height there is nothing to centre the text in, and
  /// the lines fill the room from its top.
  package func frame(of line: LineFragment, at index: Int) -> (rect: Rect, baseline: Points) {
    if line.rect.isFinite, line.baseline.isFinite { return (line.rect, line.baseline) }
    let height = font.lineHeight * fit.scale
    let rect = Rect(
      x: line.rect.x.isFinite ? line.rect.x : room.x, y: room.y + height * Double(index),
      width: line.rect.width.isFinite ? line.rect.width : room.width, height: height)
    return (rect, rect.y + font.size.points * font.ascender * fit.scale)
  }

  /// The glyphs of what is seen of a line, or of its beginning.
  package func draw(_ shown: String, on line: LineFragment) -> LineDrawing {
    draw(
      shown, line.spans(of: spans), line.isRightToLeft,
      tabs: constraint.tabs(ofLineAt: line.textRange.lowerBound, in: text))
  }

  /// The glyphs of lost text that begins at an offset of the whole text, in UTF-16.
  package func draw(lost: String, from offset: Int, on line: LineFragment) -> LineDrawing {
    draw(lost, spans.covering(from: offset), line.isRightToLeft)
  }

  private func draw(
    _ line: String, _ spans: [TextSpan], _ isRightToLeft: Bool, tabs: TabStops = .standard
  ) -> LineDrawing {
    typesetter.draw(
      line,
      LineStyle(
        font: font, spans: spans, scale: fit.scale, kern: fit.kern, locale: locale,
        isRightToLeft: isRightToLeft, tabs: tabs), shapes: shapes)
  }

  /// The first lines of text that goes on behind the last line, by words, below each other from `top`.
  package func lines(
    ofRest rest: String, from top: Points, limit: Int
  ) -> [(line: LineFragment, drawing: LineDrawing)] {
    var constraint = constraint
    constraint.font = constraint.font.shrunk(to: fit.scale)
    // A label of one line does not wrap.
    constraint.numberOfLines = max(limit, 2)
    constraint.lineBreakMode = .byWordWrapping
    constraint.adjustsFontSizeToFitWidth = false
    constraint.verticalAlignment = nil
    constraint.attributedText = nil
    constraint.enablesMarqueeWhenAncestorFocused = false
    guard let font = try? typesetter.fonts.font(constraint.font) else { return [] }
    // High enough for any text.
    let bounds = Rect(x: self.room.x, y: 0, width: self.room.width, height: 10_000).usable
    let room = LabelRoom(
      bounds: Size(width: bounds.width, height: bounds.height), constraint: constraint.usable,
      grid: PixelGrid(displayScale: 3))
    let text = LabelText(Array(rest.utf16), in: font, locale: locale, typesetter: typesetter)
    let placement = LabelPlacement(
      bounds: bounds, constraint: room.constraint, blockAlignment: room.behavior.blockAlignment,
      isRightToLeft: constraint.isRightToLeft(in: locale, by: typesetter), textRect: bounds,
      growth: .zero, unshrunk: nil)
    let lines = VisibleText(
      lossesOf: room.drawn(text).stack, of: text, mode: room.constraint.lineBreakMode
    ).lines(at: placement).prefix(limit)
    // A label centres its text in its bounds.
    let down = top - (lines.first?.rect.minY ?? 0)
    return lines.filter { $0.rect.isFinite && $0.baseline.isFinite }.map { line in
      var moved = line
      moved.rect.y += down
      moved.baseline += down
      let drawing = typesetter.draw(
        line.shown, LineStyle(font: font, locale: locale, isRightToLeft: line.isRightToLeft),
        shapes: shapes)
      return (moved, drawing)
    }
  }
}

extension Rect {
  /// Whether all its numbers can be drawn.
  package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension FontDescription {
  /// The font at a share of its size.
  fileprivate func shrunk(to scale: Double) -> FontDescription {
    var font = FontDescription(
      typeface, size: .points(pointSize * scale), weight: resolvedWeight, isItalic: isItalic)
    font.hasMonospacedDigits = hasMonospacedDigits
    return font
  }
}

extension [TextSpan] {
  /// The spans of a text as those of what begins at an offset of it, in UTF-16.
  fileprivate func covering(from offset: Int) -> [TextSpan] {
    compactMap { span in
      guard span.range.upperBound > offset else { return nil }
      var moved = span
      moved.range = Swift.max(0, span.range.lowerBound - offset)..<span.range.upperBound - offset
      return moved
    }
  }
}
