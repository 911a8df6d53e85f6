import OversetModel
import OversetTypesetting

/// One worker's own copy of a label.
final class WorkerLabel {
  /// The label's place in the plan.
  let place: Int
  let planned: PlannedLabel
  let variants: [PlannedLabel.Variant]
  let comfortableShare: Double
  /// Whether a text that fits with room to spare needs no layout.
  let skipsComfortable: Bool
  /// The numbers of the label's font: variants differ in size only.
  private let table: TableFont?

  init(_ place: Int, _ plan: CheckPlan) {
    self.place = place
    planned = plan.labels[place]
    variants = planned.variants.map { PlannedLabel.Variant(copyOf: $0) }
    comfortableShare = plan.configuration.rules.comfortableShare
    skipsComfortable = planned.isPlain && !plan.keepsLayouts
    table = variants.first?.font.table
  }

  /// The advance of a text of the system font's own letters, the same at every size; nil where one
  /// is not, some are in another font, or the font is a file.
  func advance(ofSimple sample: LabelSample) -> Advance? {
    planned.isPlain && sample.runs.isEmpty ? advance(ofSimpleText: sample.units) : nil
  }

  /// The same for the units of a text that has no other fonts.
  func advance(ofSimpleText text: [UInt16]) -> Advance? { table?.advance(ofSimpleText: text) }
}
