import OversetInterfaces
import OversetModel

/// What is at fault around a text, and is not with the source locale's texts.
struct RegionFaults {
  /// As indices in the tree.
  private(set) var overlapping: [Int] = []
  private(set) var rows: [SceneMoment.Row] = []
  /// How far the text runs out of the screen.
  private(set) var outside: Points = 0
  /// All views at fault, as indices in the tree.
  private(set) var views: Set<Int> = []

  /// Of a text that nothing is at fault around.
  init() {}

  /// `source` is the same scene with the source locale's texts.
  init(around text: Int, in posed: PosedScene, source: PosedScene) {
    let (moment, usual) = (posed.moment, source.moment)
    let known = Set(usual.overlaps.map(\.pair))
    overlapping = moment.overlaps.map(\.pair).filter { !known.contains($0) }.compactMap { pair in
      if pair.first == .text(text) { return posed.view(ofText: pair.second) }
      guard pair.second == text else { return nil }
      switch pair.first {
      case .text(let first): return posed.view(ofText: first)
      case .control(let id): return posed.tree.index(of: id)
      }
    }
    let knownRows = Set(usual.rows.map(\.objects))
    rows = moment.rows.filter { $0.texts.contains(text) && !knownRows.contains($0.objects) }
    let id = posed.work.texts[text].text.objectID
    let knownConstraints = Set(usual.dropped.map(\.id))
    let dropped = moment.dropped.filter {
      $0.objects.contains(id) && !knownConstraints.contains($0.id)
    }
    outside = moment.views[text]?.outside ?? 0
    if outside <= 1 || usual.views[text].map({ $0.outside > 1 }) ?? false { outside = 0 }
    let own = overlapping.isEmpty && outside == 0 ? nil : posed.view(ofText: text)
    views = Set([own].compactMap { $0 } + overlapping)
    views.formUnion(
      (rows.flatMap(\.objects) + dropped.flatMap(\.objects)).compactMap {
        posed.tree.index(of: $0)
      })
  }
}
