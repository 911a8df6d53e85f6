/// What a UILabel is told about its text, with UIKit's names and defaults.
public struct LabelConstraint: Hashable, Sendable {
  public var font = FontDescription.label
  /// The most lines to show; 0 for as many as it takes.
  public var numberOfLines = 1
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  public var lineBreakStrategy = LineBreakStrategy.standard
  public var adjustsFontSizeToFitWidth = false
  /// The smallest share of the font size to shrink to; 0 does not shrink.
  public var minimumScaleFactor = 0.0
  public var textAlignment = TextAlignment.natural
  /// Nil for a plain label, which centres its text when it draws.
  public var verticalAlignment: VerticalAlignment?
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The width that `intrinsicContentSize` wraps at; 0 for one line.
  public var preferredMaxLayoutWidth: Points = 0

  public init() {}
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
}

/// NSParagraphStyle.LineBreakStrategy.
public enum LineBreakStrategy: String, Sendable, CaseIterable {
  case none, standard, pushOut, hangulWordPriority
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
