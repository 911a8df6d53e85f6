internal import OversetModel

/// Makes the relations that a scene's frames must and should meet.
struct SceneEquations {
  let scene: LayoutScene
  let tree: SceneTree
  let canvas: LayoutCanvas
  let numbers: InsetNumbers
  /// By view.
  let sizes: [IntrinsicSize]
  var list = EquationList()

  init(
    _ scene: LayoutScene, _ tree: SceneTree, _ canvas: LayoutCanvas, _ numbers: InsetNumbers,
    _ sizes: [IntrinsicSize]
  ) {
    self.scene = scene
    self.tree = tree
    self.canvas = canvas
    self.numbers = numbers
    self.sizes = sizes
  }

  /// The order decides which of required relations that contradict each other is left out: the later one.
  static func list(
    _ scene: LayoutScene, _ tree: SceneTree, _ canvas: LayoutCanvas, _ numbers: InsetNumbers,
    _ sizes: [IntrinsicSize], isLeftOut: [Bool]
  ) -> EquationList {
    var equations = SceneEquations(scene, tree, canvas, numbers, sizes)
    equations.addRoot()
    for view in scene.views.indices { equations.addAutoresizing(view) }
    for constraint in scene.constraints.indices where !isLeftOut[constraint] {
      equations.addConstraint(constraint)
    }
    for view in scene.views.indices { equations.addIntrinsicSize(view) }
    for view in scene.views.indices { equations.addStack(view) }
    for view in scene.views.indices { equations.addStoredSize(view) }
    for view in scene.views.indices { equations.addContentSize(view) }
    return equations.list
  }

  // MARK: Variables

  /// By variable: whether it is a length. Each view has x, y, width and height, each scroll view its content's size.
  static func isLength(_ tree: SceneTree) -> [Bool] {
    (0..<tree.children.count).flatMap { _ in [false, false, true, true] }
      + Array(repeating: true, count: 2 * tree.scrollCount)
  }

  static func contentVariable(_ tree: SceneTree, scroll: Int) -> Int {
    4 * tree.children.count + 2 * scroll
  }

  func frame(_ view: Int) -> EdgeBox {
    if view == tree.root {
      return EdgeBox(
        left: EdgeExpression(0), top: EdgeExpression(0),
        width: canvas.isFixed(.horizontal)
          ? EdgeExpression(canvas.size.width) : EdgeExpression(variable: 4 * view + 2),
        height: canvas.isFixed(.vertical)
          ? EdgeExpression(canvas.size.height) : EdgeExpression(variable: 4 * view + 3))
    }
    return EdgeBox(
      left: EdgeExpression(variable: 4 * view), top: EdgeExpression(variable: 4 * view + 1),
      width: EdgeExpression(variable: 4 * view + 2), height: EdgeExpression(variable: 4 * view + 3))
  }

  /// What constraints and intrinsic sizes are about.
  func alignment(_ view: Int) -> EdgeBox {
    frame(view).inset(by: scene.views[view].alignmentInsets)
  }

  /// What a scroll view scrolls, at offset 0.
  func content(_ view: Int) -> EdgeBox {
    guard let scroll = tree.scrollNumbers[view] else { return frame(view) }
    let variable = Self.contentVariable(tree, scroll: scroll)
    let frame = frame(view)
    return EdgeBox(
      left: frame.left, top: frame.top, width: EdgeExpression(variable: variable),
      height: EdgeExpression(variable: variable + 1))
  }

  /// Whether a view's stack view arranges it.
  func isArranged(_ view: Int) -> Bool {
    guard scene.views[view].placement == .arranged, let parent = scene.views[view].parent,
      case .stack = scene.views[parent].role
    else { return false }
    return true
  }

  // MARK: Views

  private mutating func addRoot() {
    if !canvas.isFixed(.horizontal) {
      list.add(frame(tree.root).width)
      list.close(.equal, canvas.size.width, canvas.widthPriority, .rootSize)
    }
    if !canvas.isFixed(.vertical) {
      list.add(frame(tree.root).height)
      list.close(.equal, canvas.size.height, canvas.heightPriority, .rootSize)
    }
  }

