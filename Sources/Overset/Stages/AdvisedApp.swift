import OversetAutoLayout
import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetRules
import OversetTexts
import OversetWorkers

/// Reported findings → the same, with what to change in the storyboards and XIBs that show their texts.
///
/// Only here, because each change is proved by solving a scene with it: too much work for findings
/// that nobody sees.
struct AdvisedApp: Sendable {
  /// In the report's order.
  let findings: [Finding]

  init(
    _ suppressed: SuppressedApp, _ solved: SolvedApp, _ plan: CheckPlan, _ request: CheckRequest
  ) async {
    var findings = suppressed.findings
    let parts = Self.parts(findings, solved.scenes.map(\.work), plan)
    let configuration = request.configuration
    let conditions = solved.conditions
    let source = configuration.sourceLocale ?? .english
    let advised = await concurrently(
      parts, workers: request.workers,
      prepare: { _ in
        SceneAdvisor(SceneSolver(plan.tables, plan.fonts, conditions, source: source))
      }
    ) { part, advisor in
      var budget = part.budget
      return part.findings.map {
        advisor.remedy(
          for: suppressed.findings[$0], of: part.text, in: part.scene, within: &budget)
      }
    }
    for (part, remedies) in zip(parts, advised) {
      for (index, remedy) in zip(part.findings, remedies) {
        if let remedy { findings[index] = findings[index].suggesting(remedy) }
      }
    }
    self.findings = findings
  }

  /// The findings of one text of a scene, by their indices.
  private struct Part: Sendable {
    var scene: SceneWork
    var text: Int
    var findings: [Int]
    var budget = WorkBudget(cells: 0)
  }

  /// The work of proofs for all texts of a document, on one screen in one locale: less than half a second.
  private static let cellsOfDocument = 200_000_000

  /// A label of a document, by its name and the key that it shows.
  private struct Shown: Hashable {
    var label: String
    var key: TableKey
  }

  private static func parts(
    _ findings: [Finding], _ scenes: [SceneWork], _ plan: CheckPlan
  ) -> [Part] {
    if scenes.isEmpty { return [] }
    var parts = scenes.flatMap { scene in
      scene.scenesOfTexts.enumerated().map { Part(scene: $1, text: $0, findings: []) }
    }
    let indices = Dictionary(
      parts.indices.flatMap { index in
        let text = parts[index].scene.texts[parts[index].text]
        return text.allLinks.map { (Shown(label: text.name, key: $0.key), index) }
      }, uniquingKeysWith: { first, _ in first })
    for (index, finding) in findings.enumerated() {
      guard finding.remedy != nil, let label = finding.subject.label,
        let text = finding.textInLabel,
        plan.labels[text.label].hasFramesByLocale,
        let part = indices[Shown(label: label, key: TableKey(table: text.table, key: text.key))]
      else { continue }
      parts[part].findings.append(index)
    }
    parts.removeAll { $0.findings.isEmpty }
    let counts = Dictionary(parts.map { ($0.scene.document.path, 1) }, uniquingKeysWith: +)
    let locales = plan.wantedLocales.count
    for index in parts.indices {
      let scene = parts[index].scene
      parts[index].budget = WorkBudget(
        cells: cellsOfDocument / (counts[scene.document.path] ?? 1) * scene.variants.count * locales
      )
    }
    return parts
  }
}
