package import OversetModel
package import OversetTexts

/// A label at every size, on every screen and in every weight that it is checked at.
package struct LabelVariants: Sendable {
  package let label: AppLabel
  /// Where the configuration says it; nil for a label that no configuration has.
  package let location: FileLocation?
  /// Where a storyboard or XIB says all its properties; nil for other labels.
  package let document: FileLocation?
  /// Where code shows the texts; empty for a label that no code names.
  package let uses: [TableKey: CodeUse]
  /// Where code may hide a document's label; nil where none does.
  package let hiding: FileLocation?
  /// From the smallest to the largest; one nil where the label does not follow Dynamic Type.
  package let sizes: [ContentSizeCategory?]
  /// From the narrowest to the widest; one nil where the width does not depend on the screen.
  package let screens: [String?]
  /// Without Bold Text before with it; only the first where that changes nothing.
  package let weights: [LegibilityWeight]
  /// By weight, then by size, then by screen: at least one.
  package let settings: [CheckedLayout.Setting]

  package init(
    label: AppLabel, location: FileLocation?, document: FileLocation? = nil,
    uses: [TableKey: CodeUse] = [:], hiding: FileLocation? = nil,
    sizes: [ContentSizeCategory?], screens: [String?],
    weights: [LegibilityWeight], settings: [CheckedLayout.Setting]
  ) {
    self.label = label
    self.location = location
    self.document = document
    self.uses = uses
    self.hiding = hiding
    self.sizes = sizes
    self.screens = screens
    self.weights = weights
    self.settings = settings
  }
}

extension LabelVariants {
  /// The index of the variant that most people have: the usual size on the widest screen, which
  /// leaves the most room. Nil where that size is not checked.
  package var usualVariant: Int? {
    sizes.firstIndex { $0 ?? .large == .large }.map { ($0 + 1) * screens.count - 1 }
  }
}
