import OversetInterfaces
import OversetModel
import OversetRules

/// Looks for changes to documents that make the texts of findings fit. Each is proved: the scene is
/// solved with it, in every locale that the finding is about. The work of one worker.
final class SceneAdvisor {
  private let solver: SceneSolver

  init(_ solver: SceneSolver) { self.solver = solver }

  /// More are a list to choose from, and no advice.
  private static let mostChanges = 3

  /// A text of a finding: where it is not the first of its key, it is not the one in the scene.
  private struct Shown {
    var locale: LocaleIdentifier
    var value: String
  }

  /// What would help the text of a finding; nil for a finding that does not say what would.
  func remedy(for finding: Finding, of text: Int, in work: SceneWork) -> DocumentRemedy? {
    guard let layout = finding.layout, let clears = finding.remedy?.clears else { return nil }
    let document = work.interface.document
    var remedy = DocumentRemedy(shrinking: document.shrinking(of: work.texts[text].text))
    guard let view = work.texts[text].canvasView else { return remedy }
    let shown = ([finding] + finding.others).compactMap { finding in
      finding.layout.map { Shown(locale: $0.locale, value: $0.text) }
    }
    let before = shown.map { trials(of: work, after: [], text, $0) }
    let candidates = EditCandidates(around: view, in: document.canvas)
    let first = work.variants.contentSizes.first ?? nil
    let size = layout.setting.contentSize == first ? nil : layout.setting.contentSize
    for attempt in attempts(candidates, layout, clears, document.canvas.objects[view], from: size) {
      // A change is tried with a height that gives way only where that is what is missing.
      let edits = ([[]] + candidates.heightening.prefix(attempt.mayNeedHeight ? 2 : 0).map { [$0] })
        .map { attempt.edits + $0 }
        .first { helps($0, text, shown, before, of: work, from: attempt.size) }
      if let edits {
        remedy.changes.append(
          edits.map { $0.phrase(in: document, from: attempt.size) }.joined(separator: " and "))
      }
      if remedy.changes.count == Self.mostChanges { break }
    }
    return remedy
  }

  private struct Attempt {
    var edits: [LayoutEdit]
    var mayNeedHeight = false
    /// The content size from which it is made; nil for all.
    var size: ContentSizeCategory?
  }

  private func attempts(
    _ candidates: EditCandidates, _ layout: CheckedLayout, _ clears: Clearance,
    _ view: InterfaceObject, from size: ContentSizeCategory?
  ) -> [Attempt] {
    var attempts: [Attempt] = []
    if layout.cutsWholeText || clears.lines == nil && clears.height != nil {
      attempts += candidates.heightening.map { Attempt(edits: [$0]) }
    }
    if layout.cutsWholeText { return attempts }
    if clears.lines != nil, ["label", "textField"].contains(view.kind) {
      attempts.append(Attempt(edits: [.anyLines(label: view.id)], mayNeedHeight: true))
    }
    if clears.width != nil || clears.lines != nil {
      attempts += candidates.widening.map { edit in
        guard case .stacksVertically = edit else { return Attempt(edits: [edit]) }
        return Attempt(edits: [edit], mayNeedHeight: true, size: size)
      }
    }
    return attempts
  }

  private func trials(
    of work: SceneWork, after edits: [LayoutEdit], _ text: Int, _ shown: Shown
  ) -> [SceneTrial] {
    solver.trials(of: work, after: edits, in: shown.locale, showing: (text, shown.value))
  }

  /// Whether all texts fit after the changes, at each size from one on.
  private func helps(
    _ edits: [LayoutEdit], _ text: Int, _ shown: [Shown], _ before: [[SceneTrial]],
    of work: SceneWork, from size: ContentSizeCategory?
  ) -> Bool {
    let variants = work.variants.indices(from: size)
    return zip(shown, before).allSatisfy { shown, before in
      let after = trials(of: work, after: edits, text, shown)
      return variants.allSatisfy { variant in
        after[variant].shows(text, of: work)
          && after[variant].isNoWorse(than: before[variant], exceptFor: text, of: work)
      }
    }
  }
}

extension LabelFrames.Variants {
  /// The variants of a content size and of larger ones; all where it is nil.
  fileprivate func indices(from size: ContentSizeCategory?) -> [Int] {
    let first = contentSizes.firstIndex(of: size) ?? 0
    return (0..<count).filter { $0 / screens.count % contentSizes.count >= first }
  }
}
