import CUnicode
import OversetModel

/// Moves along a line and collects glyphs, or only the box around them.
struct LinePen {
  let style: LineStyle
  /// Measures glyphs where only their ink is needed.
  let outlines: GlyphOutlines?
  let shapes: (TypesetFont) -> ShapeLender?
  var glyphs: [LineDrawing.Glyph] = []
  var ink: Rect?
  var x: Points = 0
  /// How far each tab goes, by its cluster.
  var tabWidths: [Int: Points] = [:]
  private var lenders: [Look: ShapeLender?] = [:]

  private struct Look: Hashable {
    var weight: FontWeight
    var isItalic: Bool
  }

  init(
    style: LineStyle, outlines: GlyphOutlines?,
    shapes: @escaping (TypesetFont) -> ShapeLender?
  ) {
    self.style = style
    self.outlines = outlines
    self.shapes = shapes
  }

  /// Draws a stretch of one direction, in UTF-16 code units of the line.
  mutating func draw(
    _ range: Range<Int>, of paragraph: Paragraph, isRightToLeft: Bool, with shaper: ParagraphShaper
  ) {
    let first = paragraph.clusters.partitioningIndex { Int($0.offset) >= range.lowerBound }
    let end = paragraph.clusters.partitioningIndex { Int($0.offset) >= range.upperBound }
    let runs = paragraph.runs(in: first..<max(first, end))
    for (run, clusters) in isRightToLeft ? runs.reversed() : runs {
      let pieces = paragraph.untabbed(clusters)
      for clusters in isRightToLeft ? pieces.reversed() : pieces {
        draw(clusters, of: run, in: paragraph, isRightToLeft: isRightToLeft, with: shaper)
      }
    }
  }

  /// Draws clusters of one run without a tab, or a tab alone.
  private mutating func draw(
    _ clusters: Range<Int>, of run: FontRun, in paragraph: Paragraph, isRightToLeft: Bool,
    with shaper: ParagraphShaper
  ) {
    let part = paragraph.part(at: clusters.lowerBound)
    if let width = tabWidths[clusters.lowerBound] ?? part?.attributes.attachment?.width {
      x += width
      return
    }
    let font = part?.font ?? style.font
    let drawn = DrawnRun(
      paragraph: paragraph, run: run, font: font,
      size: FontSize(points: font.size.points * style.scale),
      kern: style.kern + (part?.attributes.spacing ?? 0),
      y: -(part?.attributes.baselineOffset ?? 0), isRightToLeft: isRightToLeft)
    if case .face(let face, let letters) = run.font {
      drawShaped(clusters, drawn, face, letters, shaper)
    } else {
      for cluster in isRightToLeft ? Array(clusters.reversed()) : Array(clusters) {
        drawNumber(cluster, drawn)
      }
    }
  }

  /// What the clusters of a run have in common.
  private struct DrawnRun {
    let paragraph: Paragraph
    let run: FontRun
    let font: TypesetFont
    let size: FontSize
    let kern: Points
    /// From the line's typographic baseline down to their own.
    let y: Points
    let isRightToLeft: Bool
  }

  private mutating func drawShaped(
    _ clusters: Range<Int>, _ drawn: DrawnRun, _ face: FontFace, _ letters: StandInLetters,
    _ shaper: ParagraphShaper
  ) {
    let paragraph = drawn.paragraph
    let range = paragraph.ownRange(of: clusters)
    let points = drawn.size.points * letters.share(at: drawn.size)
    let unit = points / Double(fontUnitsPerEm)
    var lastCluster: Int?
    var lastText: Int?
    for glyph in shaper.glyphs(
      of: range, in: paragraph.text, face: face, run: drawn.run, locale: style.locale,
      isRightToLeft: drawn.isRightToLeft)
    {
      // Kerning goes behind a whole cluster: before the first glyph of the next one.
      if let lastCluster, lastCluster != glyph.cluster { x += drawn.kern }
      lastCluster = glyph.cluster
      defer { x += Double(glyph.advance) * unit }
      if let outlines {
        let ink = outlines.ink(of: glyph.id, in: face)
        add(ink.map { letters.ink($0, of: glyph, at: drawn.size) }, x, drawn)
        continue
      }
      var text: String?
      if !face.hasOutlines {
        // The reader's font draws the whole cluster, however many glyphs it has in this one.
        let cluster = Self.cluster(holding: glyph.cluster, of: paragraph)
        if cluster == lastText { continue }
        lastText = cluster
        text = paragraph.string(cluster..<min(cluster + 1, paragraph.clusterCount))
      }
      glyphs.append(
        LineDrawing.Glyph(
          face: face, id: glyph.id, x: x + Double(glyph.offsetX) * unit,
          y: drawn.y - Double(glyph.offsetY) * unit, size: points, textOffset: glyph.cluster,
          text: text))
    }
    x += drawn.kern
  }

