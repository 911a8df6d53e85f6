import OversetAutoLayout

extension InterfaceTree {
  /// The constraints with outlets that say how wide a view or one around it is, or where it begins, and how
  /// high the view is: code may change them.
  ///
  /// Of two views a constraint places the one inside: what holds it stays where it is.
  package func changeableConstraints(around view: Int) -> [InterfaceConstraint] {
    let chain = Array(sequence(first: view) { objects[$0].superview })
    let around = Set(chain)
    return chain.flatMap { objects[$0].constraints }.filter { constraint in
      guard outlets[constraint.id] != nil else { return false }
      let placed = constraint.views.filter { $0 != constraint.owner }
      let views = placed.isEmpty ? constraint.views : placed
      return LayoutAttribute(constraint.first.attribute).axis == .horizontal
        ? !around.isDisjoint(with: views)
        : constraint.first.attribute == .height && views.contains(view)
    }
  }
}
