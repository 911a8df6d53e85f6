/// What a label's `attributedText` says beside the text: fonts, kerning and colours of its parts,
/// and the style of its paragraphs (NSAttributedString).
public struct AttributedText: Hashable, Sendable {
  /// Where two runs cover the same text, the later one wins.
  public var runs: [Run] = []
  /// NSAttributedString's `kern` of all the text, in points a cluster: 0 switches the kerning of
  /// pairs off, nil leaves it as the font has it.
  public var kern: Points?
  /// NSAttributedString's `tracking` of all the text, in points a cluster; it leaves pairs kerned.
  public var tracking: Points?
  /// How lines and paragraphs are laid out; nil where the text has no paragraph style, so that the label's
  /// own line breaking and alignment count.
  public var paragraphStyle: ParagraphStyle?

  /// Makes one that changes nothing of the label.
  public init() {}

  /// A part of the text and what is different there.
  public struct Run: Hashable, Sendable {
    /// Which part of the text.
    public var part: TextPart
    /// Nil for the label's own font.
    public var font: FontDescription?
    /// What is different in its font.
    public var traits: FontTraits
    /// Nil for the kerning of all the text.
    public var kern: Points?
    /// Nil for the tracking of all the text.
    public var tracking: Points?
    /// How far above the line's typographic baseline it is, in points; nil for on it.
    public var baselineOffset: Points?
    /// What is drawn instead of the text (NSTextAttachment).
    public var attachment: Attachment?
    /// Nil for the label's `textColor`.
    public var foregroundColor: LabelColor?
    /// Nil for none.
    public var backgroundColor: LabelColor?
    /// That of the paragraphs whose first character it covers; nil for the style of all the text.
    public var paragraphStyle: ParagraphStyle?

    /// Makes a run like the rest of the text, except for what is given.
    public init(
      _ part: TextPart, font: FontDescription? = nil, traits: FontTraits = [], kern: Points? = nil,
      tracking: Points? = nil, baselineOffset: Points? = nil, attachment: Attachment? = nil,
      foregroundColor: LabelColor? = nil, backgroundColor: LabelColor? = nil,
      paragraphStyle: ParagraphStyle? = nil
    ) {
      self.part = part
      self.font = font
      self.traits = traits
      self.kern = kern
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.attachment = attachment
      self.foregroundColor = foregroundColor
      self.backgroundColor = backgroundColor
      self.paragraphStyle = paragraphStyle
    }
  }

  /// A picture or view in a text: a box that stands on the typographic baseline.
  public struct Attachment: Hashable, Sendable {
    /// In points, for any size of the text.
    public var width: Points
    /// Nil for one that makes no line higher.
    public var height: Points?

    /// Makes a box of this size.
    public init(width: Points, height: Points? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// The part of a text that a run covers.
  public enum TextPart: Hashable, Sendable {
    /// In UTF-16, half-open; what is behind the end of the text is ignored.
    case range(Range<Int>)
    /// Every occurrence of this text: its position differs between translations.
    case text(String)
  }
}

/// NSParagraphStyle, with UIKit's names and defaults; lengths are points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Between the bottom of a line and the top of the next one.
  public var lineSpacing: Points = 0
  /// After each paragraph except the last.
  public var paragraphSpacing: Points = 0
  /// Before each paragraph except the first, added to the `paragraphSpacing` of the one before.
  public var paragraphSpacingBefore: Points = 0
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
  /// Nil for natural: the label's own does not count.
  public var alignment: TextAlignment?
  /// Nil for word wrapping: the label's own does not count.
  public var lineBreakMode: LineBreakMode?
  /// Nil for none: the label's own does not count.
  public var lineBreakStrategy: LineBreakStrategy?
  /// The direction of paragraphs (UAX 9 P2 and P3); it is also where their lines begin.
  public var baseWritingDirection = WritingDirection.natural
  /// The share of a line from which on its last word is hyphenated; 0 never hyphenates.
  public var hyphenationFactor = 0.0
  /// Distances from the leading edge, ascending; nil for UIKit's own: twelve, 28 points apart.
  public var tabStops: [Points]?
  /// From one tab stop to the next behind the last of `tabStops`; 0 for 28 points.
  public var defaultTabInterval: Points = 0

  /// Makes a style with UIKit's defaults.
  public init() {}
}

/// NSWritingDirection.
public enum WritingDirection: String, Sendable, CaseIterable {
  /// That of the first strong character.
  case natural
  case leftToRight, rightToLeft
}
