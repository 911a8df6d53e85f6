/// A Dynamic Type category, by the short name that the Human Interface Guidelines use.
public enum ContentSizeCategory: String, Sendable, CaseIterable {
  case extraSmall = "xS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "xL"
  case extraExtraLarge = "xxL"
  case extraExtraExtraLarge = "xxxL"
  case accessibilityMedium = "AX1"
  case accessibilityLarge = "AX2"
  case accessibilityExtraLarge = "AX3"
  case accessibilityExtraExtraLarge = "AX4"
  case accessibilityExtraExtraExtraLarge = "AX5"

  /// The nearest category from `least` to `most`, both included; `most` where `least` is above it.
  package func clamped(from least: ContentSizeCategory?, to most: ContentSizeCategory?) -> Self {
    let all = Self.allCases
    let index = { (category: Self) in all.firstIndex(of: category) ?? 0 }
    var result = self
    if let least, index(least) > index(result) { result = least }
    if let most, index(most) < index(result) { result = most }
    return result
  }

  /// The categories that a platform has, from smallest to largest. macOS and tvOS have none of their
  /// own: their sizes are the same at every one.
  package static func all(on platform: Platform) -> [ContentSizeCategory] {
    switch platform {
    case .iOS, .visionOS, .macOS, .tvOS: allCases
    case .watchOS:
      [
        .extraSmall, .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      ]
    }
  }
}