  private mutating func addAutoresizing(_ view: Int) {
    guard case .autoresizing(let mask) = scene.views[view].placement, view != tree.root,
      let parent = scene.views[view].parent, let stored = scene.views[view].storedFrame
    else { return }
    let outer = scene.views[parent].storedFrame
    for axis in LayoutAxis.allCases {
      let total = outer.map { axis == .horizontal ? $0.width : $0.height }
      let start = axis == .horizontal ? stored.x : stored.y
      let length = axis == .horizontal ? stored.width : stored.height
      var shares = (start: 0.0, length: 0.0)
      if let total { shares = mask.shares(axis, start: start, length: length, total: total) }
      let box = frame(view)
      let parentBox = frame(parent)
      // start = stored start + share * (superview's length - its stored length), and so the length.
      list.add(box.start(axis))
      list.add(parentBox.start(axis), times: -1)
      list.add(parentBox.length(axis), times: -shares.start)
      list.close(
        .equal, start - shares.start * (total ?? 0), LayoutConstraint.required,
        .autoresizing(view, axis))
      list.add(box.length(axis))
      list.add(parentBox.length(axis), times: -shares.length)
      list.close(
        .equal, length - shares.length * (total ?? 0), LayoutConstraint.required,
        .autoresizing(view, axis))
    }
  }

  private mutating func addIntrinsicSize(_ view: Int) {
    let value = scene.views[view]
    if view == tree.root || isArranged(view) && value.isHidden { return }
    if case .autoresizing = value.placement { return }
    for axis in LayoutAxis.allCases {
      let length = axis == .horizontal ? sizes[view].width : sizes[view].height
      guard let length else { continue }
      let box = alignment(view)
      list.add(box.length(axis))
      list.close(.atMost, length, value.hugging[axis], .hugging(view, axis))
      list.add(box.length(axis))
      list.close(
        .atLeast, length, value.compressionResistance[axis], .compressionResistance(view, axis))
    }
  }

  /// Weaker than anything a document can say.
  private mutating func addStoredSize(_ view: Int) {
    let value = scene.views[view]
    guard value.keepsStoredSize, let stored = value.storedFrame, view != tree.root else { return }
    if case .autoresizing = value.placement { return }
    if sizes[view].width == nil {
      list.add(frame(view).width)
      list.close(.equal, stored.width, 0.002, .storedSize(view, .horizontal))
    }
    if sizes[view].height == nil {
      list.add(frame(view).height)
      list.close(.equal, stored.height, 0.002, .storedSize(view, .vertical))
    }
  }

  private mutating func addContentSize(_ view: Int) {
    if tree.scrollNumbers[view] == nil { return }
    for axis in LayoutAxis.allCases {
      list.add(content(view).length(axis))
      list.close(.equal, 0, 0.001, .contentSize(view, axis))
    }
  }
}

extension AutoresizingMask {
  /// Which parts of the superview's growth go to a view's start and to its length: as long as they are.
  func shares(
    _ axis: LayoutAxis, start: Double, length: Double, total: Double
  ) -> (start: Double, length: Double) {
    let isHorizontal = axis == .horizontal
    let isFlexible = [
      contains(isHorizontal ? .flexibleLeft : .flexibleTop),
      contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
      contains(isHorizontal ? .flexibleRight : .flexibleBottom),
    ]
    let lengths = zip([start, length, total - start - length], isFlexible).map { $1 ? $0 : 0 }
    let sum = lengths.reduce(0, +)
    if sum > 0 { return (lengths[0] / sum, lengths[1] / sum) }
    let count = isFlexible.count { $0 }
    if count == 0 { return (0, 0) }
    return (isFlexible[0] ? 1 / Double(count) : 0, isFlexible[1] ? 1 / Double(count) : 0)
  }
}
