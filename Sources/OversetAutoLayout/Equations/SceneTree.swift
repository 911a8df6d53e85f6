/// Who is inside whom, in a scene that was found to be one tree.
struct SceneTree: Sendable {
  /// Bounds on what is solved at all; the largest scene of 2,500 real ones has some hundred views.
  static let viewLimit = 10_000
  static let constraintLimit = 40_000

  let root: Int
  /// Superviews before what is in them.
  let order: [Int]
  /// By view, in the scene's order.
  let children: [[Int]]
  /// By view: its place in `order`, and where its own subviews end there.
  private let starts: [Int]
  private let ends: [Int]
  /// By view: whether it is in a scroll view inside the root.
  let isInsideScroll: [Bool]
  /// By view: its number among scroll views.
  let scrollNumbers: [Int?]
  let scrollCount: Int

  init(_ scene: LayoutScene) throws(LayoutError) {
    let views = scene.views
    if views.count > Self.viewLimit {
      throw .tooManyViews(views.count, limit: Self.viewLimit)
    }
    if scene.constraints.count > Self.constraintLimit {
      throw .tooManyConstraints(scene.constraints.count, limit: Self.constraintLimit)
    }
    var root: Int?
    var children = [[Int]](repeating: [], count: views.count)
    for (view, value) in views.enumerated() {
      if let parent = value.parent {
        guard views.indices.contains(parent) else { throw .unknownParent(of: view) }
        children[parent].append(view)
      } else if let first = root {
        throw .severalRoots(first, view)
      } else {
        root = view
      }
    }
    guard let root else { throw .noRoot }
    self.root = root
    self.children = children

    var order: [Int] = []
    var starts = [Int](repeating: -1, count: views.count)
    var isInsideScroll = [Bool](repeating: false, count: views.count)
    var waiting = [root]
    while let view = waiting.popLast() {
      starts[view] = order.count
      order.append(view)
      if let parent = views[view].parent, parent != root {
        isInsideScroll[view] = isInsideScroll[parent] || views[parent].role == .scroll
      }
      waiting.append(contentsOf: children[view].reversed())
    }
    // What the root does not lead to is inside itself.
    if let view = starts.firstIndex(of: -1) { throw .cyclicParents(of: view) }
    var ends = starts.map { $0 + 1 }
    for view in order.reversed() {
      if let parent = views[view].parent { ends[parent] = max(ends[parent], ends[view]) }
    }
    self.order = order
    self.starts = starts
    self.ends = ends
    self.isInsideScroll = isInsideScroll
    var count = 0
    scrollNumbers = views.map { view in
      if view.role != .scroll { return nil }
      count += 1
      return count - 1
    }
    scrollCount = count
  }

  /// Whether a view is inside another, at any depth.
  func isInside(_ view: Int, _ other: Int) -> Bool {
    starts[view] > starts[other] && starts[view] < ends[other]
  }
}
