import OversetLabels
import OversetModel
import OversetTypesetting

/// A configured label with its fonts opened and every size and screen it is checked at.
struct PlannedLabel: Sendable {
  let label: ConfiguredLabel
  let sampleText: SampleText
  /// At least one; all of the same font at several sizes.
  let variants: [Variant]

  /// One content size on one screen.
  struct Variant: Sendable {
    let contentSize: ContentSizeCategory?
    let screen: String?
    let font: TypesetFont
    let fitter: LabelFitter

    func fitsComfortably(simpleText text: [UInt16], below share: Double) -> Bool {
      fitter.fitsComfortably(simpleText: text, in: font, below: share)
    }
  }

  init(
    _ label: ConfiguredLabel, in configuration: Configuration, fonts: FontBook
  ) throws(FontError) {
    self.label = label
    sampleText = SampleText(arguments: label.arguments)
    var sizes: [ContentSizeCategory?] = [nil]
    if case .textStyle = label.constraint.font { sizes = configuration.contentSizes.map { $0 } }
    let screens: [Configuration.Screen?] =
      label.width.dependsOnScreen ? configuration.screens.map { $0 } : [nil]
    var variants: [Variant] = []
    for size in sizes {
      var constraint = label.constraint
      if let size { constraint.font = constraint.font.scaled(to: size) }
      let font = try fonts.font(constraint.font)
      for screen in screens {
        variants.append(
          Variant(
            contentSize: size, screen: screen?.name, font: font,
            fitter: LabelFitter(
              constraint: constraint, bounds: label.bounds(onScreen: screen?.width ?? 0),
              displayScale: configuration.displayScale)))
      }
    }
    self.variants = variants
  }

  func applies(toKey key: String, table: String) -> Bool {
    label.table?.matches(table) != false && label.keys.contains { $0.matches(key) }
  }
}

extension [PlannedLabel] {
  /// The places of the labels that show a key; a default label only takes what no other took.
  func showing(key: String, table: String) -> [Int] {
    let matching = indices.filter { self[$0].applies(toKey: key, table: table) }
    let particular = matching.filter { !self[$0].label.isDefault }
    return particular.isEmpty ? matching : particular
  }
}
