package import OversetModel

/// A scene made ready to be solved again and again: for other texts, screens and directions.
///
/// What a solve answers depends on the scene, the intrinsic sizes and the canvas, not on solves before it.
package struct LayoutSystem: Sendable {
  /// The passes after the first, in which text is wrapped and margins follow the frames.
  private static let passLimit = 3
  /// What it takes to write a relation down, beside what solving it takes.
  private static let cellsOfRelation = 100

  /// Constraints that are not looked at.
  package let problems: [LayoutProblem]
  private let scene: LayoutScene
  private let tree: SceneTree
  private let isLeftOut: [Bool]
  private var sizes: [IntrinsicSize]
  private var leftToRight = EquationSystem()
  private var rightToLeft = EquationSystem()

  package init(_ scene: LayoutScene) throws(LayoutError) {
    tree = try SceneTree(scene)
    if let view = scene.views.firstIndex(where: { !$0.hasGoodNumbers }) {
      throw .badNumber(of: view)
    }
    self.scene = scene
    problems = scene.constraints.indices.compactMap { index in
      scene.constraints[index].problem(viewCount: scene.views.count)
        .map { LayoutProblem(constraint: index, reason: $0) }
    }
    var isLeftOut = [Bool](repeating: false, count: scene.constraints.count)
    for problem in problems { isLeftOut[problem.constraint] = true }
    self.isLeftOut = isLeftOut
    sizes = scene.views.map(\.intrinsicSize)
  }

  /// What a view's content asks for from now on: another text, or nothing.
  ///
  /// Of a view that wraps, the size on one line.
  package mutating func setIntrinsicSize(_ size: IntrinsicSize, of view: Int) {
    if sizes.indices.contains(view) { sizes[view] = size.withGoodNumbers }
  }

  /// The frames on a canvas.
  ///
  /// `wrapped` answers with the intrinsic size of a view that wraps, at the width of its alignment rectangle.
  package mutating func solve(
    _ canvas: LayoutCanvas,
    wrapped: (_ view: Int, _ width: Double) -> IntrinsicSize? = { _, _ in nil }
  ) -> SolvedLayout {
    var budget = WorkBudget()
    return solve(canvas, within: &budget, wrapped: wrapped)
  }

  /// The same with no more work than there is in a budget.
  package mutating func solve(
    _ canvas: LayoutCanvas, within budget: inout WorkBudget,
    wrapped: (_ view: Int, _ width: Double) -> IntrinsicSize?
  ) -> SolvedLayout {
    var wrapping = Wrapping(scene, sizes)
    var list = equations(canvas, storedFrames(canvas), wrapping.sizes)
    var isSolved = canvas.hasGoodNumbers && solve(list, canvas, &budget)
    for _ in 0..<Self.passLimit where isSolved {
      let frames = reading(canvas).absoluteFrames
      wrapping.follow(frames, wrapped)
      let next = equations(canvas, frames, wrapping.sizes)
      if next == list { break }
      list = next
      isSolved = solve(list, canvas, &budget)
    }
    return reading(canvas).layout(list, system(canvas), wrapping.sizes, isSolved: isSolved)
  }

  private func equations(
    _ canvas: LayoutCanvas, _ frames: [Rect?], _ sizes: [IntrinsicSize]
  ) -> EquationList {
    let numbers = InsetNumbers(scene.views, tree, canvas, frames)
    return SceneEquations.list(scene, tree, canvas, numbers, sizes, isLeftOut: isLeftOut)
  }

  private func system(_ canvas: LayoutCanvas) -> LinearSystem {
    canvas.isRightToLeft ? rightToLeft.system : leftToRight.system
  }

  private func reading(_ canvas: LayoutCanvas) -> LayoutReading {
    LayoutReading(scene, tree, canvas, system(canvas).values)
  }

  private mutating func solve(
    _ list: EquationList, _ canvas: LayoutCanvas, _ budget: inout WorkBudget
  ) -> Bool {
    budget.spend(list.count * Self.cellsOfRelation)
    if budget.isSpent { return false }
    let isLength = SceneEquations.isLength(tree)
    return canvas.isRightToLeft
      ? rightToLeft.solve(list, isLength, &budget)
      : leftToRight.solve(list, isLength, &budget)
  }

  /// Where the document says that the views are, in the root: a first guess.
  private func storedFrames(_ canvas: LayoutCanvas) -> [Rect?] {
    var frames = [Rect?](repeating: nil, count: scene.views.count)
    for view in tree.order {
      guard let parent = scene.views[view].parent else {
        frames[view] = Rect(
          x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
        continue
      }
      guard var frame = scene.views[view].storedFrame, let outer = frames[parent] else { continue }
      frame.x += outer.x
      frame.y += outer.y
      frames[view] = frame
    }
    return frames
  }

  /// The required relations that these frames break by more than `tolerance` points, as stale frames do.
  ///
  /// Frames are in the superview, by view. What refers to the size of a scroll view's content is not looked at.
  package func broken(
    by frames: [Rect], on canvas: LayoutCanvas, tolerance: Double = 0.6
  ) -> [LayoutViolation] {
    guard frames.count == scene.views.count else { return [] }
    var absolute = frames
    for view in tree.order {
      guard let parent = scene.views[view].parent else {
        absolute[view].x = 0
        absolute[view].y = 0
        continue
      }
      absolute[view].x += absolute[parent].x
      absolute[view].y += absolute[parent].y
    }
    let list = equations(canvas, absolute, sizes)
    let relations = list.relations
    let contentStart = SceneEquations.contentVariable(tree, scroll: 0)
    return relations.indices.compactMap { index in
      let relation = relations[index]
      let isAboutContent = relation.terms.contains { $0.variable >= contentStart }
      if relation.priority < LayoutConstraint.required || isAboutContent { return nil }
      let amount = relation.error { variable in
        let frame = absolute[variable / 4]
        return [frame.x, frame.y, frame.width, frame.height][variable % 4]
      }
      if amount <= tolerance { return nil }
      return LayoutViolation(
        requirement: list.requirements[index], priority: relation.priority, amount: amount)
    }
  }
}
