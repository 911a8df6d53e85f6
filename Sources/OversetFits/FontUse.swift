/// A part of the text and the font that sets it.
public struct FontUse: Sendable, Hashable {
  /// The PostScript name, or `system` for the system font's table of numbers.
  public var name: String
  /// UTF-16, half-open.
  public var textRange: Range<Int>
  /// Whether it replaces a fallback font of the system that cannot be shipped.
  public var standsIn: Bool

  /// Makes one from all its values.
  package init(
    name: String, textRange: Range<Int>, standsIn: Bool
  ) {
    self.name = name
    self.textRange = textRange
    self.standsIn = standsIn
  }
}
