import CUnicode
import OversetModel

/// The glyphs of one line at their places, left to right.
public struct LineDrawing: Sendable {
  public var glyphs: [Glyph]
  /// The sum of the advances in points.
  public var width: Points

  /// One glyph, or text that only the reader's own fonts can draw.
  public struct Glyph: Sendable {
    public var face: FontFace
    public var id: UInt32
    /// The origin, from the line's left end and its typographic baseline; y grows downwards.
    public var x: Points
    public var y: Points
    /// The size to draw at.
    public var size: Points
    /// The text of the glyph's cluster, where it lies in the line, in UTF-16 code units.
    public var textOffset: Int
    /// The cluster itself, where there are no outlines for it: an emoji, or what no font has.
    public var text: String?
  }
}

extension Typesetter {
  /// Draws one line of text, as it is seen.
  ///
  /// `scale` is the share of the font's size; `isRightToLeft` is the paragraph's direction. Where
  /// the system font is a table of numbers, the letters' shapes are lent by the family `shapes`.
  public func draw(
    _ line: String, in font: TypesetFont, scale: Double, locale: LocaleIdentifier,
    isRightToLeft: Bool, shapes: String = "Inter"
  ) -> LineDrawing {
    let text = Array(line.utf16)
    guard let paragraph = typeset(text, in: font, locale: locale).first else {
      return LineDrawing(glyphs: [], width: 0)
    }
    let size = FontSize(points: font.size.points * scale)
    var pen = LinePen(
      paragraph: paragraph, font: font, size: size, locale: locale,
      shapes: ShapeLender(book: fonts, family: shapes, weight: font.weight, locale: locale))
    for run in visualRuns(of: paragraph.text, isRightToLeft: isRightToLeft) {
      pen.draw(run.range, isRightToLeft: run.isRightToLeft, with: self)
    }
    return LineDrawing(glyphs: pen.glyphs, width: pen.x)
  }
}

/// The fonts that lend shapes to advances that are only numbers.
struct ShapeLender {
  private let letters: FontFace?
  private let eastAsian: FontFace?

  init(book: FontBook, family: String, weight: FontWeight, locale: LocaleIdentifier) {
    letters = book.face(named: family, weightClass: weight.weightClass)
    eastAsian = book.face(
      named: FontCascade.eastAsianFamily(locale), weightClass: weight.weightClass)
  }

  /// The font for a run that is measured by numbers; nil where it is not installed.
  func face(for run: RunFont) -> FontFace? {
    switch run {
    case .system, .none: letters
    case .systemHangul, .systemWide: eastAsian
    case .face: nil
    }
  }
}

/// Moves along a line and leaves glyphs.
private struct LinePen {
  let paragraph: Paragraph
  let font: TypesetFont
  let size: FontSize
  let locale: LocaleIdentifier
  let shapes: ShapeLender
  var glyphs: [LineDrawing.Glyph] = []
  var x: Points = 0

  /// Draws a stretch of one direction, in UTF-16 code units of the line.
  mutating func draw(_ range: Range<Int>, isRightToLeft: Bool, with typesetter: Typesetter) {
    let first = paragraph.clusterOffsets.partitioningIndex { Int($0) >= range.lowerBound }
    let end = paragraph.clusterOffsets.partitioningIndex { Int($0) >= range.upperBound }
    let parts = paragraph.runs.compactMap { run -> (FontRun, Range<Int>)? in
      let clusters = run.clusters.clamped(to: first..<end)
      return clusters.isEmpty ? nil : (run, clusters)
    }
    for (run, clusters) in isRightToLeft ? parts.reversed() : parts {
      if case .face(let face, let adjustment) = run.font {
        drawShaped(clusters, run, face, adjustment, isRightToLeft, typesetter)
      } else {
        for cluster in isRightToLeft ? Array(clusters.reversed()) : Array(clusters) {
          drawNumber(cluster, run, isRightToLeft)
        }
      }
    }
  }

  private mutating func drawShaped(
    _ clusters: Range<Int>, _ run: FontRun, _ face: FontFace, _ adjustment: Double,
    _ isRightToLeft: Bool, _ typesetter: Typesetter
  ) {
    let range =
      Int(
        paragraph.clusterOffsets[clusters.lowerBound])..<Int(
        paragraph.clusterOffsets[clusters.upperBound])
    let points = size.points * adjustment
    let unit = points / Double(fontUnitsPerEm)
    let hasOutlines = face.hasOutlines
    for glyph in typesetter.glyphs(
      of: range, in: paragraph.text, face: face, script: run.script, locale: locale,
      isRightToLeft: isRightToLeft)
    {
      let text = hasOutlines ? nil : clusterText(at: glyph.cluster)
      glyphs.append(
        LineDrawing.Glyph(
          face: face, id: glyph.id, x: x + Double(glyph.offsetX) * unit,
          y: -Double(glyph.offsetY) * unit, size: points, textOffset: glyph.cluster, text: text))
      x += Double(glyph.advance) * unit
    }
  }

  /// A cluster whose advance is a number: a lent shape in the middle of it.
  private mutating func drawNumber(_ cluster: Int, _ run: FontRun, _ isRightToLeft: Bool) {
    let advance = size.width(of: paragraph.safeAdvance(of: cluster..<cluster + 1))
    let kerning = Double(paragraph.kernings[cluster]) * size.points / Double(fontUnitsPerEm)
    x += cluster > 0 ? kerning : 0
    defer { x += advance }
    let offset = Int(paragraph.clusterOffsets[cluster])
    guard !paragraph.isSpace(cluster), let face = shapes.face(for: run.font) else { return }
    if case .none = run.font {
      // No font here has it; the reader's may, or show that they have not either.
      glyphs.append(
        LineDrawing.Glyph(
          face: face, id: 0, x: x, y: 0, size: size.points, textOffset: offset,
          text: clusterText(at: offset)))
      return
    }
    guard let character = TextAnalysis.composed(clusterText(at: offset)),
      let glyph = face.glyph(of: isRightToLeft ? cuni_mirror(character) : character)
    else { return }
    let own = Double(face.advance(of: glyph)) * size.points / Double(fontUnitsPerEm)
    glyphs.append(
      LineDrawing.Glyph(
        face: face, id: glyph, x: x + (advance - own) / 2, y: 0, size: size.points,
        textOffset: offset, text: nil))
  }

  /// The cluster that holds an offset.
  private func clusterText(at offset: Int) -> String {
    let cluster = max(0, paragraph.clusterOffsets.partitioningIndex { Int($0) > offset } - 1)
    return paragraph.string(cluster..<min(cluster + 1, paragraph.clusterCount))
  }
}
