import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting

/// The colours of the parts of a text; later runs win.
struct TextColors {
  private let foreground: [LabelColor?]
  private let background: [LabelColor?]

  init(_ runs: [AttributedText.Run], in text: [UInt16]) {
    let last = LastRuns(runs, in: text)
    foreground = last.places { $0.foregroundColor != nil }.map {
      $0.flatMap { runs[$0.run].foregroundColor }
    }
    background = last.places { $0.backgroundColor != nil }.map {
      $0.flatMap { runs[$0.run].backgroundColor }
    }
  }

  /// The colour of each glyph of a line; none where all are in the label's own.
  func colors(of drawing: LineDrawing, on line: LineFragment) -> [LabelColor?] {
    if foreground.isEmpty { return [] }
    return drawing.glyphs.map { glyph in
      line.textOffset(ofShown: glyph.textOffset).flatMap { foreground.color(at: $0) }
    }
  }

  /// The grounds of a line's coloured parts, from the first of its glyphs to the one behind the last.
  func grounds(of drawing: LineDrawing, on line: LineFragment, from x: Points) -> [(
    rect: Rect, color: LabelColor
  )] {
    if background.isEmpty { return [] }
    var grounds: [(rect: Rect, color: LabelColor)] = []
    for (index, glyph) in drawing.glyphs.enumerated() {
      let offset = line.textOffset(ofShown: glyph.textOffset)
      guard let color = offset.flatMap({ background.color(at: $0) }) else { continue }
      let end = index + 1 < drawing.glyphs.count ? drawing.glyphs[index + 1].x : drawing.width
      let rect = Rect(
        x: x + glyph.x, y: line.rect.y, width: max(0, end - glyph.x), height: line.rect.height)
      if let last = grounds.last, last.color == color, last.rect.maxX >= rect.minX - 0.01 {
        grounds[grounds.count - 1].rect = last.rect.union(rect)
      } else {
        grounds.append((rect, color))
      }
    }
    return grounds
  }
}

extension [LabelColor?] {
  fileprivate func color(at offset: Int) -> LabelColor? {
    indices.contains(offset) ? self[offset] : nil
  }
}

extension LineFragment {
  /// The offset in the whole text of a code unit of `shown`; nil in the ellipsis.
  fileprivate func textOffset(ofShown offset: Int) -> Int? {
    guard let ellipsis, offset >= ellipsis.lowerBound else { return textRange.lowerBound + offset }
    if offset < ellipsis.upperBound { return nil }
    return textRange.upperBound - (shown.utf16.count - offset)
  }
}
