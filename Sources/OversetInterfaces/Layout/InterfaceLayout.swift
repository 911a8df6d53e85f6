package import OversetAutoLayout
import OversetModel

/// A root view made ready to be laid out: with the cells and headers in it, which are systems of
/// their own.
package struct InterfaceLayout: Sendable {
  /// Of all systems together: more than any real document has.
  static let viewLimit = 20_000
  /// Of a whole document on one canvas, which its roots share by their views: less than a second. The
  /// hardest of some hundred public apps' documents takes two fifths of its share.
  private static let documentBudget = 200_000_000
  package let document: InterfaceDocument
  package let tree: InterfaceTree
  /// The view's index in the tree.
  package let root: Int
  var systems: [InterfaceSystem]
  /// By view of the tree: its system.
  private let systemOfView: [Int: Int]
  /// Of one canvas.
  private let budget: Int

  /// `root` is one of a scene's. A layout for the document's own canvas has constraints that the
  /// app does not have.
  package init(
    _ document: InterfaceDocument, _ tree: InterfaceTree, root: Int, forCanvas isCanvas: Bool
  ) throws(LayoutError) {
    self.document = document
    self.tree = tree
    self.root = root
    let roots = tree.nestedSystems(in: root)
    let count = roots.reduce(0) { $0 + tree.views(inSystem: $1).count }
    if count > Self.viewLimit { throw .tooManyViews(count, limit: Self.viewLimit) }
    systems = roots.map {
      LayoutSceneBuilder(document, tree, root: $0, isCanvas: isCanvas).build()
    }
    for index in systems.indices {
      systems[index].solver = try LayoutSystem(systems[index].scene)
    }
    systemOfView = Dictionary(
      systems.enumerated().flatMap { index, system in system.views.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    let all = tree.objects.count(where: \.isView)
    budget = Int(Double(Self.documentBudget) * Double(count) / Double(max(count, all)))
  }

  /// The frames of all views on a canvas. `texts` are those that are not the document's own, by key.
  ///
  /// `measured` are the views whose rooms are wanted, too: each takes another solve.
  package mutating func solve(
    on canvas: InterfaceCanvas, texts: [String: String] = [:], with measurer: some TextMeasuring,
    roomsOf measured: [Int] = []
  ) -> SolvedInterface {
    var budget = WorkBudget(cells: .max)
    return solve(on: canvas, texts: texts, with: measurer, roomsOf: measured, within: &budget)
  }

  /// The same with no more work than there is in a budget.
  package mutating func solve(
    on canvas: InterfaceCanvas, texts: [String: String], with measurer: some TextMeasuring,
    roomsOf measured: [Int], within total: inout WorkBudget
  ) -> SolvedInterface {
    let most = min(budget, total.cells)
    var budget = WorkBudget(cells: most)
    defer { total.spend(most - budget.cells) }
    let measured = Dictionary(grouping: measured) { systemOfView[$0] ?? -1 }
    let sizer = ContentSizer(
      measurer: measurer, texts: texts, displayScale: canvas.displayScale)
    var solved = SolvedInterface()
    for index in systems.indices {
      let size = rootSize(of: systems[index], on: canvas, solved)
      let canvas = layoutCanvas(of: systems[index], size: size, on: canvas, solved)
      systems[index].solve(on: canvas, in: tree, sizer: sizer, within: &budget, into: &solved)
      for view in measured[index] ?? [] {
        systems[index].addRoom(
          of: view, on: canvas, sizer: sizer, within: &budget, to: &solved)
      }
    }
    solved.isOutOfWork = budget.isSpent
    return solved
  }
}

extension InterfaceLayout {
  /// The size of a system's root on a canvas.
  private func rootSize(
    of system: InterfaceSystem, on canvas: InterfaceCanvas, _ solved: SolvedInterface
  ) -> Size {
    let object = tree.objects[system.root]
    let stored = object.frame ?? .zero
    var size = Size(width: stored.width, height: stored.height)
    // A window of macOS has its own size on every screen.
    guard case .screen(let screen, _) = canvas.kind, document.platform == .iOS else { return size }
    if let superview = object.superview {
      if let width = solved.frames[superview]?.width {
        size.width = rowWidth(of: object, in: tree.objects[superview], tableWidth: width)
      }
      return size
    }
    if tree.isControllerView(object), object.hasScreenWidth { return screen }
    // What is as wide as the document's device is as wide as the screen.
    let device = LayoutDevice(name: document.device).width ?? 600
    let isWide = stored.width == device || stored.width == 600
    if isWide || object.kind == "tableViewCell" { size.width = screen.width }
    // A design that is wider than the screen is as wide as what holds it, which is not known, and no
    // wider than the screen.
    size.width = min(size.width, screen.width)
    return size
  }

  /// A table's cells and headers follow its width; the width of a collection's cells is the code's.
  private func rowWidth(
    of row: InterfaceObject, in table: InterfaceObject, tableWidth: Points
  ) -> Points {
    let stored = row.frame?.width ?? 0
    guard table.kind == "tableView" else {
      let difference = tableWidth - (table.frame?.width ?? tableWidth)
      return row.role == .header ? max(0, stored + difference) : stored
    }
    let isInset = row.role == .cell && table.element.attribute("style") == "insetGrouped"
    return isInset ? max(0, tableWidth - (tableWidth >= 393 ? 40 : 32)) : tableWidth
  }

  private func layoutCanvas(
    of system: InterfaceSystem, size: Size, on canvas: InterfaceCanvas,
    _ solved: SolvedInterface
  ) -> LayoutCanvas {
    let object = tree.objects[system.root]
    var result = LayoutCanvas(size: size)
    result.isRightToLeft = canvas.isRightToLeft
    switch canvas.kind {
    case .document:
      if object.superview == nil {
        result.safeArea = tree.storedSafeArea(
          of: system.root, device: document.deviceSafeArea(of: object))
      }
    case .screen where document.platform == .macOS:
      if object.superview == nil {
        // NSLayoutConstraint.Priority.windowSizeStayPut: a window grows before a text is compressed.
        result.widthPriority = 500
        result.heightPriority = 500
      }
    case .screen(_, let safeArea):
      if tree.isControllerView(object) { result.safeArea = safeArea }
      // A cell of a table may be as high as what is in it needs.
      if object.kind == "tableViewCell", !document.hasFixedHeight(object, in: tree) {
        result.heightPriority = 45
      }
    }
    let width = root == system.root ? size.width : solved.frames[root]?.width ?? size.width
    let rules = ViewMargins(
      document: document, tree: tree, sceneWidth: width, isCanvas: canvas.isDocument)
    for (index, view) in system.views.enumerated() {
      let object = tree.objects[view]
      let isContent = object.kind == "tableViewCellContentView"
      guard isContent || object.superview == nil else { continue }
      let margins = rules.margins(of: object, width: isContent ? size.width : width)
      result.margins.append(MarginsOfView(view: index, insets: margins.insets))
    }
    return result
  }
}

extension InterfaceDocument {
  /// Whether a row has a height that its content does not change: its own or its table's, where
  /// that is not automatic (-1) and no code decides it.
  ///
  /// A prototype's own height is that of the canvas: the app's rows are as high as their table says
  /// (UITableView.rowHeight), or its code.
  func hasFixedHeight(_ cell: InterfaceObject, in tree: InterfaceTree) -> Bool {
    guard let table = cell.superview.map({ tree.objects[$0] }), !tablesOfCode.contains(table.id)
    else { return false }
    let own = cell.element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    if own != nil, table.element.attribute("dataMode") == "static" { return true }
    guard let height = table.element.number("rowHeight"), height > 0 else { return false }
    return (own ?? height) == height
  }
}

extension InterfaceTree {
  /// The root around a view and all systems.
  package func sceneRoot(of view: Int) -> Int {
    var view = view
    while let superview = objects[view].superview { view = superview }
    return view
  }

  /// The systems in a root, the root's own first, an outer one before those in it.
  package func nestedSystems(in root: Int) -> [Int] {
    var systems: [Int] = []
    var rest = [root]
    while let view = rest.popLast() {
      if view == root || objects[view].role.isOwnSystem { systems.append(view) }
      rest += objects[view].subviews.reversed()
    }
    return systems
  }
}
