/// How a stack view arranges its views.
package struct StackArrangement: Sendable, Hashable {
  /// The gap that a stack view with standard spacing leaves, in points.
  package static let standardSpacing = 8.0

  package var axis: LayoutAxis
  package var distribution = StackDistribution.fill
  package var alignment = StackAlignment.fill
  package var spacing = 0.0
  /// Whether the views stay inside its layout margins.
  package var isMarginsRelative = false
  /// Whether it is an NSStackView: the only view of one that centres keeps its size, and no priority asks
  /// for the proportion of the last view, which has what is left.
  package var isOfAppKit = false
  /// Whether a mirrored layout leaves its views in their order from left to right.
  package var forcesLeftToRight = false

  package init(axis: LayoutAxis) { self.axis = axis }
}

/// Who gets the room along a stack view's axis.
package enum StackDistribution: Sendable, Hashable, CaseIterable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering
}

/// Where views are across a stack view's axis.
package enum StackAlignment: Sendable, Hashable, CaseIterable {
  case fill
  /// The top of a horizontal stack view, the leading edge of a vertical one.
  case leading
  case center
  /// The bottom of a horizontal stack view, the trailing edge of a vertical one.
  case trailing
  case firstBaseline
  case lastBaseline
}
