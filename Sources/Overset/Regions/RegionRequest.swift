import OversetConfiguration
import OversetModel
import OversetRules

/// A text of a scene whose region a report shows, for the findings with its key.
struct RegionRequest: Sendable {
  let key: SceneRegions.Key
  /// Among the scene's.
  let text: Int
  /// At which of the scene's variants.
  let variant: Int
  /// The texts that the findings are about; nil for what the app shows first.
  let shown: String?
  let shownInSource: String?
  /// Whether a person does not see all of the text, and of the source's.
  let losesText: Bool
  let sourceLosesText: Bool

  /// How many texts have regions: a page has two pictures of each, some 1.5 KB together.
  static let most = 500

  /// By scene, those of the worst findings: `findings` come before `asides`.
  static func all(
    for findings: [Finding], asides: [Finding], in scenes: [SolvedScene]
  ) -> [[RegionRequest]] {
    let texts = NamedTexts(scenes)
    var requests = [[RegionRequest]](repeating: [], count: scenes.count)
    var seen: Set<SceneRegions.Key> = []
    let all = [findings, findings.flatMap(\.others), asides, asides.flatMap(\.others)]
    for finding in all.flatMap(\.worstFirst) {
      guard seen.count < most, let key = SceneRegions.Key(finding), !seen.contains(key),
        let (scene, text) = texts.location(of: key.label),
        let variant = scenes[scene].work.variants.index(of: key.variant)
      else { continue }
      seen.insert(key)
      requests[scene].append(
        RegionRequest(
          key: key, text: text, variant: variant, shown: finding.layout?.text,
          shownInSource: finding.source?.text, losesText: finding.losesText,
          sourceLosesText: finding.source?.outcome.losesText ?? false))
    }
    return requests
  }
}

/// The texts of scenes by the names that findings have for their labels.
private struct NamedTexts {
  /// Nil where several texts have one name; none of what the document hides.
  private var locations: [String: (scene: Int, text: Int)?] = [:]

  init(_ scenes: [SolvedScene]) {
    for (index, scene) in scenes.enumerated() {
      for (text, name) in scene.work.texts.map(\.name).enumerated()
      where !scene.work.texts[text].isShownByCode {
        locations[name] = locations[name] == nil ? (index, text) : .some(nil)
      }
    }
  }

  func location(of label: String) -> (scene: Int, text: Int)? { locations[label] ?? nil }
}

extension [Finding] {
  /// Errors first; equals in their order.
  fileprivate var worstFirst: [Finding] {
    Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
  }
}

extension LabelFrames.Variants {
  /// Of a finding's variant. One that names no size or screen is about all of them: the usual size and
  /// the narrowest screen stand for them. Nil for one that the scene is not laid out at.
  func index(of variant: LayoutVariant) -> Int? {
    let usual = contentSizes.contains(.large) ? .large : contentSizes.first ?? nil
    let size = contentSizes.firstIndex(of: variant.contentSize ?? usual)
    let screen = variant.screen == nil ? 0 : screens.firstIndex { $0?.name == variant.screen }
    guard let size, let screen, let weight = weights.firstIndex(of: variant.legibilityWeight)
    else { return nil }
    return (weight * contentSizes.count + size) * screens.count + screen
  }
}
