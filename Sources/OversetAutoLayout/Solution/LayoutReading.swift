internal import OversetModel

/// Reads frames and what they leave open out of a solved system.
struct LayoutReading {
  /// By view, in the root.
  let absoluteFrames: [Rect]
  private let scene: LayoutScene
  private let tree: SceneTree
  private let canvas: LayoutCanvas
  private let values: [Double]

  /// `solved` is by variable.
  init(_ scene: LayoutScene, _ tree: SceneTree, _ canvas: LayoutCanvas, _ solved: [Double]) {
    self.scene = scene
    self.tree = tree
    self.canvas = canvas
    // What follows must not depend on the last bits, which solves before this one leave.
    let values = solved.map { ($0 * 65536).rounded() / 65536 }
    self.values = values
    absoluteFrames = scene.views.indices.map { view in
      guard 4 * view + 3 < values.count else { return .zero }
      if view == tree.root {
        return Rect(
          x: 0, y: 0,
          width: canvas.isFixed(.horizontal) ? canvas.size.width : values[4 * view + 2],
          height: canvas.isFixed(.vertical) ? canvas.size.height : values[4 * view + 3])
      }
      return Rect(
        x: values[4 * view], y: values[4 * view + 1], width: values[4 * view + 2],
        height: values[4 * view + 3])
    }
  }

  /// The whole answer; `list` is what `system` solved.
  func layout(
    _ list: EquationList, _ system: LinearSystem, _ sizes: [IntrinsicSize], isSolved: Bool
  ) -> SolvedLayout {
    let relations = isSolved ? system.relations : []
    let errors = relations.map { relation in relation.error { values[$0] } }
    let missed = MissedRelations(list: list, system: system, errors: errors)
    return SolvedLayout(
      frames: frames, absoluteFrames: absoluteFrames, contentSizes: contentSizes,
      intrinsicSizes: sizes, isDetermined: isDetermined(system.isDetermined),
      dropped: missed.dropped,
      violations: missed.violations, ties: missed.ties(in: scene), isSolved: isSolved)
  }

  private var frames: [Rect] {
    scene.views.indices.map { view in
      var frame = absoluteFrames[view]
      if let parent = scene.views[view].parent {
        frame.x -= absoluteFrames[parent].x
        frame.y -= absoluteFrames[parent].y
      }
      return frame
    }
  }

  private var contentSizes: [Size?] {
    tree.scrollNumbers.map { scroll in
      guard let scroll else { return nil }
      let variable = SceneEquations.contentVariable(tree, scroll: scroll)
      guard variable + 1 < values.count else { return nil }
      return Size(width: values[variable], height: values[variable + 1])
    }
  }

  private func isDetermined(_ known: [Bool]) -> [PerAxis<Bool>] {
    scene.views.indices.map { view in
      if view == tree.root {
        func isKnown(_ axis: LayoutAxis, _ variable: Int) -> Bool {
          canvas.isFixed(axis) || known.count > variable && known[variable]
        }
        return PerAxis(
          horizontal: isKnown(.horizontal, 4 * view + 2),
          vertical: isKnown(.vertical, 4 * view + 3))
      }
      guard 4 * view + 3 < known.count else { return PerAxis(horizontal: false, vertical: false) }
      return PerAxis(
        horizontal: known[4 * view] && known[4 * view + 2],
        vertical: known[4 * view + 1] && known[4 * view + 3])
    }
  }
}
