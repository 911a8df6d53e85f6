import OversetAutoLayout
import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetRules

/// Whether the text of a finding fits after changes to its document, and nothing else gets worse: in
/// every locale that the finding is about. The scene as it is is solved once.
final class SceneProof {
  private let solver: SceneSolver
  private let work: SceneWork
  /// By its index in the scene.
  private let text: Int
  /// What the finding says of it: where a key has several texts, not the one in the scene.
  private let shown: [(locale: LocaleIdentifier, value: String)]
  private let variants: [Int]
  /// The scene as it is.
  private var layouts: LayoutsBySizeClass
  private var before: [Place: SceneTrial] = [:]
  /// What is left for more proofs.
  private(set) var budget: WorkBudget

  private struct Place: Hashable {
    var shown: Int
    var variant: Int
  }

  /// At content sizes from one on: at smaller ones the text fits as it is.
  init(
    of text: Int, in work: SceneWork, _ finding: Finding, from size: ContentSizeCategory?,
    _ solver: SceneSolver, within budget: WorkBudget
  ) {
    self.budget = budget
    self.solver = solver
    self.work = work
    self.text = text
    shown = ([finding] + finding.others).compactMap { finding in
      finding.layout.map { ($0.locale, $0.text) }
    }
    variants = work.variants.proving(from: size)
    layouts = LayoutsBySizeClass(work)
  }

  /// False where the budget does not do for the proof.
  func holds(after edits: [LayoutEdit]) -> Bool {
    if budget.isSpent { return false }
    var changed = LayoutsBySizeClass(work, after: edits)
    let hasAnyLines = edits.contains { if case .anyLines = $0 { true } else { false } }
    let lines = hasAnyLines ? 0 : work.texts[text].text.label.numberOfLines
    for index in shown.indices {
      for variant in variants {
        let (after, isShown) = trial(of: &changed, index, variant, lines: lines)
        guard isShown, !budget.isSpent,
          after.isNoWorse(than: trialBefore(index, variant), exceptFor: text, of: work)
        else { return false }
      }
    }
    return !budget.isSpent
  }

  private func trialBefore(_ index: Int, _ variant: Int) -> SceneTrial {
    let place = Place(shown: index, variant: variant)
    if let known = before[place] { return known }
    let trial = trial(of: &layouts, index, variant, lines: 1).trial
    before[place] = trial
    return trial
  }

  private func trial(
    of layouts: inout LayoutsBySizeClass, _ index: Int, _ variant: Int, lines: Int
  ) -> (trial: SceneTrial, isShown: Bool) {
    layouts.budget = budget
    defer { budget = layouts.budget }
    return solver.trial(
      of: &layouts, work, in: shown[index].locale, atVariant: variant,
      showing: shown[index].value, in: text, lines: lines)
  }
}

extension LabelFrames.Variants {
  /// More take long: then the smallest and the largest, on the narrowest screen and the widest.
  private static let mostProved = 8

  /// The variants of a content size and of larger ones that stand for all of them.
  fileprivate func proving(from size: ContentSizeCategory?) -> [Int] {
    let first = contentSizes.firstIndex(of: size) ?? 0
    let all = (0..<count).filter { $0 / screens.count % contentSizes.count >= first }
    if all.count <= Self.mostProved { return all }
    let sizes = [first, contentSizes.count - 1]
    let ends = [0, screens.count - 1]
    return all.filter { variant in
      sizes.contains(variant / screens.count % contentSizes.count)
        && ends.contains(variant % screens.count)
    }
  }
}
