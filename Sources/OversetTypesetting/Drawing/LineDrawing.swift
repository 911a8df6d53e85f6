package import OversetModel

/// The glyphs of one line with their positions, left to right.
package struct LineDrawing: Sendable {
  /// From left to right.
  package var glyphs: [Glyph]
  /// The sum of the advances in points.
  package var width: Points

  /// One glyph, or text that only the reader's own fonts can draw.
  package struct Glyph: Sendable {
    /// The font that has its outlines.
    package var face: FontFace
    /// The glyph's number in the font.
    package var id: UInt32
    /// The origin, from the line's left end and its typographic baseline; y grows downwards.
    package var x: Points
    /// From the typographic baseline to the origin.
    package var y: Points
    /// The size to draw at.
    package var size: Points
    /// The text of the glyph's cluster, where it lies in the line, in UTF-16 code units.
    package var textOffset: Int
    /// The cluster itself, where there are no outlines for it: an emoji, or what no font has.
    package var text: String?
  }
}

/// How a line of text is set: what `Typesetter` needs to draw it or to measure its ink.
package struct LineStyle: Sendable {
  /// The label's own font.
  package var font: TypesetFont
  /// In the line's own offsets; what they do not cover is in `font`.
  package var spans: [TextSpan]
  /// The share of the font's size.
  package var scale: Double
  /// What is added behind each cluster but the last, in points.
  package var kern: Points
  /// The language of the text.
  package var locale: LocaleIdentifier
  /// The paragraph's direction.
  package var isRightToLeft: Bool
  /// Where the line's tabs go.
  package var tabs: TabStops

  /// Makes a style from left to right at the font's own size, except for what is given.
  package init(
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
