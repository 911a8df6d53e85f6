/// What a part of a text changes about its font (UIFontDescriptor.SymbolicTraits).
public struct FontTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt8

  /// Makes traits from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier.
  public static let bold = FontTraits(rawValue: 1 << 0)
  /// Slanted.
  public static let italic = FontTraits(rawValue: 1 << 1)
  /// Every letter has the same width.
  public static let monospaced = FontTraits(rawValue: 1 << 2)

  /// One by one.
  package static let all: [FontTraits] = [.bold, .italic, .monospaced]
}
