import OversetSources

/// Which views of a type are as high as what is in them, by the constraints that code makes.
///
/// A view is no higher than a way over constraints from its upper edge to its lower one allows, where the way goes
/// through something of a height of its own: the type's own view, or one whose height code says. Where there is no
/// such way, Auto Layout gives it the height of its content (UIView.intrinsicContentSize reference). Any
/// constraint counts, also one that is not read in full or does not always hold.
struct FreeHeights {
  private struct Edge: Hashable {
    var view: [String]
    var isLower: Bool
  }

  /// The edges that are at most so far behind another one, of each.
  private var followers: [Edge: Set<Edge>] = [:]
  /// The views whose heights something else says.
  private var fixed: Set<[String]> = []
  /// How many constraints say where a view is, of each.
  private var places: [[String]: Int] = [:]
  /// Of those, the ones that say where its centre is: the other views.
  private var centers: [[String]: [[String]]] = [:]

  /// `isScrolling` answers whether what is in a view may be larger than the view.
  init(_ constraints: [ViewConstraint], isScrolling: ([String]) -> Bool) {
    for constraint in constraints { add(constraint, isScrolling) }
    for (view, others) in centers {
      let isAlone = places[view] == 1 && others.count == 1
      for other in others { center(view, on: other, isAlone: isAlone) }
    }
  }

  /// Whether constraints say where a view is, and none how high it is at most.
  func isFree(_ view: [String]) -> Bool {
    guard places[view] != nil, !fixed.contains(view) else { return false }
    let end = Edge(view: view, isLower: true)
    var rest = [Edge(view: view, isLower: false)]
    var seen = Set(rest)
    while let edge = rest.popLast() {
      var next = followers[edge] ?? []
      let opposite = Edge(view: edge.view, isLower: !edge.isLower)
      // No view is of less than no height.
      if edge.isLower || isFixed(edge.view) { next.insert(opposite) }
      if next.contains(end) { return false }
      rest += next.filter { seen.insert($0).inserted }
    }
    return true
  }

  /// What no constraint places has the height that something else gives it.
  private func isFixed(_ view: [String]) -> Bool { fixed.contains(view) || places[view] == nil }

  private mutating func add(_ constraint: ViewConstraint, _ isScrolling: ([String]) -> Bool) {
    let first = constraint.first
    guard first.attribute.isVertical else { return }
    let view = Self.owner(first.view)
    if first.attribute == .height || first.attribute == .other || constraint.isFrame {
      if constraint.relation != .atLeast || constraint.second != nil { fixed.insert(view) }
      if let second = constraint.second { fixed.insert(Self.owner(second.view)) }
      return
    }
    let other = Self.owner(constraint.second?.view)
    if isScrolling(view) || isScrolling(other) {
      places[view, default: 0] += 1
      return
    }
    switch (first.attribute, constraint.second?.attribute ?? first.attribute) {
    case (.top, .top), (.top, .bottom), (.bottom, .top), (.bottom, .bottom):
      let edge = Edge(view: view, isLower: first.attribute == .bottom)
      let isLower = (constraint.second?.attribute ?? first.attribute) == .bottom
      let second = Edge(view: other, isLower: isLower)
      if constraint.relation != .atMost { followers[edge, default: []].insert(second) }
      if constraint.relation != .atLeast { followers[second, default: []].insert(edge) }
    case (.centerY, .centerY): centers[view, default: []].append(other)
    default: fixed.insert(view)
    }
    places[view, default: 0] += 1
  }

  /// Whether both are near the centre of the other decides how high each is. Where nothing else says where a view is, it
  /// is as high as its content, and runs out of the other one if that is lower: only what lies in it is whole.
  private mutating func center(_ view: [String], on other: [String], isAlone: Bool) {
    for isLower in [false, true] {
      for isOtherLower in [false, true] where !isAlone || isLower == isOtherLower {
        let edge = Edge(view: view, isLower: isLower)
        let second = Edge(view: other, isLower: isOtherLower)
        followers[edge, default: []].insert(second)
        followers[second, default: []].insert(edge)
      }
    }
  }

  /// The view whose guide it may be. Superviews without a name may all be one.
  private static func owner(_ view: [String]?) -> [String] {
    var view = view ?? []
    while let last = view.last, guides.contains(last) { view.removeLast() }
    return view == ["view"] || view == ["contentView"] || view == ["superview"] ? [] : view
  }

  private static let guides: Set<String> = [
    "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "contentLayoutGuide",
  ]
}

extension ViewConstraint.Attribute {
  fileprivate var isVertical: Bool {
    [.top, .bottom, .height, .centerY, .other].contains(self)
  }
}
