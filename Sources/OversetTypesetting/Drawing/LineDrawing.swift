import CUnicode
import OversetModel

/// The glyphs of one line at their places, left to right.
public struct LineDrawing: Sendable {
  /// From left to right.
  public var glyphs: [Glyph]
  /// The sum of the advances in points.
  public var width: Points

  /// One glyph, or text that only the reader's own fonts can draw.
  public struct Glyph: Sendable {
    /// The font that has its outlines.
    public var face: FontFace
    /// The glyph's number in the font.
    public var id: UInt32
    /// The origin, from the line's left end and its typographic baseline; y grows downwards.
    public var x: Points
    /// From the typographic baseline to the origin.
    public var y: Points
    /// The size to draw at.
    public var size: Points
    /// The text of the glyph's cluster, where it lies in the line, in UTF-16 code units.
    public var textOffset: Int
    /// The cluster itself, where there are no outlines for it: an emoji, or what no font has.
    public var text: String?
  }
}

/// How a line of text is set: what `Typesetter` needs to draw it or to measure its ink.
public struct LineStyle: Sendable {
  /// The label's own font.
  public var font: TypesetFont
  /// In the line's own offsets; what they do not cover is in `font`.
  public var spans: [TextSpan]
  /// The share of the font's size.
  public var scale: Double
  /// What is added behind each cluster but the last, in points.
  public var kern: Points
  /// The language of the text.
  public var locale: LocaleIdentifier
  /// The paragraph's direction.
  public var isRightToLeft: Bool
  /// Where the line's tabs go.
  public var tabs: TabStops

  /// From left to right at the font's own size, but for what is said.
  public init(
    font: TypesetFont, spans: [TextSpan] = [], scale: Double = 1, kern: Points = 0,
    locale: LocaleIdentifier, isRightToLeft: Bool = false, tabs: TabStops = .standard
  ) {
    self.font = font
    self.spans = spans
    self.scale = scale
    self.kern = kern
    self.locale = locale
    self.isRightToLeft = isRightToLeft
    self.tabs = tabs
  }
}

extension Typesetter {
  /// Draws one line of text, as it is seen.
  ///
  /// Where the system font is a table of numbers, the letters' shapes are lent by the family
  /// `shapes`.
  public func draw(_ line: String, _ style: LineStyle, shapes: String = "Inter") -> LineDrawing {
    let pen = pen(along: line, style, outlines: nil) { font in
      ShapeLender(book: self.fonts, family: shapes, for: font, locale: style.locale)
    }
    return LineDrawing(glyphs: pen.glyphs, width: pen.x)
  }

  /// The box around the paint of a line, from the line's left end and its typographic baseline; nil
  /// where nothing is painted.
  ///
  /// The system font's own letters are numbers here as well, so that the box is the same on every
  /// machine.
  public func ink(of line: String, _ style: LineStyle) -> Rect? {
    if style.spans.isEmpty, !style.isRightToLeft, let table = style.font.table,
      let ink = table.ink(
        ofSimpleText: [UInt16](utf16Of: line), at: style.font.size.scaled(by: style.scale),
        kern: style.kern)
    {
      return ink
    }
    return pen(along: line, style, outlines: outlines) { _ in nil }.ink
  }

  private func pen(
    along line: String, _ style: LineStyle, outlines: GlyphOutlines?,
    shapes: @escaping (TypesetFont) -> ShapeLender?
  ) -> LinePen {
    let text = Array(line.utf16)
    var pen = LinePen(style: style, outlines: outlines, shapes: shapes)
    guard
      let paragraph = typeset(
        text, in: style.font, spans: style.spans, locale: style.locale
      ).first
    else { return pen }
    pen.tabWidths = tabWidths(in: paragraph, style)
    for run in visualRuns(of: paragraph.text, isRightToLeft: style.isRightToLeft) {
      pen.draw(run.range, of: paragraph, isRightToLeft: run.isRightToLeft, with: self)
    }
    return pen
  }

  private func tabWidths(in line: Paragraph, _ style: LineStyle) -> [Int: Points] {
    if line.tabs.isEmpty { return [:] }
    let size = style.font.size.scaled(by: style.scale)
    var cuts: [Range<Int>: Advance] = [:]
    var widths: [Int: Points] = [:]
    func width(_ clusters: Range<Int>) -> Points {
      self.width(of: clusters, in: line, at: size, locale: style.locale, cuts: &cuts)
        + style.kern * Double(clusters.count)
    }
    _ = style.tabs.along(0..<line.clusterCount, of: line, width: width) { cluster, position, stop in
      widths[cluster] = stop - position
    }
    return widths
  }
}

/// The fonts that lend shapes to advances that are only numbers.
struct ShapeLender {
  private let letters: FontFace?
  private let eastAsian: FontFace?

