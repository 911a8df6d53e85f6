import OversetModel

/// One worker's own copy of a label.
final class WorkerLabel {
  /// The label's place in the plan.
  let place: Int
  let planned: PlannedLabel
  let variants: [PlannedLabel.Variant]
  let comfortableShare: Double
  /// Whether a text that fits with room to spare needs no layout.
  let skipsComfortable: Bool

  init(_ place: Int, _ plan: CheckPlan) {
    self.place = place
    planned = plan.labels[place]
    variants = planned.variants.map { $0 }
    comfortableShare = plan.configuration.rules.comfortableShare
    skipsComfortable = planned.isPlain && !plan.keepsLayouts
  }
}
