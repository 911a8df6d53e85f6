import OversetAutoLayout
import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetRules
import OversetTexts
import OversetTypesetting

/// Makes the regions around texts of one scene.
struct RegionDrawer {
  private let scene: SolvedScene
  private let source: LocaleIdentifier
  private let solver: SceneSolver
  private let typesetter: RegionTypesetter
  private var layouts: LayoutsBySizeClass
  /// The last ones: a large scene takes milliseconds to solve.
  private var poses: [PoseKey: PosedScene] = [:]
  /// The regions with the source locale's texts; nil where the text is not to be seen.
  private var sources: [SourceKey: Int?] = [:]
  private(set) var regions: [SceneRegion] = []
  /// Of the requests that were drawn: indices in `regions`.
  private(set) var pairs: [(key: SceneRegions.Key, pair: SceneRegions.Pair)] = []

  init(_ scene: SolvedScene, source: LocaleIdentifier, _ solver: SceneSolver) {
    self.scene = scene
    self.source = source
    self.solver = solver
    typesetter = RegionTypesetter(solver.typesetter)
    layouts = LayoutsBySizeClass(scene.work)
  }

  private struct PoseKey: Hashable {
    var locale: LocaleIdentifier
    var variant: Int
    /// Nil for the texts that the app shows first.
    var own: SceneSolver.OwnText?
  }

  private struct SourceKey: Hashable {
    var text: Int
    var pose: PoseKey
  }

  /// Adds the regions of requests, the source locale's once for all locales.
  mutating func draw(_ requests: [RegionRequest]) {
    // Those of one pose behind each other.
    let order = requests.enumerated().sorted { left, right in
      (left.element.variant, left.element.key.locale, left.offset)
        < (right.element.variant, right.element.key.locale, right.offset)
    }
    for (_, request) in order { draw(request) }
  }

  private mutating func draw(_ request: RegionRequest) {
    let isSource = request.key.locale == source
    let usual = poseKey(request, in: source, isSource ? request.shown : request.shownInSource)
    guard let usualScene = posed(usual) else { return }
    let sourceKey = SourceKey(text: request.text, pose: usual)
    if sources[sourceKey] == nil {
      let region = region(around: request.text, in: usualScene, RegionFaults())
      sources[sourceKey] = .some(region.map { _ in regions.count })
      regions += [region].compactMap { $0 }
    }
    let drawn = sources[sourceKey] ?? nil
    if isSource {
      if let drawn { pairs.append((request.key, SceneRegions.Pair(own: drawn))) }
      return
    }
    guard let own = posed(poseKey(request, in: request.key.locale, request.shown)) else { return }
    let faults = RegionFaults(around: request.text, in: own, source: usualScene)
    guard let region = region(around: request.text, in: own, faults) else { return }
    pairs.append((request.key, SceneRegions.Pair(source: drawn, own: regions.count)))
    regions.append(region)
  }

  private func poseKey(
    _ request: RegionRequest, in locale: LocaleIdentifier, _ shown: String?
  ) -> PoseKey {
    let usual = solver.strings.text(of: scene.work.texts[request.text].link.key, in: locale)
    return PoseKey(
      locale: locale, variant: request.variant,
      own: shown == usual
        ? nil : shown.map { SceneSolver.OwnText(text: request.text, shown: $0) })
  }

  private mutating func posed(_ key: PoseKey) -> PosedScene? {
    if let known = poses[key] { return known }
    if poses.count >= 8 { poses = [:] }
    let posed = solver.pose(
      scene, in: key.locale, at: key.variant, own: key.own, &layouts)
    poses[key] = posed
    return posed
  }

