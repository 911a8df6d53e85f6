import OversetFits

extension CheckReport.Summary {
  /// Counts one layout.
  mutating func count(_ fit: LabelFit.Numbers) {
    layouts += 1
    outcomes[fit.outcome, default: 0] += 1
    if fit.isBorderline { borderline += 1 }
    if fit.isInconclusive { inconclusive += 1 }
  }

  /// Counts the layouts of a text.
  mutating func count(_ sum: LayoutSum) {
    layouts += sum.count
    borderline += sum.borderline
    inconclusive += sum.inconclusive
    sum.add(to: &outcomes)
  }

  /// Adds what a part of the work counted.
  mutating func add(_ other: CheckReport.Summary) {
    layouts += other.layouts
    borderline += other.borderline
    inconclusive += other.inconclusive
    outcomes.merge(other.outcomes, uniquingKeysWith: +)
  }
}
