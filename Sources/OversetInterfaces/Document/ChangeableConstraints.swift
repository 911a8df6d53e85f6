/// Constraints with outlets: code may change them.
extension InterfaceTree {
  /// Those that say how wide a view or one around it is, or where it begins, and how high the view is.
  package func changeableConstraints(around view: Int) -> [InterfaceConstraint] {
    if changeable.isEmpty { return [] }
    return sequence(first: view) { objects[$0].superview }.flatMap { placed in
      (changeable[placed] ?? []).filter {
        $0.isHorizontal || placed == view && $0.first.attribute == .height
      }
    }
  }

  /// Of two views a constraint places the one inside: what holds it stays where it is.
  mutating func findChangeableConstraints() {
    for constraint in objects.lazy.flatMap(\.constraints) where outlets[constraint.id] != nil {
      let placed = Set(constraint.views).subtracting([constraint.owner])
      for view in placed.isEmpty ? [constraint.owner] : placed {
        changeable[view, default: []].append(constraint)
      }
    }
  }
}

extension InterfaceConstraint {
  fileprivate var isHorizontal: Bool {
    switch first.attribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
