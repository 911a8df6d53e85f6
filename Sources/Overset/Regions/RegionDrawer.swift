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
  /// With the source locale's texts.
  private var sources: [SourceKey: (posed: PosedScene, region: Int?)] = [:]
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

  private struct SourceKey: Hashable {
    var text: Int
    var variant: Int
    var shown: String?
  }

  /// Adds the regions of a request, the source locale's once for all locales.
  mutating func draw(_ request: RegionRequest) {
    let locale = request.key.locale
    guard
      let usual = drawSource(
        request, shown: locale == source ? request.shown : request.shownInSource)
    else { return }
    if locale == source {
      if let own = usual.region { pairs.append((request.key, SceneRegions.Pair(own: own))) }
      return
    }
    guard let posed = pose(request, in: locale, shown: request.shown) else { return }
    let faults = RegionFaults(around: request.text, in: posed, source: usual.posed)
    guard let region = region(around: request.text, in: posed, faults) else { return }
    pairs.append((request.key, SceneRegions.Pair(source: usual.region, own: regions.count)))
    regions.append(region)
  }

  private mutating func drawSource(
    _ request: RegionRequest, shown: String?
  ) -> (posed: PosedScene, region: Int?)? {
    let key = SourceKey(text: request.text, variant: request.variant, shown: shown)
    if let known = sources[key] { return known }
    guard let posed = pose(request, in: source, shown: shown) else { return nil }
    let region = region(around: request.text, in: posed, RegionFaults())
    sources[key] = (posed, region.map { _ in regions.count })
    regions += [region].compactMap { $0 }
    return sources[key]
  }

  private mutating func pose(
    _ request: RegionRequest, in locale: LocaleIdentifier, shown: String?
  ) -> PosedScene? {
    solver.pose(
      scene, in: locale, at: request.variant, own: shown.map { (request.text, $0) }, &layouts)
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
