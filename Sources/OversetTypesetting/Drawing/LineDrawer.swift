import OversetModel

/// Draws lines of text, or measures their ink.
struct LineDrawer {
  let shaper: ParagraphShaper

  /// The line as it is seen; `shapes` is the family whose shapes are drawn for the system font.
  func draw(_ line: String, _ style: LineStyle, shapes: String) -> LineDrawing {
    let book = shaper.fonts
    let pen = pen(along: line, style, outlines: nil) { font in
      ShapeLender(book: book, family: shapes, for: font, locale: style.locale)
    }
    return LineDrawing(glyphs: pen.glyphs, width: pen.x)
  }

  /// The box around the paint; nil where nothing is painted.
  func ink(of line: String, _ style: LineStyle) -> Rect? {
    if style.spans.isEmpty, !style.isRightToLeft, let table = style.font.table,
      let ink = table.ink(
        ofSimpleText: [UInt16](utf16Of: line), at: style.font.size.scaled(by: style.scale),
        kern: style.kern)
    {
      return ink
    }
    return pen(along: line, style, outlines: shaper.outlines) { _ in nil }.ink
  }

  private func pen(
    along line: String, _ style: LineStyle, outlines: GlyphOutlines?,
    shapes: @escaping (TypesetFont) -> ShapeLender?
  ) -> LinePen {
    let text = [UInt16](utf16Of: line)
    var pen = LinePen(style: style, outlines: outlines, shapes: shapes)
    guard
      let paragraph = shaper.paragraphs(
        of: text, in: style.font, spans: style.spans, locale: style.locale
      ).first
    else { return pen }
    pen.tabWidths = tabWidths(in: paragraph, style)
    for run in shaper.analyzer.visualRuns(
      of: paragraph.text, isRightToLeft: style.isRightToLeft)
    {
      pen.draw(run.range, of: paragraph, isRightToLeft: run.isRightToLeft, with: shaper)
    }
    return pen
  }

  private func tabWidths(in line: Paragraph, _ style: LineStyle) -> [Int: Points] {
    if line.tabs.isEmpty { return [:] }
    let size = style.font.size.scaled(by: style.scale)
    var cuts: [Range<Int>: Advance] = [:]
    var widths: [Int: Points] = [:]
    func width(_ clusters: Range<Int>) -> Points {
      shaper.width(of: clusters, in: line, at: size, locale: style.locale, cuts: &cuts)
        + style.kern * Double(clusters.count)
    }
    _ = style.tabs.along(0..<line.clusterCount, of: line, width: width) { cluster, position, stop in
      widths[cluster] = stop - position
    }
    return widths
  }
}
