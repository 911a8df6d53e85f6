import OversetModel

/// Which of the layouts of a text in a label this is.
public struct LayoutVariant: Hashable, Sendable {
  /// Plural category, device and the like.
  public var text: Variation
  /// Nil where the label's font does not follow Dynamic Type.
  public var contentSize: ContentSizeCategory?
  /// The screen's name; nil where the width does not depend on it.
  public var screen: String?
  /// Bold where Bold Text is on.
  public var legibilityWeight = LegibilityWeight.regular

  /// From the smallest size to the largest; 0 where there are no sizes.
  package var sizeRank: Int {
    contentSize.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) } ?? 0
  }

  /// A plain text in a label of one size.
  public static let plain = LayoutVariant()

  /// Of the only text, at the only size, on the only screen, except for what is said.
  public init(
    text: Variation = .none, contentSize: ContentSizeCategory? = nil, screen: String? = nil,
    legibilityWeight: LegibilityWeight = .regular
  ) {
    self.text = text
    self.contentSize = contentSize
    self.screen = screen
    self.legibilityWeight = legibilityWeight
  }

  /// `one, iphone, AX3, se, Bold Text`, in that order, without what does not apply and without the default
  /// size; `seats one, coaches other` where variables have chosen.
  public var description: String {
    if self == .plain { return "" }
    let size = contentSize == .large ? nil : contentSize?.rawValue
    let weight = legibilityWeight == .bold ? "Bold Text" : nil
    return [text.cases, text.device, text.width, size, screen, weight]
      .compactMap { $0 }.joined(separator: ", ")
  }
}
