/// A UIKit text style, by its UIFont.TextStyle name.
public enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// Headline is semibold, the others are regular (Human Interface Guidelines, Typography).
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The size and weight at a Dynamic Type category.
  public func metrics(at category: ContentSizeCategory) -> (size: Points, weight: FontWeight) {
    (Self.sizes[self]?[category.index] ?? 17, weight)
  }

  /// Points by category, from `xS` to `AX5` (Human Interface Guidelines, Typography, iOS).
  private static let sizes: [TextStyle: [Points]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

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

  /// The place in the order from smallest to largest.
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}
