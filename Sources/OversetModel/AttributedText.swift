/// What a label's `attributedText` says beside the text: fonts and kerning of its parts, and the
/// style of its paragraphs (NSAttributedString).
public struct AttributedText: Hashable, Sendable {
  /// Later runs win where two say something of the same text.
  public var runs: [Run] = []
  /// NSAttributedString's `kern` of all the text, in points a cluster.
  public var kern: Points = 0
  /// How lines and paragraphs stand.
  public var paragraphStyle = ParagraphStyle()

  /// Of nothing that the label does not say.
  public init() {}

  /// A part of the text and what is different there.
  public struct Run: Hashable, Sendable {
    /// Which part of the text.
    public var place: Place
    /// Nil for the label's own font.
    public var font: FontDescription?
    /// What is different in its font.
    public var traits: FontTraits
    /// Nil for the kerning of all the text.
    public var kern: Points?

    /// As the rest of the text, but for what is said.
    public init(
      _ place: Place, font: FontDescription? = nil, traits: FontTraits = [], kern: Points? = nil
    ) {
      self.place = place
      self.font = font
      self.traits = traits
      self.kern = kern
    }
  }

  /// Where a run is.
  public enum Place: Hashable, Sendable {
    /// UTF-16, half-open; what lies behind the end of the text is left out.
    case range(Range<Int>)
    /// Every place where this text stands: translations move words about.
    case text(String)
  }
}

/// NSParagraphStyle, with UIKit's names and defaults; lengths are points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Between the bottom of a line and the top of the next one.
  public var lineSpacing: Points = 0
  /// Behind each paragraph but the last.
  public var paragraphSpacing: Points = 0
  /// 0 for no minimum.
  public var minimumLineHeight: Points = 0
  /// 0 for no maximum.
  public var maximumLineHeight: Points = 0
  /// What the font's line height is multiplied with before the limits; 0 for 1.
  public var lineHeightMultiple = 0.0
  /// From the leading edge to the first line of a paragraph.
  public var firstLineHeadIndent: Points = 0
  /// From the leading edge to the other lines.
  public var headIndent: Points = 0
  /// Where lines end: from the leading edge if positive, else from the trailing edge.
  public var tailIndent: Points = 0
  /// Nil for the label's own.
  public var alignment: TextAlignment?
  /// Nil for the label's own.
  public var lineBreakMode: LineBreakMode?
  /// Nil for the label's own.
  public var lineBreakStrategy: LineBreakStrategy?

  /// With UIKit's defaults.
  public init() {}
}