  init(book: FontBook, family: String, for font: TypesetFont, locale: LocaleIdentifier) {
    let weightClass = font.weight.weightClass
    letters = book.face(named: family, weightClass: weightClass, isItalic: font.isItalic)
    eastAsian = book.face(
      named: FontCascade.eastAsianFamily(locale), weightClass: weightClass)
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

/// Moves along a line and leaves glyphs, or only the box around them.
private struct LinePen {
  let style: LineStyle
  /// What measures glyphs where only their ink is asked for.
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
    _ range: Range<Int>, of paragraph: Paragraph, isRightToLeft: Bool, with typesetter: Typesetter
  ) {
    let first = paragraph.clusterOffsets.partitioningIndex { Int($0) >= range.lowerBound }
    let end = paragraph.clusterOffsets.partitioningIndex { Int($0) >= range.upperBound }
    let runs = paragraph.runs(in: first..<max(first, end))
    for (run, clusters) in isRightToLeft ? runs.reversed() : runs {
      let pieces = paragraph.untabbed(clusters)
      for clusters in isRightToLeft ? pieces.reversed() : pieces {
        draw(clusters, of: run, in: paragraph, isRightToLeft: isRightToLeft, with: typesetter)
      }
    }
  }

  /// Draws clusters of one run without a tab, or a tab alone.
  private mutating func draw(
    _ clusters: Range<Int>, of run: FontRun, in paragraph: Paragraph, isRightToLeft: Bool,
    with typesetter: Typesetter
  ) {
    let part = paragraph.part(at: clusters.lowerBound)
    if let width = tabWidths[clusters.lowerBound] ?? part?.attributes.attachment?.width {
      x += width
      return
    }
    let font = part?.font ?? style.font
    let place = Place(
      paragraph: paragraph, run: run, font: font,
      size: FontSize(points: font.size.points * style.scale),
      kern: style.kern + (part?.attributes.spacing ?? 0),
      y: -(part?.attributes.baselineOffset ?? 0), isRightToLeft: isRightToLeft)
    if case .face(let face, let adjustment) = run.font {
      drawShaped(clusters, place, face, adjustment, typesetter)
    } else {
      for cluster in isRightToLeft ? Array(clusters.reversed()) : Array(clusters) {
        drawNumber(cluster, place)
      }
    }
  }

  /// What the clusters of a run have in common.
  private struct Place {
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
    _ clusters: Range<Int>, _ place: Place, _ face: FontFace, _ adjustment: Double,
    _ typesetter: Typesetter
  ) {
    let paragraph = place.paragraph
    let range =
      Int(
        paragraph.clusterOffsets[clusters.lowerBound])..<Int(
        paragraph.clusterOffsets[clusters.upperBound])
    let points = place.size.points * adjustment
    let unit = points / Double(fontUnitsPerEm)
    var lastCluster: Int?
    var lastText: Int?
    for glyph in typesetter.glyphs(
      of: range, in: paragraph.text, face: face, run: place.run, locale: style.locale,
      isRightToLeft: place.isRightToLeft)
    {
      // Kerning goes behind a whole cluster: before the first glyph of the next one.
      if let lastCluster, lastCluster != glyph.cluster { x += place.kern }
      lastCluster = glyph.cluster
      let left = x + Double(glyph.offsetX) * unit
      let up = place.y - Double(glyph.offsetY) * unit
      x += Double(glyph.advance) * unit
      if let outlines {
        add(outlines.ink(of: glyph.id, in: face), left, up, points)
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
          face: face, id: glyph.id, x: left, y: up, size: points, textOffset: glyph.cluster,
          text: text))
    }
    x += place.kern
  }

  /// A cluster whose advance is a number: a lent shape in the middle of it.
  private mutating func drawNumber(_ cluster: Int, _ place: Place) {
    let paragraph = place.paragraph
    let advance = place.size.width(of: paragraph.safeAdvance(of: cluster..<cluster + 1))
    let kerning = Double(paragraph.kernings[cluster]) * place.size.points / Double(fontUnitsPerEm)
    x += cluster > 0 ? kerning : 0
    defer { x += advance + place.kern }
    guard !paragraph.isSpace(cluster) else { return }
    let offset = Int(paragraph.clusterOffsets[cluster])
    let text = paragraph.string(cluster..<cluster + 1)
    let character = TextAnalysis.composed(text)
    if outlines != nil {
      let table = place.font.table ?? paragraph.table
      let unit = character.flatMap { UInt16(exactly: $0) } ?? 0
      let box = place.run.font.clusterInk ?? table.ink(of: table.index(of: unit))
      add(box, x, place.y, place.size.points)
      return
    }
    guard let face = lender(for: place.font)?.face(for: place.run.font) else { return }
    if case .none = place.run.font {
      // No font here has it; the reader's may, or show that they have not either.
      glyphs.append(
        LineDrawing.Glyph(
          face: face, id: 0, x: x, y: place.y, size: place.size.points, textOffset: offset,
          text: text))
      return
    }
    guard let character,
      let glyph = face.glyph(of: place.isRightToLeft ? cuni_mirror(character) : character)
    else { return }
    let own = Double(face.advance(of: glyph)) * place.size.points / Double(fontUnitsPerEm)
    glyphs.append(
      LineDrawing.Glyph(
        face: face, id: glyph, x: x + (advance - own) / 2, y: place.y, size: place.size.points,
        textOffset: offset, text: nil))
  }

  private mutating func lender(for font: TypesetFont) -> ShapeLender? {
    let look = Look(weight: font.weight, isItalic: font.isItalic)
    if let known = lenders[look] { return known }
    let lender = shapes(font)
    lenders[look] = .some(lender)
    return lender
  }

  private mutating func add(_ box: InkBox?, _ x: Points, _ y: Points, _ size: Points) {
    guard let rect = box?.rect(at: size).offset(x: x, y: y) else { return }
    ink = ink?.union(rect) ?? rect
  }

  private static func cluster(holding offset: Int, of paragraph: Paragraph) -> Int {
    max(0, paragraph.clusterOffsets.partitioningIndex { Int($0) > offset } - 1)
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
