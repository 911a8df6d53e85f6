import OversetInterfaces
import OversetModel

/// What is at fault around a text, and is not with the source locale's texts.
struct RegionFaults {
  /// As indices in the scene's texts.
  private(set) var overlapping: [Int] = []
  private(set) var rows: [SceneMoment.Row] = []
  /// How far the text runs out of the screen.
  private(set) var outside: Points = 0
  /// The ids of all objects at fault.
  private(set) var objects: Set<String> = []

  /// Of a text that nothing is at fault around.
  init() {}

  /// `source` is the same scene with the source locale's texts.
  init(around text: Int, in posed: PosedScene, source: PosedScene) {
    let texts = posed.work.texts
    let (moment, usual) = (posed.moment, source.moment)
    let pairs = Set(usual.overlaps.map { [$0.first, $0.second] })
    overlapping = moment.overlaps.filter { !pairs.contains([$0.first, $0.second]) }
      .compactMap { $0.first == text ? $0.second : $0.second == text ? $0.first : nil }
    let knownRows = Set(usual.rows.map(\.objects))
    rows = moment.rows.filter { $0.texts.contains(text) && !knownRows.contains($0.objects) }
    let id = texts[text].text.objectID
    let knownConstraints = Set(usual.dropped.map(\.id))
    let dropped = moment.dropped.filter {
      $0.objects.contains(id) && !knownConstraints.contains($0.id)
    }
    if let own = moment.views[text]?.outside, own > 1,
      usual.views[text].map({ $0.outside <= 1 }) ?? true
    {
      outside = own
    }
    objects = Set(rows.flatMap(\.objects) + dropped.flatMap(\.objects))
    objects.formUnion(overlapping.map { texts[$0].text.objectID })
    if outside > 0 || !overlapping.isEmpty { objects.insert(id) }
  }
}
