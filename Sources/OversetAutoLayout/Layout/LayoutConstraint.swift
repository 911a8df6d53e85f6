/// An edge, length or line of one item in a relation to another's: `first = multiplier * second + constant`.
package struct LayoutConstraint: Sendable, Hashable {
  package static let required = 1000.0

  package var first: LayoutAnchor
  package var relation: LayoutRelation
  /// `nil` for a length that equals a number.
  package var second: LayoutAnchor?
  package var multiplier: Double
  package var constant: Double
  /// 1000 is required; of the others, the higher is met as far as possible before the lower is looked at.
  package var priority: Double
  /// The view that holds it: a multiplied position counts from this view's left or top edge. The root if `nil`.
  package var owner: Int?

  package init(
    _ first: LayoutAnchor, _ relation: LayoutRelation = .equal, _ second: LayoutAnchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = required, owner: Int? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.owner = owner
  }
}

/// How two values stand to each other.
package enum LayoutRelation: Sendable, Hashable {
  case equal
  case atMost
  case atLeast
}

/// An attribute of an item.
package struct LayoutAnchor: Sendable, Hashable {
  package var item: LayoutItem
  package var attribute: LayoutAttribute

  package init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// An attribute of the view with this index.
  package init(_ view: Int, _ attribute: LayoutAttribute) {
    self.init(.view(view), attribute)
  }
}

/// A view or a guide of a view, by the view's index in the scene.
package enum LayoutItem: Sendable, Hashable {
  case view(Int)
  case guide(LayoutGuide, of: Int)

  package var view: Int {
    switch self {
    case .view(let view), .guide(_, of: let view): view
    }
  }
}

/// A rectangle that belongs to a view and follows it.
package enum LayoutGuide: Sendable, Hashable {
  case safeArea
  case layoutMargins
  /// Of a scroll view: what it scrolls.
  case scrollContent
  /// Of a scroll view: its frame.
  case scrollFrame
  /// The bars at the top of a view controller; its bottom is the safe area's top.
  case topBars
  /// The bars at the bottom of a view controller; its top is the safe area's bottom.
  case bottomBars
}

/// What of an item a constraint is about.
package enum LayoutAttribute: Sendable, Hashable, CaseIterable {
  case left
  case right
  case leading
  case trailing
  case top
  case bottom
  case width
  case height
  case centerX
  case centerY
  case firstBaseline
  case lastBaseline
  case leftMargin
  case rightMargin
  case leadingMargin
  case trailingMargin
  case topMargin
  case bottomMargin
  case centerXWithinMargins
  case centerYWithinMargins

  package var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }
}
