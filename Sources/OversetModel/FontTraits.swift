/// What a part of a text changes about its font (UIFontDescriptor.SymbolicTraits).
public struct FontTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let bold = FontTraits(rawValue: 1 << 0)
  public static let italic = FontTraits(rawValue: 1 << 1)
  public static let monospaced = FontTraits(rawValue: 1 << 2)
}
