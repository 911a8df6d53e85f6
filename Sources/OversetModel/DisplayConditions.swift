/// The conditions that labels are checked in: text sizes, screens, Bold Text.
package struct DisplayConditions: Sendable {
  /// From the smallest to the largest, each once.
  package let contentSizes: [ContentSizeCategory]
  /// From the narrowest to the widest.
  package let screens: [Screen]
  /// First without Bold Text, then with it; each once.
  package let legibilityWeights: [LegibilityWeight]

  /// In any order.
  package init(
    contentSizes: [ContentSizeCategory], screens: [Screen], legibilityWeights: [LegibilityWeight]
  ) {
    self.contentSizes = ContentSizeCategory.allCases.filter { contentSizes.contains($0) }
    self.screens = screens.enumerated().sorted {
      ($0.element.width, $0.offset) < ($1.element.width, $1.offset)
    }.map(\.element)
    self.legibilityWeights = LegibilityWeight.allCases.filter { legibilityWeights.contains($0) }
  }
}
