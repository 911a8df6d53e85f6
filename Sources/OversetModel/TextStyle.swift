/// A UIKit text style, by its UIFont.TextStyle name.
public enum TextStyle: String, Sendable, CaseIterable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3
  case headline, subheadline, body, callout, footnote, footnote1, footnote2, caption1, caption2

  /// The numbers of a text style at a Dynamic Type category.
  public struct Metrics: Hashable, Sendable {
    /// The font size.
    public var size: Points
    /// From one typographic baseline to the next, as published; a label's lines are lower.
    public var leading: Points
    /// The weight of text that is not bold.
    public var weight: FontWeight
    /// What bold makes of it.
    public var emphasizedWeight: FontWeight
  }

  /// The published numbers; nil where the platform does not have the style or the category.
  public func metrics(
    at category: ContentSizeCategory, on platform: Platform
  ) -> Metrics? {
    guard let index = ContentSizeCategory.all(on: platform).firstIndex(of: category) else {
      return nil
    }
    return TextStyleTable.of(platform).metrics(of: self, at: index)
  }

  /// iOS's numbers, or those of the nearest style that it has: for a font that exists nowhere.
  package func metrics(at category: ContentSizeCategory) -> Metrics {
    let nearest: TextStyle = self == .footnote1 || self == .footnote2 ? .footnote : self
    return nearest.metrics(at: category, on: .iOS)
      ?? Metrics(size: 17, leading: 22, weight: .regular, emphasizedWeight: .semibold)
  }

  /// What a platform lacks of the style at a category, in one phrase; nil where it has both.
  package func problem(at category: ContentSizeCategory, on platform: Platform) -> String? {
    let table = TextStyleTable.of(platform)
    if table.metrics(of: self, at: 0) == nil {
      let names = Self.allCases.filter { table.metrics(of: $0, at: 0) != nil }.map(\.rawValue)
      return "\(platform.rawValue) has no text style '\(rawValue)', only "
        + names.joined(separator: ", ")
    }
    let categories = ContentSizeCategory.all(on: platform)
    if !categories.contains(category) {
      return "\(platform.rawValue) has no content size '\(category.rawValue)', only "
        + categories.map(\.rawValue).joined(separator: ", ")
    }
    return nil
  }

  /// Whether the numbers at a category are published, and not made from those of another style.
  func isPublished(at category: ContentSizeCategory, on platform: Platform) -> Bool {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: category == .large
    case .footnote: platform != .tvOS
    default: true
    }
  }
}
