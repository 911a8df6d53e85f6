/// The font of a label, as a developer names it.
public struct FontDescription: Hashable, Sendable {
  /// What the letters look like.
  public var typeface: Typeface
  /// How large they are.
  public var size: Size
  /// Nil for the typeface's own weight, or that of the text style.
  public var weight: FontWeight?
  /// Whether they are slanted.
  public var isItalic = false
  /// Which of the system font's faces; `monospacedSystem` is the monospaced one.
  public var design = FontDesign.default
  /// How wide the system font's letters are.
  public var width = FontWidth.standard
  /// Whether the system font's digits are all of one width (`monospacedDigitSystemFont`).
  public var hasMonospacedDigits = false
  /// Whether Bold Text is on, which makes the system font heavier.
  public var legibilityWeight = LegibilityWeight.regular
  /// The Dynamic Type category; only sizes that follow it change.
  public var contentSize = ContentSizeCategory.large
  /// Where the label is shown: it decides the sizes of text styles.
  public var platform = Platform.iOS
  /// Pixels in a point: UIFontMetrics answers with whole pixels.
  public var displayScale = 3.0

  /// What the letters look like.
  public enum Typeface: Hashable, Sendable {
    /// The platform's own font.
    case system
    /// The platform's own font for code.
    case monospacedSystem
    /// A font by its PostScript or family name.
    case named(String)
    /// A font file, and one of the fonts in it.
    case file(String, face: FileFace = .index(0))
  }

  /// One font of a file that may have several.
  public enum FileFace: Hashable, Sendable {
    /// The index in a collection.
    case index(Int)
    /// The name of a font in a collection, or of a named instance of a variable font.
    case postScriptName(String)
  }

  /// How large the letters are.
  public enum Size: Hashable, Sendable {
    case points(Points)
    case textStyle(TextStyle)
    /// `UIFontMetrics(forTextStyle:).scaledFont(for:maximumPointSize:)`.
    case scaled(Points, metrics: TextStyle, maximum: Points? = nil)
  }