  /// Nil where the text is not to be seen.
  private func region(
    around text: Int, in posed: PosedScene, _ faults: RegionFaults
  ) -> SceneRegion? {
    guard let subject = posed.view(ofText: text), let frame = posed.solved.sceneFrames[subject]
    else { return nil }
    let root = posed.surface(around: subject)
    let surface = posed.solved.sceneFrames[root] ?? frame
    let container =
      posed.tree.objects[subject].superview.flatMap { posed.solved.sceneFrames[$0] } ?? frame
    let views = posed.tree.views(inSystem: root).filter { posed.isDrawn($0) }
    let focus = views.filter { faults.objects.contains(posed.tree.objects[$0].id) }
      .compactMap { posed.solved.sceneFrames[$0] }.reduce(frame) { $0.union($1) }
    let marks = marks(of: faults, around: subject, in: posed)
    let window = RegionWindow(
      focus: focus, container: container, surface: surface,
      neighbours: views.compactMap { posed.solved.sceneFrames[$0] }
    ).rect(showing: marks)
    let items = views.compactMap { view -> SceneRegion.Item? in
      guard let frame = posed.solved.sceneFrames[view], frame.intersection(window) != nil else {
        return nil
      }
      let layout = typesetter.layout(of: view, in: posed)
      let isSubject = view == subject
      return SceneRegion.Item(
        frame: frame, kind: posed.kind(of: view), text: layout, isSubject: isSubject,
        isAtFault: faults.objects.contains(posed.tree.objects[view].id)
          || isSubject && layout?.losesText == true)
    }
    return SceneRegion(
      locale: posed.locale, variant: posed.variant, window: window, surface: surface,
      screenWidth: posed.screenWidth, items: items, marks: marks)
  }

  private func marks(
    of faults: RegionFaults, around subject: Int, in posed: PosedScene
  ) -> [Rect] {
    let own = ink(of: subject, in: posed)
    var marks = faults.overlapping.compactMap { other in
      posed.view(ofText: other).flatMap { view in
        ink(of: view, in: posed).flatMap { own?.intersection($0) }
      }
    }
    if faults.outside > 0, let own, let screen = posed.screenWidth {
      marks.append(Rect(x: own.minX, y: own.minY, width: -own.minX, height: own.height))
      marks.append(Rect(x: screen, y: own.minY, width: own.maxX - screen, height: own.height))
    }
    marks += faults.rows.compactMap { row in
      let frames = row.objects.compactMap { posed.tree.index(of: $0) }
        .compactMap { posed.solved.sceneFrames[$0] }
      guard let first = frames.first else { return nil }
      let all = frames.reduce(first) { $0.union($1) }
      return Rect(
        x: posed.canvas.isRightToLeft ? all.minX - row.lack : all.maxX, y: all.minY,
        width: row.lack, height: all.height)
    }
    return marks.filter { $0.width > 0 }
  }

  /// Where the lines of a view lie; its frame where they are not known.
  private func ink(of view: Int, in posed: PosedScene) -> Rect? {
    guard let frame = posed.solved.sceneFrames[view] else { return nil }
    let lines = typesetter.layout(of: view, in: posed)?.fit.lines.map(\.rect) ?? []
    guard let first = lines.first else { return frame }
    return lines.reduce(first) { $0.union($1) }.offset(x: frame.x, y: frame.y)
  }
}

extension PosedScene {
  /// Nil for a window of macOS.
  fileprivate var screenWidth: Points? {
    guard document.platform == .iOS, case .screen(let size, _) = canvas.kind else { return nil }
    return size.width
  }

  /// Whether a view is seen by itself, and not only what is in it.
  fileprivate func isDrawn(_ view: Int) -> Bool {
    let object = tree.objects[view]
    if object.superview == nil || ["stackView", "tableViewCellContentView"].contains(object.kind) {
      return false
    }
    let isHidden = sequence(first: view) { tree.objects[$0].superview }
      .contains { tree.objects[$0].isHidden }
    return !isHidden && (object.subviews.isEmpty || text(of: view) != nil)
  }

  fileprivate func kind(of view: Int) -> SceneRegion.Kind {
    switch tree.objects[view].kind {
    case "label": .label
    case "button": .button
    case "textField", "textView", "searchBar", "searchField", "comboBox": .field
    case "imageView": .image
    case "switch": .toggle
    default: .other
    }
  }
}
