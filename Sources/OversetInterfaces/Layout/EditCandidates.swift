import OversetModel

/// Changes to a document that may give the text of a view more room, in the order in which they are
/// tried: those that change least come first.
package struct EditCandidates: Sendable {
  /// To widths, stack views and the views beside it.
  package private(set) var widening: [LayoutEdit] = []
  /// To the heights of the view and of those around it.
  package private(set) var heightening: [LayoutEdit] = []

  /// Of each kind: more take long, and help no one.
  private static let most = 4

  package init(around view: Int, in tree: InterfaceTree) {
    let chain = tree.chain(from: view)
    let widths = tree.limits([.width], of: chain, in: tree.constraints(around: view))
    let heights = tree.limits([.height], of: chain, in: tree.constraints(around: view))
    heightening = Array(heights.prefix(Self.most))
    let resistance = tree.objects[view].resistance
    let yielding = tree.besides(chain).filter {
      tree.objects[$0].mayWrap && tree.objects[$0].resistance >= resistance
    }.map { LayoutEdit.yields(view: tree.objects[$0].id, to: resistance) }
    widening = Array(widths.prefix(Self.most)) + Array(yielding.prefix(Self.most))
    let row = chain.dropFirst().first { tree.objects[$0].isRow }.map { tree.objects[$0] }
    guard let row else { return }
    if row.element.attribute("distribution").map({ $0 != "fill" }) == true {
      widening.append(.fills(stack: row.id))
    }
    widening.append(.stacksVertically(stack: row.id))
  }
}

extension InterfaceTree {
  /// A view and those around it in its system, without the system's root.
  fileprivate func chain(from view: Int) -> [Int] {
    sequence(first: view) { objects[$0].superview }.prefix {
      objects[$0].superview != nil && !objects[$0].role.isOwnSystem
    }
  }

  /// Those that a view or one around it holds.
  fileprivate func constraints(around view: Int) -> [InterfaceConstraint] {
    sequence(first: view) { objects[$0].superview }.flatMap { objects[$0].constraints }
  }

  /// What makes each constraint give way that limits a length of one of these views.
  fileprivate func limits(
    _ attributes: Set<InterfaceConstraint.Attribute>, of views: [Int],
    in constraints: [InterfaceConstraint]
  ) -> [LayoutEdit] {
    constraints.compactMap { constraint in
      guard !constraint.id.isEmpty, !constraint.isPlaceholder,
        constraint.relation != .greaterThanOrEqual,
        attributes.contains(constraint.first.attribute),
        constraint.views.contains(where: views.contains)
      else { return nil }
      if let second = constraint.second {
        // A proportion of one view keeps it in shape.
        return second.view == constraint.first.view ? nil : .givesWay(constraint: constraint.id)
      }
      return constraint.relation == .equal
        ? .atLeast(constraint: constraint.id) : .givesWay(constraint: constraint.id)
    }
  }

  /// The views beside a view, and beside what it is in as far as a row.
  fileprivate func besides(_ chain: [Int]) -> [Int] {
    let end = chain.firstIndex { objects[$0].isRow } ?? min(1, chain.count)
    return chain.prefix(max(end, 1)).flatMap { view in
      (objects[view].superview.map { objects[$0].subviews } ?? []).filter { $0 != view }
    }
  }
}

extension InterfaceObject {
  /// Whether it is a horizontal stack view with several views.
  fileprivate var isRow: Bool {
    kind == "stackView" && subviews.count > 1
      && !["axis", "orientation"].contains { element.attribute($0) == "vertical" }
  }

  fileprivate var resistance: Double {
    element.number("horizontalCompressionResistancePriority") ?? 750
  }

  /// Whether it is a label that has room below for what it loses at the side.
  fileprivate var mayWrap: Bool { kind == "label" && element.number("numberOfLines") == 0 }
}
