/// The font of a label, as a developer names it.
public enum FontDescription: Hashable, Sendable {
  /// The platform's own font at a size in points.
  case system(size: Points, weight: FontWeight)
  /// A text style at a Dynamic Type category.
  case textStyle(TextStyle, contentSize: ContentSizeCategory)
  /// A font by its PostScript or family name.
  case named(String, size: Points)
  /// A font file; the first font of a collection.
  case file(String, size: Points)

  /// UILabel's default font.
  public static let label = FontDescription.system(size: 17, weight: .regular)

  /// The size in points before any shrinking.
  public var pointSize: Points {
    switch self {
    case .system(let size, _), .named(_, let size), .file(_, let size): size
    case .textStyle(let style, let contentSize): style.metrics(at: contentSize).size
    }
  }

  /// The font with the traits that a part of the text adds.
  public func adding(_ traits: FontTraits) -> FontDescription { self }

  /// The same font at another Dynamic Type category; only text styles change.
  public func scaled(to contentSize: ContentSizeCategory) -> FontDescription {
    guard case .textStyle(let style, _) = self else { return self }
    return .textStyle(style, contentSize: contentSize)
  }
}

/// UIFont.Weight, by name.
public enum FontWeight: String, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
