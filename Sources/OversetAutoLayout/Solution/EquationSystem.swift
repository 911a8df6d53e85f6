/// The solver of one direction of a scene, with the relations that it solved last.
struct EquationSystem: Sendable {
  private var list: EquationList?
  private(set) var system = LinearSystem(isNotNegative: [], relations: [])

  /// Solves a list from the last answer on if only constants differ, else anew.
  mutating func solve(
    _ new: EquationList, _ isLength: [Bool], _ budget: inout WorkBudget
  ) -> Bool {
    if let list, list.hasForm(of: new) {
      for (relation, constant) in new.constants.enumerated()
      where constant != list.constants[relation] {
        system.setConstant(constant, of: relation)
      }
    } else {
      system = LinearSystem(isNotNegative: isLength, relations: new.relations)
    }
    list = new
    return system.solve(&budget)
  }
}
