import OversetModel
import OversetTypesetting

/// How high a line is, and where its text is in it, in points.
struct LineMetrics {
  /// From the top of the line to its typographic baseline.
  var ascent: Points
  var height: Points
  /// What is left free below it where another line follows.
  var spacing: Points

  /// A line of a label's own font: ascender − descender, no fallback font (recordings, rule 1). `gap`
  /// is a share of the font's size.
  init(_ font: TypesetFont, at size: FontSize, gap: Double) {
    ascent = size.points * font.ascender
    height = size.points * (font.ascender - font.descender)
    spacing = size.points * gap
  }

  /// A line of an attributed text: as high as the fonts in it, times `lineHeightMultiple`, within
  /// `minimumLineHeight` and `maximumLineHeight`. What is added or taken is above the text
  /// (reported of TextKit).
  ///
  /// `shown` are the visible clusters of the line's part of the text.
  init(
    _ shown: [Range<Int>], of clusters: Range<Int>, in paragraph: Paragraph, _ font: TypesetFont,
    at size: FontSize, style: ParagraphStyle
  ) {
    let seen = shown.filter { !$0.isEmpty }
    let extents = (seen.isEmpty ? [clusters] : seen).map {
      paragraph.extent(of: $0, in: font, at: size)
    }
    let descent = extents.map(\.descent).max() ?? 0
    var height = max(0, (extents.map(\.ascent).max() ?? 0) + descent)
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    self.height = height
    ascent = height - descent
    let endsParagraph = clusters.upperBound == paragraph.clusterCount
    spacing = style.lineSpacing + (endsParagraph ? style.paragraphSpacing : 0)
  }
}
