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
