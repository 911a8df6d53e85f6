import OversetAutoLayout
import OversetInterfaces
import OversetModel
import OversetRules

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

  /// The work of two scenes' poses: a few milliseconds. Where that does not do, there are fewer pictures.
  private static let cellsOfRequest = 5_000_000

  /// Adds the regions of requests, the source locale's once for all locales.
  mutating func draw(_ requests: [RegionRequest]) {
    layouts.budget = WorkBudget(cells: requests.count * Self.cellsOfRequest)
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
      let region = region(
        around: request.text, in: usualScene, RegionFaults(),
        losesText: isSource ? request.losesText : request.sourceLosesText)
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
    let drawnOwn = region(
      around: request.text, in: own, faults, losesText: request.losesText)
    guard let region = drawnOwn else { return }
    pairs.append((request.key, SceneRegions.Pair(source: drawn, own: regions.count)))
    regions.append(region)
  }

  private func poseKey(
    _ request: RegionRequest, in locale: LocaleIdentifier, _ shown: String?
  ) -> PoseKey {
    let usual = scene.work.texts[request.text].links.first.flatMap {
      solver.strings.text(of: $0.key, in: locale)
    }
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

  /// How many views a picture shows at most: real screens have fewer.
  static let mostItems = 60

  /// Nil where the text is not to be seen.
  private func region(
    around text: Int, in posed: PosedScene, _ faults: RegionFaults, losesText: Bool
  ) -> SceneRegion? {
    let frames = posed.solved.sceneFrames
    guard let subject = posed.view(ofText: text), let frame = frames[subject], frame.isDrawable
    else { return nil }
    let root = posed.surface(around: subject)
    let views = posed.drawnViews(in: root).filter { frames[$0]?.isDrawable == true }
    guard views.contains(subject), let whole = frames[root], whole.isDrawable else { return nil }
    let holder = posed.tree.objects[subject].superview.flatMap { frames[$0] }
    let container = holder.flatMap { $0.isDrawable ? $0.union(frame) : nil } ?? frame
    // What scrolls sideways is on no screen that is solved.
    let isAside = faults.outside == 0 && (frame.minX >= whole.maxX || frame.maxX <= whole.minX)
    let surface = isAside ? container : whole.heightened(over: container)
    let marks = marks(of: faults, around: subject, in: posed)
    let window = RegionWindow(
      focus: views.filter { faults.views.contains($0) }.compactMap { frames[$0] }
        .reduce(frame) { $0.union($1) },
      container: container, surface: surface, neighbours: views.compactMap { frames[$0] }
    ).rect(showing: marks)
    let shown = views.filter { frames[$0]?.intersection(window) != nil }
    let most =
      shown.prefix(Self.mostItems) + shown.dropFirst(Self.mostItems).filter { $0 == subject }
    let items = most.map { view in
      let layout = typesetter.layout(of: view, in: posed)
      let isSubject = view == subject
      return SceneRegion.Item(
        frame: frames[view] ?? .zero, kind: posed.kind(of: view), text: layout,
        isSubject: isSubject,
        isAtFault: faults.views.contains(view) || isSubject && losesText)
    }
    return SceneRegion(
      locale: posed.locale, variant: posed.variant, window: window, surface: surface,
      screenWidth: isAside ? nil : posed.screenWidth, items: items, marks: marks)
  }

  private func marks(
    of faults: RegionFaults, around subject: Int, in posed: PosedScene
  ) -> [Rect] {
    let own = ink(of: subject, in: posed)
    let frames = posed.solved.sceneFrames
    var marks = faults.overlapping.compactMap { other in
      ink(of: other, in: posed).flatMap { own?.intersection($0) }
        ?? frames[other].flatMap { frames[subject]?.intersection($0) }
    }
    if faults.outside > 0, let own, let screen = posed.screenWidth {
      marks.append(Rect(x: own.minX, y: own.minY, width: -own.minX, height: own.height))
      marks.append(Rect(x: screen, y: own.minY, width: own.maxX - screen, height: own.height))
    }
    marks += faults.rows.compactMap { fault in
      let row = fault.objects.compactMap { posed.tree.index(of: $0) }.compactMap { frames[$0] }
      guard let first = row.first else { return nil }
      let all = row.reduce(first) { $0.union($1) }
      return Rect(
        x: posed.canvas.isRightToLeft ? all.minX - fault.lack : all.maxX, y: all.minY,
        width: fault.lack, height: all.height)
    }
    return marks.filter { $0.width > 0 && $0.isDrawable }
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

  /// The views of a system that are seen by themselves, and not only what is in them.
  fileprivate func drawnViews(in root: Int) -> [Int] {
    var drawn: [Int] = []
    var rest = [root]
    while let view = rest.popLast() {
      let object = tree.objects[view]
      if object.isHidden { continue }
      if view != root, object.subviews.isEmpty || text(of: view) != nil,
        !["stackView", "tableViewCellContentView"].contains(object.kind)
      {
        drawn.append(view)
      }
      rest += object.subviews.reversed().filter { !tree.objects[$0].role.isLaidOutAlone }
    }
    return drawn
  }

  fileprivate func kind(of view: Int) -> SceneRegion.Kind {
    let object = tree.objects[view]
    return switch object.kind {
    case "label": .label
    // AppKit's labels are text fields without a border.
    case "textField" where document.platform == .macOS && !object.hasBorder: .label
    case "button": .button
    case "textField", "textView", "searchBar", "searchField", "comboBox": .field
    case "imageView": .image
    case "switch": .toggle
    default: .other
    }
  }
}

extension InterfaceObject {
  /// Whether the cell of a text field draws one.
  fileprivate var hasBorder: Bool {
    element.children.contains { $0.attribute("borderStyle") != nil }
  }
}
