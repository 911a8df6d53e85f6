import OversetAutoLayout
import OversetInterfaces

/// One root made ready for each size class that a screen has.
struct LayoutsBySizeClass {
  private let work: SceneWork
  private let edits: [LayoutEdit]
  private var layouts: [Entry] = []
  /// Of all that is laid out together.
  var budget: WorkBudget
  /// Whether a solve took too much work: then nothing is laid out any more.
  private(set) var isOutOfWork = false

  /// What it takes to make an object ready to be laid out.
  private static let cellsOfObject = 2000

  private struct Entry {
    var sizeClass: SizeClass
    /// Nil where it cannot be laid out.
    var layout: InterfaceLayout?
    /// Those of the scene's texts.
    var views: [Int]
  }

  init(
    _ work: SceneWork, after edits: [LayoutEdit] = [],
    within budget: WorkBudget = WorkBudget(cells: .max)
  ) {
    self.work = work
    self.budget = budget
    self.edits = edits
  }

  mutating func moment(
    on canvas: InterfaceCanvas, _ texts: [String: String], _ measurer: SceneMeasurer,
    withRooms: Bool
  ) -> SceneMoment {
    guard let (solved, tree) = solve(on: canvas, texts, measurer, withRooms: withRooms) else {
      return SceneMoment(views: work.texts.map { _ in nil })
    }
    let moment = SceneMoment(solved, in: tree, of: work, on: canvas)
    isOutOfWork = moment.isOutOfWork
    return moment
  }

  mutating func trial(
    on canvas: InterfaceCanvas, _ texts: [String: String], _ measurer: SceneMeasurer
  ) -> SceneTrial {
    guard let (solved, tree) = solve(on: canvas, texts, measurer) else {
      return SceneTrial(SceneMoment(views: work.texts.map { _ in nil }))
    }
    return SceneTrial(
      SceneMoment(solved, in: tree, of: work, on: canvas),
      shortages: Dictionary(
        solved.shortages.map { (tree.objects[$0].id, $1) }, uniquingKeysWith: { first, _ in first })
    )
  }

  /// Nil where it cannot be laid out.
  mutating func solve(
    on canvas: InterfaceCanvas, _ texts: [String: String], _ measurer: SceneMeasurer,
    withRooms: Bool = false
  ) -> (solved: SolvedInterface, tree: InterfaceTree)? {
    if isOutOfWork { return nil }
    let index = index(of: canvas)
    let views = withRooms ? layouts[index].views : []
    guard
      let solved = layouts[index].layout?.solve(
        on: canvas, texts: texts, with: measurer, roomsOf: views, within: &budget),
      let tree = layouts[index].layout?.tree
    else { return nil }
    isOutOfWork = solved.isOutOfWork
    return isOutOfWork ? nil : (solved, tree)
  }

  private mutating func index(of canvas: InterfaceCanvas) -> Int {
    let document = work.document
    let sizeClass = canvas.sizeClass(of: document)
    if let known = layouts.firstIndex(where: { $0.sizeClass == sizeClass }) { return known }
    budget.spend(document.canvas.objects.count * Self.cellsOfObject)
    let tree = document.tree(in: sizeClass)
    let id = document.canvas.objects[work.root].id
    let layout = tree.index(of: id).flatMap { root in
      let layout = try? InterfaceLayout(document, tree, root: root, forCanvas: false)
      return edits.isEmpty ? layout : try? layout?.changed(by: edits)
    }
    let views = work.texts.indices.filter { work.wanted?.contains($0) ?? true }
      .compactMap { tree.index(of: work.texts[$0].view) }
    layouts.append(Entry(sizeClass: sizeClass, layout: layout, views: views))
    return layouts.count - 1
  }
}