  /// A cluster of the system font's table: a glyph of the stand-in in the middle of its advance.
  private mutating func drawNumber(_ cluster: Int, _ drawn: DrawnRun) {
    let paragraph = drawn.paragraph
    let advance = drawn.size.width(of: paragraph.safeAdvance(of: cluster..<cluster + 1))
    let kerning =
      Double(paragraph.clusters[cluster].kerning) * drawn.size.points / Double(fontUnitsPerEm)
    x += cluster > 0 ? kerning : 0
    defer { x += advance + drawn.kern }
    guard !paragraph.isSpace(cluster) else { return }
    let offset = Int(paragraph.clusters[cluster].offset)
    let text = paragraph.string(cluster..<cluster + 1)
    let character = TextAnalysis.composed(text)
    if outlines != nil {
      let table = drawn.font.table ?? paragraph.table
      let unit = character.flatMap { UInt16(exactly: $0) } ?? 0
      let box = drawn.run.font.clusterInk ?? table.ink(of: table.index(of: unit))
      add(box, x, drawn)
      return
    }
    guard let face = lender(for: drawn.font)?.face(for: drawn.run.font) else { return }
    if case .none = drawn.run.font {
      // No font here has it; the fonts of the reader may have it.
      glyphs.append(
        LineDrawing.Glyph(
          face: face, id: 0, x: x, y: drawn.y, size: drawn.size.points, textOffset: offset,
          text: text))
      return
    }
    guard let character,
      let glyph = face.glyph(of: drawn.isRightToLeft ? cuni_mirror(character) : character)
    else { return }
    let own = Double(face.advance(of: glyph)) * drawn.size.points / Double(fontUnitsPerEm)
    glyphs.append(
      LineDrawing.Glyph(
        face: face, id: glyph, x: x + (advance - own) / 2, y: drawn.y, size: drawn.size.points,
        textOffset: offset, text: nil))
  }

  private mutating func lender(for font: TypesetFont) -> ShapeLender? {
    let look = Look(weight: font.weight, isItalic: font.isItalic)
    if let known = lenders[look] { return known }
    let lender = shapes(font)
    lenders[look] = .some(lender)
    return lender
  }

  private mutating func add(_ box: InkBox?, _ x: Points, _ drawn: DrawnRun) {
    guard let rect = box?.rect(at: drawn.size.points).offset(x: x, y: drawn.y) else { return }
    ink = ink?.union(rect) ?? rect
  }

  private static func cluster(holding offset: Int, of paragraph: Paragraph) -> Int {
    max(0, paragraph.clusters.partitioningIndex { Int($0.offset) > offset } - 1)
  }
}

extension Paragraph {
  /// Clusters without the tabs among them, and each tab alone, in order.
  fileprivate func untabbed(_ clusters: Range<Int>) -> [Range<Int>] {
    if tabs.isEmpty { return [clusters] }
    var pieces: [Range<Int>] = []
    var start = clusters.lowerBound
    for tab in tabs where clusters.contains(tab) {
      if start < tab { pieces.append(start..<tab) }
      pieces.append(tab..<tab + 1)
      start = tab + 1
    }
    return start < clusters.upperBound ? pieces + [start..<clusters.upperBound] : pieces
  }
}
