import OversetModel
import OversetSources

/// How large the views of a type are at most, by the constraints that are sure to hold.
///
/// A constraint says by how much one edge is at most behind another one. So each way over constraints
/// from a view's leading edge to its trailing one is a bound of its width, whatever else holds: other
/// constraints can only make the view smaller. The shortest way is the best bound, and one that is
/// missed only a worse one.
struct ViewSizes {
  /// How far an edge is at most behind the one where the way begins.
  private struct Step {
    var from: Int
    var to: Int
    var length: RoomLength
  }

  private struct Edge: Hashable {
    var view: [String]
    var attribute: ViewConstraint.Attribute
  }

  private var indices: [Edge: Int] = [:]
  private var steps: [Step] = []
  /// The widest frames that code sets of views without constraints, and the highest.
  private var frames: [[String]: (width: RoomLength?, height: Points?)] = [:]

  /// More than a person writes in one type; a type with more has no bounds.
  private static let mostConstraints = 512
  /// A way over more constraints is not looked for.
  private static let mostSteps = 12
  /// More sizes and centres that views have of others than a person writes in one type.
  private static let mostRelated = 64
  /// What shorter ways are compared on: any screen would do.
  private static let screen: Points = 375

  /// `isScrolling` answers whether what is in a view may be larger than the view.
  init(_ constraints: [ViewConstraint], isScrolling: ([String]) -> Bool) {
    guard constraints.count <= Self.mostConstraints else { return }
    frames = Self.frames(constraints)
    let sure = Self.sure(constraints.filter { !$0.isFrame }).filter { constraint in
      [constraint.first, constraint.second].allSatisfy { anchor in
        guard let view = anchor?.view, anchor?.attribute.isEdge ?? false else { return true }
        return !isScrolling(view)
      }
    }
    for constraint in sure { add(constraint) }
    // Sizes and centres of other views need what is known of these.
    for _ in 0..<2 {
      for constraint in sure.lazy.filter({ $0.second?.attribute.isEdge == false }).prefix(
        Self.mostRelated)
      {
        relate(constraint)
      }
    }
  }

  /// Nil where no constraint says it. `root` is the most that the type's own view is wide.
  func mostWidth(
    of view: [String], inRoot root: RoomLength = .screen, ignoringFrames: Bool = false
  ) -> RoomLength? {
    if let frame = frames[view] { return ignoringFrames ? nil : frame.width }
    if root != .screen { return bounded(by: root).mostWidth(of: view) }
    return [most(of: view, .leading, .trailing), most(of: view, .left, .right)].compactMap { $0 }
      .min { Self.points($0) < Self.points($1) }
  }

  /// The same where the type's own view, and its content view, is no wider than that.
  private func bounded(by root: RoomLength) -> ViewSizes {
    var sizes = self
    for view in [[], ["contentView"]] as [[String]] {
      for (start, end) in ViewConstraint.Attribute.width.edges {
        guard let from = indices[Edge(view: view, attribute: start)],
          let to = indices[Edge(view: view, attribute: end)]
        else { continue }
        sizes.steps.append(Step(from: from, to: to, length: root))
      }
    }
    return sizes
  }

  /// Nil where no constraint says it: the screen's height is none.
  func mostHeight(of view: [String]) -> Points? {
    if let frame = frames[view] { return frame.height }
    return most(of: view, .top, .bottom)?.constant
  }

  private func most(
    of view: [String], _ start: ViewConstraint.Attribute, _ end: ViewConstraint.Attribute
  ) -> RoomLength? {
    guard let from = indices[Edge(view: view, attribute: start)],
      let to = indices[Edge(view: view, attribute: end)]
    else { return nil }
    let lengths = shortestWays(from: from)
    guard let most = lengths[to], Self.points(most) > 0, Self.points(lengths[from] ?? most) >= 0
    else { return nil }
    return most
  }

  /// The lengths of the shortest ways from an edge to the others (Bellman and Ford's).
  private func shortestWays(from start: Int) -> [RoomLength?] {
    var lengths = [RoomLength?](repeating: nil, count: indices.count)
    lengths[start] = RoomLength(0)
    for _ in 0..<Self.mostSteps {
      var isShorter = false
      for step in steps {
        guard let length = lengths[step.from]?.plus(step.length) else { continue }
        if let known = lengths[step.to], Self.points(known) <= Self.points(length) { continue }
        lengths[step.to] = length
        isShorter = true
      }
      if !isShorter { break }
    }
    return lengths
  }

  private static func points(_ length: RoomLength) -> Points {
    length.points(onScreen: screen) ?? .infinity
  }
}

extension ViewSizes {
  /// UIView.frame reference: a view that no constraint is about is as large as its frame.
  private static func frames(
    _ constraints: [ViewConstraint]
  ) -> [[String]: (width: RoomLength?, height: Points?)] {
    var frames: [[String]: (width: RoomLength?, height: Points?)] = [:]
    var unread: Set<[String]> = []
    for constraint in constraints {
      for view in [constraint.first.view, constraint.second?.view].compactMap(\.self)
      where !constraint.isFrame {
        // A variable has its number behind its name.
        unread.insert(view.map { String($0.prefix { $0 != "#" }) })
      }
      guard constraint.isFrame, let view = constraint.first.view else { continue }
      guard let constant = constraint.constant else {
        unread.insert(view)
        continue
      }
      var frame = frames[view] ?? (nil, nil)
      if constraint.first.attribute == .height {
        frame.height = max(frame.height ?? 0, constant)
      } else {
        let share = constraint.second == nil ? 0 : constraint.multiplier
        let width = RoomLength.screen.times(share) + constant
        frame.width = [frame.width, width].compactMap(\.self).max { points($0) < points($1) }
      }
      frames[view] = frame
    }
    return frames.filter { !unread.contains($0.key) && $0.value.width.map(points) ?? 0 > 0 }
  }

