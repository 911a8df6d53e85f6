import OversetAutoLayout
import OversetModel

/// The views of one constraint system: what they contain, and what is solved.
struct InterfaceSystem: Sendable {
  /// The root's index in the tree.
  let root: Int
  /// Indices in the tree, by layout index.
  let views: [Int]
  var contents: [ViewContent]
  var scene = LayoutScene(views: [], constraints: [])
  /// The first of the scene's, as the document has them.
  var constraints: [InterfaceConstraint] = []
  /// Nil where the scene cannot be solved.
  var solver: LayoutSystem?

  /// Solves the system with the sizes of the sizer's texts.
  mutating func solve(
    on canvas: LayoutCanvas, in tree: InterfaceTree, sizer: ContentSizer<some TextMeasuring>,
    within budget: inout WorkBudget, into solved: inout SolvedInterface
  ) {
    for index in contents.indices where asksForSize(index) {
      let size = sizer.size(of: contents[index])
      solver?.setIntrinsicSize(size ?? IntrinsicSize(), of: index)
      if size == nil || !contents[index].isKnown { solved.unknownSizes.insert(views[index]) }
      if let size { solved.naturalSizes[views[index]] = size }
    }
    let contents = contents
    let layout = solver?.solve(canvas, within: &budget) { view, width in
      sizer.size(of: contents[view], width: width)
    }
    guard let layout, layout.isSolved else {
      solved.unsolved.insert(root)
      return
    }
    solved.add(layout, of: self, in: tree)
  }

  /// What its superview or the document places asks for no size, except in a stack view.
  private func asksForSize(_ index: Int) -> Bool {
    if case .autoresizing = scene.views[index].placement { return false }
    return views[index] != root
  }
}
