import OversetModel
import OversetTypesetting

/// One worker's own copy of a label.
final class WorkerLabel {
  /// In the plan's labels.
  let index: Int
  let planned: PlannedLabel
  let variants: [PlannedLabel.Variant]
  let comfortableShare: Double
  /// Whether its frame differs by locale. Stored: asked for every text, through `planned` it would
  /// copy the label's settings.
  let hasFramesByLocale: Bool
  /// Whether a text that fits with room to spare needs no layout.
  let skipsComfortable: Bool
  /// The first variant in another font than those before it, with Bold Text; nil where none is.
  let firstBoldText: Int?
  /// Of all that a measured answer depends on; nil until it is asked for.
  var digest: [UInt8]?
  /// The numbers of the label's font: variants differ in size only, and with Bold Text.
  private let table: TableFont?
  private let boldTable: TableFont?

  /// Nil for the label as it is in the source locale.
  init(_ index: Int, _ plan: CheckPlan, in locale: LocaleIdentifier? = nil) {
    self.index = index
    planned = plan.labels[index]
    variants = planned.variants(in: locale)
    hasFramesByLocale = planned.hasFramesByLocale
    comfortableShare = plan.configuration.rules.comfortableShare
    skipsComfortable = planned.isPlain && !plan.keepsLayouts
    table = variants.first?.font.table
    let hasBoth = planned.values.weights.count > 1
    firstBoldText = hasBoth ? variants.firstIndex { $0.legibilityWeight == .bold } : nil
    boldTable = hasBoth ? variants.last?.font.table : nil
  }

  /// The advance of a text of the system font's own letters, the same at every size; nil where one
  /// is not, some are in another font, or the font is a file.
  func advance(ofSimple sample: LabelSample, isBoldText: Bool = false) -> Advance? {
    planned.isPlain && sample.runs.isEmpty
      ? advance(ofSimpleText: sample.units, isBoldText: isBoldText) : nil
  }

  /// The same for the units of a text that has no other fonts.
  func advance(ofSimpleText text: [UInt16], isBoldText: Bool = false) -> Advance? {
    (isBoldText ? boldTable : table)?.advance(ofSimpleText: text)
  }
}
