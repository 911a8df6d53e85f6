import OversetModel
import OversetTypesetting

/// How high a line is, and where its text stands in it, in points.
struct LineMetrics {
  /// From the top of the line to its typographic baseline.
  var ascent: Points
  var height: Points
  /// What is left free below it where another line follows.
  var spacing: Points

  /// A line of a label's own font: ascender − descender, no leading, no fallback font (recordings,
  /// rule 1).
  init(_ font: TypesetFont, at size: FontSize) {
    ascent = size.points * font.ascender
    height = size.points * (font.ascender - font.descender)
    spacing = 0
  }

  /// A line of an attributed text: as high as the fonts in it, times `lineHeightMultiple`, within
  /// `minimumLineHeight` and `maximumLineHeight`. What is added or taken is above the text
  /// (reported of TextKit).
  ///
  /// `shown` are the clusters that are seen, of those that the line stands for.
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

/// The room for text on the lines of a paragraph, in points.
struct LineWidths {
  var first: Points
  var rest: Points
  var firstIndent: Points
  var restIndent: Points
  /// Where lines end at the most, from the leading edge.
  var end: Points
  /// What is kept free at the trailing edge.
  var trailing: Points

  /// `container` is the width of the label's text container.
  init(_ style: ParagraphStyle, in container: Points) {
    firstIndent = style.firstLineHeadIndent
    restIndent = style.headIndent
    // NSParagraphStyle: a positive tail indent counts from the leading edge.
    end = style.tailIndent > 0 ? min(style.tailIndent, container) : container + style.tailIndent
    trailing = style.tailIndent < 0 ? -style.tailIndent : 0
    first = max(0, end - firstIndent)
    rest = max(0, end - restIndent)
  }
}
