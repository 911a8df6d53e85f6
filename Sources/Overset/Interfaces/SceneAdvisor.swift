import OversetAutoLayout
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

  /// What would help the text of a finding, as far as there is a budget to prove it; nil for a finding that
  /// does not say what would.
  func remedy(
    for finding: Finding, of text: Int, in work: SceneWork, within budget: inout WorkBudget
  ) -> DocumentRemedy? {
    guard let layout = finding.layout, let clears = finding.remedy?.clears else { return nil }
    let document = work.document
    var remedy = DocumentRemedy(shrinking: document.shrinking(of: work.texts[text].text))
    guard let view = work.texts[text].canvasView else { return remedy }
    let candidates = EditCandidates(around: view, in: document.canvas)
    let smallest = work.variants.contentSizes.first ?? nil
    let size = layout.setting.contentSize == smallest ? nil : layout.setting.contentSize
    let proof = SceneProof(
      of: text, in: work, finding, from: layout.setting.contentSize, solver, within: budget)
    defer { budget = proof.budget }
    for attempt in attempts(candidates, layout, clears, document.canvas.objects[view], from: size) {
      // A height gives way too only where that is what is missing.
      let heights = attempt.mayNeedHeight ? candidates.heightening.prefix(2) : []
      let edits = ([[]] + heights.map { [$0] }).map { attempt.edits + $0 }
        .first { proof.holds(after: $0) }
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
    // Room for paint is none that the layout knows of.
    let isTooHigh = layout.cutsWholeText && layout.lineHeight != nil
    if isTooHigh || !layout.cutsWholeText && clears.lines == nil && clears.height != nil {
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
}