  /// Makes a font that is upright and has the typeface's own weight, except for what is given.
  public init(
    _ typeface: Typeface, size: Size, weight: FontWeight? = nil, isItalic: Bool = false
  ) {
    self.typeface = typeface
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

extension FontDescription {
  /// UILabel's default font.
  public static let label = system(size: 17, weight: .regular)

  /// The platform's own font at a size in points.
  public static func system(
    size: Points, weight: FontWeight = .regular, italic: Bool = false
  ) -> FontDescription {
    FontDescription(.system, size: .points(size), weight: weight, isItalic: italic)
  }

  /// A text style at a Dynamic Type category.
  public static func textStyle(
    _ style: TextStyle, contentSize: ContentSizeCategory = .large
  ) -> FontDescription {
    FontDescription(.system, size: .textStyle(style)).scaled(to: contentSize)
  }

  /// A font by its PostScript or family name.
  public static func named(_ name: String, size: Points) -> FontDescription {
    FontDescription(.named(name), size: .points(size))
  }

  /// A font file; the first font of a collection.
  public static func file(_ path: String, size: Points) -> FontDescription {
    FontDescription(.file(path), size: .points(size))
  }
}

extension FontDescription {
  /// Whether the size follows the Dynamic Type category.
  public var followsContentSize: Bool {
    if case .points = size { false } else { true }
  }

  /// The same font at another Dynamic Type category, where it follows that.
  public func scaled(to contentSize: ContentSizeCategory) -> FontDescription {
    var font = self
    if followsContentSize { font.contentSize = contentSize }
    return font
  }

  /// The same font on another platform.
  public func on(_ platform: Platform, displayScale: Double? = nil) -> FontDescription {
    var font = self
    font.platform = platform
    if case .scaled = size, let displayScale { font.displayScale = displayScale }
    return font
  }

  /// The size in points before any shrinking.
  ///
  /// A style or category that the platform does not have counts as iOS's; `problem` says so.
  public var pointSize: Points {
    switch size {
    case .points(let points): points
    case .textStyle(let style): metrics(of: style, at: contentSize).size
    case .scaled(let points, let style, let maximum):
      min(scaledValue(of: points, by: style), maximum ?? .infinity)
    }
  }

  /// `UIFontMetrics.scaledValue(for:)`: grows as the style's leading does, not as its size, to a
  /// whole pixel (reported by those who compared).
  private func scaledValue(of points: Points, by style: TextStyle) -> Points {
    let leading = metrics(of: style, at: contentSize).leading
    let value = points * leading / metrics(of: style, at: .large).leading
    return (value * displayScale).roundedHalfUp / displayScale
  }

  /// Whether the typeface is the platform's own.
  public var isSystem: Bool { typeface == .system || typeface == .monospacedSystem }

  /// Whether Bold Text changes the font: an app's own font stays as it is.
  public var isBoldText: Bool { isSystem && legibilityWeight == .bold }

  /// The same font where Bold Text is on or off.
  public func legible(_ weight: LegibilityWeight) -> FontDescription {
    var font = self
    font.legibilityWeight = weight
    return font
  }

  /// The weight that the letters have; nil for a typeface's own.
  public var resolvedWeight: FontWeight? {
    isBoldText ? ownWeight?.bolder : ownWeight
  }

  private var ownWeight: FontWeight? {
    if let weight { return weight }
    switch typeface {
    case .named, .file: return nil
    case .system, .monospacedSystem:
      if case .textStyle(let style) = size { return metrics(of: style, at: contentSize).weight }
      return .regular
    }
  }

  /// The font of a part of the text that is emphasized, as Markdown or a symbolic trait does it.
  public func adding(_ traits: FontTraits) -> FontDescription {
    var font = self
    if traits.contains(.bold) { font.weight = emphasizedWeight }
    if traits.contains(.italic) { font.isItalic = true }
    if traits.contains(.monospaced) { font.typeface = .monospacedSystem }
    return font
  }

  /// Text styles have a bold of their own (Human Interface Guidelines, Typography, emphasized
  /// weights), others take UIFont.Weight.bold; what is heavier stays.
  private var emphasizedWeight: FontWeight {
    if weight == nil, typeface == .system, case .textStyle(let style) = size {
      return metrics(of: style, at: contentSize).emphasizedWeight
    }
    return weight == .black || weight == .heavy ? weight ?? .bold : .bold
  }

  private func metrics(
    of style: TextStyle, at category: ContentSizeCategory
  ) -> TextStyle.Metrics {
    style.metrics(at: category, on: platform) ?? style.metrics(at: category)
  }

  /// What the platform lacks of the text style and the category; nil where the font exists.
  public var problem: String? {
    switch size {
    case .points: nil
    case .textStyle(let style), .scaled(_, let style, _):
      style.problem(at: contentSize, on: platform)
    }
  }

  /// Why the size is not known for sure; nil where it is published.
  public var sizeDoubt: String? {
    switch size {
    case .points: return nil
    case .textStyle(let style), .scaled(_, let style, _):
      if style.isPublished(at: contentSize, on: platform) { return nil }
      let place = platform == .tvOS ? "on tvOS" : "at \(contentSize.rawValue)"
      return "the size of \(style.rawValue) \(place) is not published"
    }
  }
}

/// UIFont.Weight, by name.
public enum FontWeight: String, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// What Bold Text makes of it: regular text becomes semibold, and semibold titles bold (believed;
  /// the weights are not published).
  var bolder: FontWeight {
    switch self {
    case .ultraLight: .light
    case .thin: .regular
    case .light: .medium
    case .regular: .semibold
    case .medium, .semibold: .bold
    case .bold: .heavy
    case .heavy, .black: .black
    }
  }
}
