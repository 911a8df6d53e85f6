/// What a label looks like. Reports draw with it; layout does not use it.
public struct LabelAppearance: Hashable, Sendable {
  /// False for a label that is drawn dimmed.
  public var isEnabled = true
  /// Whether it is drawn in `highlightedTextColor`.
  public var isHighlighted = false
  /// Nil for `label`.
  public var textColor: LabelColor?
  /// Nil for `textColor`.
  public var highlightedTextColor: LabelColor?
  /// Nil for no shadow: then its offset takes no room.
  public var shadowColor: LabelColor?

  /// Makes an appearance with UILabel's defaults.
  public init() {}

  /// The colour that the text is drawn in before it is dimmed.
  public var color: LabelColor {
    (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .level(.label)
  }
}

/// A colour by its UIKit level, or its sRGB values.
public enum LabelColor: Hashable, Sendable {
  case level(Level)
  /// 0 to 255; an alpha of 255 is opaque.
  case rgb(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  /// UIColor's label colours, from the most to the least prominent.
  public enum Level: String, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  }

  /// A level's name, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(_ text: String) {
    if let level = Level(rawValue: text) {
      self = .level(level)
      return
    }
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), [6, 8].contains(digits.count),
      text.dropFirst().allSatisfy(\.isHexDigit),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    func byte(_ index: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: rgba >> (8 * index)) }
    self = .rgb(red: byte(3), green: byte(2), blue: byte(1), alpha: byte(0))
  }
}
