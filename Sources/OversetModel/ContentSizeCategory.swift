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

  /// The categories that a platform has, from smallest to largest. macOS and tvOS have none of their
  /// own: their sizes are the same at every one.
  static func all(on platform: Platform) -> [ContentSizeCategory] {
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
