/// The properties of a UILabel that decide how it lays out text, with UIKit's names and defaults.
public struct LabelConstraint: Hashable, Sendable {
  /// Which label it is.
  package var kind = LabelKind.uiLabel
  /// What the text is set in.
  public var font = FontDescription.label
  /// The most lines to show; 0 for as many as it takes.
  public var numberOfLines = 1
  /// Where lines end, and what happens to the rest.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// What else decides where lines end.
  public var lineBreakStrategy = LineBreakStrategy.standard
  /// Whether text that does not fit shrinks.
  public var adjustsFontSizeToFitWidth = false
  /// The smallest share of the font size to shrink to; 0 is no minimum.
  public var minimumScaleFactor = 0.0
  /// The legacy way to say `minimumScaleFactor`, in points; counts where that is 0.
  public var minimumFontSize: Points = 0
  /// Whether letters move together before text shrinks or is cut.
  public var allowsDefaultTighteningForTruncation = false
  /// The vertical position of shrunk text of one line.
  public var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Where lines lie in the width.
  public var textAlignment = TextAlignment.natural
  /// The number of lines that `textRect(forBounds:limitedToNumberOfLines:)` is asked with; nil for
  /// the label's own.
  public var limitedToNumberOfLines: Int?
  /// Nil for a plain label, which centres its text when it draws.
  public var verticalAlignment: VerticalAlignment?
  /// Whether the label mirrors in right-to-left locales.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The width that `intrinsicContentSize` of several lines wraps at; 0 for one line.
  public var preferredMaxLayoutWidth: Points = 0
  /// Whether tall scripts get more room.
  public var sizingRule = SizingRule.typographic
  /// Whether ink outside of the bounds is cut off.
  public var clipsToBounds = false
  /// How far the shadow lies from the text; takes room where there is a `shadowColor`.
  public var shadowOffset = Size(width: 0, height: -1)
  /// Whether the text scrolls while a view around it has the focus.
  public var enablesMarqueeWhenAncestorFocused = false
  /// Whether a pointer over the label shows the whole text.
  public var showsExpansionTextWhenTruncated = false
  /// Whether the label's font follows Dynamic Type while the app runs; a text style does at its start.
  public var adjustsFontForContentSizeCategory = false
  /// The smallest Dynamic Type category of the label; nil for no limit.
  public var minimumContentSizeCategory: ContentSizeCategory?
  /// The largest Dynamic Type category of the label; nil for no limit.
  public var maximumContentSizeCategory: ContentSizeCategory?
  /// Nil where the label has a plain `text`.
  public var attributedText: AttributedText?
  /// Whether the text is Markdown, as in SwiftUI and `AttributedString(markdown:)`.
  public var markdown = false
  /// Whether the text is HTML, which the app reads into an attributed string.
  public var html = false
  /// What it looks like.
  public var appearance = LabelAppearance()

  /// Makes a constraint with UILabel's defaults.
  public init() {}

  /// The category that the label's font follows while the app's is this one.
  package func ownContentSize(at category: ContentSizeCategory) -> ContentSizeCategory {
    category.clamped(from: minimumContentSizeCategory, to: maximumContentSizeCategory)
  }

  /// Whether the font follows the categories between two: UIKit limits the view's traits, which a
  /// font that does not adjust may not use (not documented).
  package var limitsFontThatMayNotAdjust: Bool {
    (minimumContentSizeCategory ?? maximumContentSizeCategory) != nil
      && !adjustsFontForContentSizeCategory && font.followsContentSize
  }

  /// Pixels in a point of a usual display that the label is on: an NSTextField is on a Mac's.
  package var displayScale: Double {
    (kind == .nsTextField ? Platform.macOS : font.platform).displayScale
  }

  /// The smallest scale that text may be seen at; 1 for a label that does not shrink.
  package var leastScale: Double {
    adjustsFontSizeToFitWidth && lineBreakMode.truncates ? minimumScale : 1
  }

  /// The smallest share of the font size to shrink to, from either property.
  public var minimumScale: Double {
    if minimumScaleFactor != 0 || minimumFontSize <= 0 { return minimumScaleFactor }
    return font.pointSize > 0 ? min(minimumFontSize / font.pointSize, 1) : 0
  }
}

/// NSLineBreakMode.
public enum LineBreakMode: String, Sendable, CaseIterable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// Whether the last visible line shows an ellipsis for what does not fit.
  public var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// Whether even the last visible line breaks like the others, and the rest is not shown.
  public var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }

  /// Whether it is made for several lines: a line-break strategy has no effect in other modes
  /// (NSParagraphStyle: "like clipping or truncating middle").
  public var followsStrategy: Bool { self != .byClipping && self != .byTruncatingMiddle }
}

/// NSParagraphStyle.LineBreakStrategy: options that combine.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Moves a word down where the last line would have only one.
  public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
  /// Breaks no word of Hangul.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// What standard labels use: every option.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  /// No option.
  public static let none: LineBreakStrategy = []

  /// Its options by UIKit's names.
  public var name: String {
    if let name = Self.named.first(where: { $0.value == self })?.key { return name }
    let options = Self.named.filter { $0.value != .none && isSuperset(of: $0.value) }
    return "[\(options.map(\.key).joined(separator: ", "))]"
  }

  /// UIKit's names.
  public static let named: KeyValuePairs<String, LineBreakStrategy> = [
    "none": .none, "standard": .standard, "pushOut": .pushOut,
    "hangulWordPriority": .hangulWordPriority,
  ]
}

/// UIBaselineAdjustment: where the baseline of shrunk text of one line lies.
public enum BaselineAdjustment: String, Sendable, CaseIterable {
  case alignBaselines, alignCenters, none
}

/// UILetterformAwareSizingRule: whether a label in a text style grows for tall scripts.
public enum SizingRule: String, Sendable, CaseIterable {
  case typographic, oversize
}

/// NSTextAlignment.
public enum TextAlignment: String, Sendable, CaseIterable {
  case left, right, center, justified, natural
}

/// Where a vertical-alignment label puts its text rect in its bounds.
public enum VerticalAlignment: String, Sendable, CaseIterable {
  case top, middle, bottom
}

/// UISemanticContentAttribute.
public enum SemanticContentAttribute: String, Sendable, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
