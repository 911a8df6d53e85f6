/// Variables and relations that are solved together, and again whenever constants change.
///
/// Relations that share no variable do not influence each other: each connected part has a solver of its own,
/// and one whose constants stayed keeps its answer. An answer depends on the constants there are, not on those
/// before: where one is not unique, or required relations contradict each other, the part is solved anew.
package struct LinearSystem: Sendable {
  package private(set) var relations: [LinearRelation]
  /// By variable.
  package private(set) var values: [Double]
  /// By variable: whether all best answers have this value.
  package private(set) var isDetermined: [Bool]
  /// By relation: whether it is required and contradicts those before it.
  package private(set) var isRefused: [Bool]
  private var parts: [SystemPart]
  /// By relation.
  private let partOf: [Int]

  /// `isNotNegative` has an element for each variable.
  package init(isNotNegative: [Bool], relations: [LinearRelation]) {
    self.relations = relations
    values = [Double](repeating: 0, count: isNotNegative.count)
    isDetermined = [Bool](repeating: false, count: isNotNegative.count)
    isRefused = [Bool](repeating: false, count: relations.count)
    let groups = VariableGroups(count: isNotNegative.count, relations)
    let partOfVariable = groups.numbers()
    parts = [SystemPart](repeating: SystemPart(), count: groups.count)
    var local = [Int](repeating: 0, count: isNotNegative.count)
    for (variable, part) in partOfVariable.enumerated() {
      local[variable] = parts[part].addVariable(variable, isNotNegative[variable])
    }
    partOf = relations.map { relation in
      relation.terms.first.map { partOfVariable[$0.variable] } ?? -1
    }
    for (index, relation) in relations.enumerated() where partOf[index] >= 0 {
      var own = relation
      for term in own.terms.indices { own.terms[term].variable = local[own.terms[term].variable] }
      parts[partOf[index]].addRelation(index, own)
    }
  }

  package mutating func setConstant(_ constant: Double, of relation: Int) {
    if relations[relation].constant == constant { return }
    relations[relation].constant = constant
    if partOf[relation] >= 0 { parts[partOf[relation]].setConstant(constant, of: relation) }
  }

  /// Finds the values within the usual budget.
  package mutating func solve() -> Bool {
    var budget = WorkBudget()
    return solve(&budget)
  }

  /// Finds the values; `false` if that takes more work than there is in the budget.
  package mutating func solve(_ budget: inout WorkBudget) -> Bool {
    for (index, relation) in relations.enumerated() where partOf[index] < 0 {
      isRefused[index] = relation.isRequired && relation.error { _ in 0 } > Tableau.tolerance
    }
    for index in parts.indices where parts[index].isChanged {
      if !parts[index].solve(&budget) { return false }
      for (variable, value, determined) in parts[index].answers {
        values[variable] = value
        isDetermined[variable] = determined
      }
      for (relation, refused) in parts[index].refusals { isRefused[relation] = refused }
    }
    return true
  }
}

/// Variables in groups that relations connect.
private struct VariableGroups {
  private var leaders: [Int]
  private(set) var count: Int

  init(count: Int, _ relations: [LinearRelation]) {
    leaders = Array(0..<count)
    self.count = count
    for relation in relations {
      guard let first = relation.terms.first else { continue }
      for term in relation.terms.dropFirst() { join(first.variable, term.variable) }
    }
  }

  private mutating func leader(of variable: Int) -> Int {
    var current = variable
    while leaders[current] != current {
      leaders[current] = leaders[leaders[current]]
      current = leaders[current]
    }
    return current
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (leader(of: one), leader(of: other))
    if first == second { return }
    // The earlier leads, so that a group's number follows its first variable.
    leaders[max(first, second)] = min(first, second)
    count -= 1
  }

  /// By variable: the number of its group, in the order of their first variables.
  func numbers() -> [Int] {
    var copy = self
    var numbers = [Int](repeating: -1, count: leaders.count)
    var next = 0
    for variable in leaders.indices {
      let leader = copy.leader(of: variable)
      if numbers[leader] < 0 {
        numbers[leader] = next
        next += 1
      }
      numbers[variable] = numbers[leader]
    }
    return numbers
  }
}
