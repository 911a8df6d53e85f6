package import OversetModel

/// The frames that the layout of a scene gives a label. They differ by locale: the texts of a scene
/// take room from each other.
package struct LabelFrames: Hashable, Sendable {
  /// What the scene was laid out at, in the order of `DisplayConditions`.
  package let variants: Variants
  /// By locale; in the order of variants.
  private let sizes: [LocaleIdentifier: [Size]]
  /// In the source locale, and in every locale that has none.
  package let usual: [Size]
  /// Why the frames that a user sees may be others; empty where they are certain.
  package let doubts: [String]
  /// Whether losses are only worth a note: nothing but an equal source text says that the label shows a
  /// key's text, or the document says nothing of the room that the app gives it.
  package let isSupposed: Bool

  /// The locales that load another document in its place: they never show the label.
  package let otherLocales: Set<LocaleIdentifier>

  /// Each list of sizes has one for each variant.
  package init(
    _ sizes: [LocaleIdentifier: [Size]], usual: [Size], at variants: Variants, doubts: [String],
    isSupposed: Bool = false, otherLocales: Set<LocaleIdentifier> = []
  ) {
    self.sizes = sizes
    self.usual = usual
    self.variants = variants
    self.doubts = doubts
    self.isSupposed = isSupposed
    self.otherLocales = otherLocales
  }

  /// The same with one more reason why what is lost is only worth a note.
  package func doubting(_ reason: String) -> LabelFrames {
    LabelFrames(
      sizes, usual: usual, at: variants, doubts: doubts + [reason], isSupposed: true,
      otherLocales: otherLocales)
  }

  /// In the order of variants.
  package func sizes(in locale: LocaleIdentifier) -> [Size] { sizes[locale] ?? usual }

  /// By weight, then by size, then by screen.
  package struct Variants: Hashable, Sendable {
    package var weights: [LegibilityWeight]
    /// One nil where no text of the scene follows Dynamic Type.
    package var contentSizes: [ContentSizeCategory?]
    /// One nil where the frames do not depend on the screen.
    package var screens: [Screen?]

    package init(
      weights: [LegibilityWeight], contentSizes: [ContentSizeCategory?], screens: [Screen?]
    ) {
      self.weights = weights
      self.contentSizes = contentSizes
      self.screens = screens
    }

    package var count: Int { weights.count * contentSizes.count * screens.count }

    /// The weight, the size and the screen at an index.
    package subscript(
      variant: Int
    ) -> (weight: LegibilityWeight, contentSize: ContentSizeCategory?, screen: Screen?) {
      let size = variant / screens.count
      return (
        weights[size / contentSizes.count], contentSizes[size % contentSizes.count],
        screens[variant % screens.count]
      )
    }
  }
}