  /// The constraints that are read and not made anew elsewhere, in their order.
  private static func sure(_ constraints: [ViewConstraint]) -> [ViewConstraint] {
    var byPlace: [Edge: [ViewConstraint]] = [:]
    for constraint in constraints {
      byPlace[place(of: constraint), default: []].append(constraint)
    }
    return constraints.filter { constraint in
      guard constraint.constant != nil else { return false }
      return byPlace[place(of: constraint)]?.allSatisfy { other in
        // Two members may be two layouts, of which one is made.
        other.constant != nil && (other.member == constraint.member || other.isSame(as: constraint))
      } ?? true
    }
  }

  private static func place(of constraint: ViewConstraint) -> Edge {
    Edge(view: constraint.first.view ?? [], attribute: constraint.first.attribute)
  }

  private mutating func index(_ view: [String], _ attribute: ViewConstraint.Attribute) -> Int {
    let edge = Edge(view: view, attribute: attribute)
    if let index = indices[edge] { return index }
    // All edges of a view at once: no view is wider than the screen, or of less than no size.
    for (start, end) in Self.opposites {
      let from = indices.count
      indices[Edge(view: view, attribute: start)] = from
      indices[Edge(view: view, attribute: end)] = from + 1
      if start != .top { steps.append(Step(from: from, to: from + 1, length: .screen)) }
      steps.append(Step(from: from + 1, to: from, length: RoomLength(0)))
    }
    addGuide(view)
    return indices[edge] ?? 0
  }

  private static let opposites =
    ViewConstraint.Attribute.width.edges + ViewConstraint.Attribute.height.edges

  /// UIView reference: a view's guides are inside of it.
  private mutating func addGuide(_ view: [String]) {
    guard let name = view.last, Self.guides.contains(name) else { return }
    let owner = Array(view.dropLast())
    for (start, end) in Self.opposites {
      add(index(view, start), atLeast: index(owner, start), plus: 0)
      add(index(owner, end), atLeast: index(view, end), plus: 0)
    }
  }

  private static let guides: Set<String> = [
    "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
  ]

  /// Notes that an edge is at least so far behind another one.
  private mutating func add(_ edge: Int, atLeast other: Int, plus points: Points) {
    steps.append(Step(from: edge, to: other, length: RoomLength(-points)))
  }

  private mutating func add(_ constraint: ViewConstraint) {
    guard let constant = constraint.constant, let view = constraint.first.view else { return }
    let attribute = constraint.first.attribute
    guard let second = constraint.second else {
      for (start, end) in attribute.edges {
        relate(index(view, end), to: index(view, start), constraint.relation, plus: constant)
      }
      return
    }
    guard attribute.isEdge, second.attribute.isEdge, constraint.multiplier == 1 else { return }
    relate(
      index(view, attribute), to: index(constraint.secondView, second.attribute),
      constraint.relation, plus: constant)
  }

  private mutating func relate(
    _ edge: Int, to other: Int, _ relation: ViewConstraint.Relation, plus points: Points
  ) {
    if relation != .atMost { add(edge, atLeast: other, plus: points) }
    if relation != .atLeast { add(other, atLeast: edge, plus: -points) }
  }

  /// What follows from a size or a centre that is another view's.
  private mutating func relate(_ constraint: ViewConstraint) {
    guard let constant = constraint.constant, let view = constraint.first.view,
      let second = constraint.second, constraint.relation != .atLeast
    else { return }
    let other = constraint.secondView
    switch (constraint.first.attribute, second.attribute) {
    case (.width, .width):
      _ = index(other, .leading)
      guard constraint.multiplier > 0, let most = mostWidth(of: other) else { return }
      let length = most.times(constraint.multiplier) + constant
      for (start, end) in ViewConstraint.Attribute.width.edges {
        steps.append(Step(from: index(view, start), to: index(view, end), length: length))
      }
    case (.centerX, .centerX) where constraint.relation == .equal && constraint.multiplier == 1:
      center(view, on: other, plus: constant)
    default: return
    }
  }

  /// What is inside of another view at one edge is as far inside at the other one.
  private mutating func center(_ view: [String], on other: [String], plus constant: Points) {
    for (start, end) in ViewConstraint.Attribute.width.edges {
      let (first, last) = (index(view, start), index(view, end))
      let (otherFirst, otherLast) = (index(other, start), index(other, end))
      let (before, behind) = (
        shortestWays(from: first)[otherFirst], shortestWays(from: otherLast)[last]
      )
      if let before {
        steps.append(Step(from: otherLast, to: last, length: before + 2 * constant))
      }
      if let behind {
        steps.append(Step(from: first, to: otherFirst, length: behind - 2 * constant))
      }
    }
  }
}

extension ViewConstraint {
  /// The view of `second`; a superview without a name is called after the view that it is of.
  fileprivate var secondView: [String] { second?.view ?? (first.view ?? []) + ["superview"] }

  fileprivate func isSame(as other: ViewConstraint) -> Bool {
    first == other.first && relation == other.relation && second == other.second
      && multiplier == other.multiplier && constant == other.constant
  }
}

extension ViewConstraint.Attribute {
  fileprivate var isEdge: Bool {
    [.leading, .trailing, .left, .right, .top, .bottom].contains(self)
  }

  /// The edges between which a size is: left is not always leading.
  fileprivate var edges: [(Self, Self)] {
    switch self {
    case .width: [(.leading, .trailing), (.left, .right)]
    case .height: [(.top, .bottom)]
    default: []
    }
  }
}
