/// The relations of a scene in the order of their weight, each with what it is for.
///
/// Flat, so that a list is made anew for each pass and compared with the last: mostly only constants differ.
struct EquationList: Sendable, Equatable {
  private(set) var requirements: [LayoutRequirement] = []
  private(set) var constants: [Double] = []
  private(set) var priorities: [Double] = []
  private var terms: [LinearTerm] = []
  private var ends: [Int] = []
  private var comparisons: [LinearComparison] = []
  private var openConstant = 0.0

  var count: Int { ends.count }

  /// Adds a multiple of an expression to the relation that `close` ends.
  mutating func add(_ expression: EdgeExpression, times factor: Double = 1) {
    openConstant += expression.constant * factor
    if let term = expression.first { add(term, times: factor) }
    if let term = expression.second { add(term, times: factor) }
  }

  private mutating func add(_ term: LinearTerm, times factor: Double) {
    let start = ends.last ?? 0
    for index in start..<terms.count where terms[index].variable == term.variable {
      terms[index].coefficient += term.coefficient * factor
      if abs(terms[index].coefficient) < 1e-12 { terms.remove(at: index) }
      return
    }
    if factor != 0 { terms.append(LinearTerm(term.variable, term.coefficient * factor)) }
  }

  /// Ends a relation: what was added, less `value`, in a relation to 0.
  mutating func close(
    _ relation: LayoutRelation, _ value: Double = 0, _ priority: Double,
    _ requirement: LayoutRequirement
  ) {
    ends.append(terms.count)
    comparisons.append(relation.comparison)
    constants.append(openConstant - value)
    priorities.append(min(priority, LayoutConstraint.required))
    requirements.append(requirement)
    openConstant = 0
  }

  /// `one` in a relation to `other` and a number.
  mutating func relate(
    _ one: EdgeExpression, _ relation: LayoutRelation, _ other: EdgeExpression,
    plus value: Double = 0, _ priority: Double, _ requirement: LayoutRequirement
  ) {
    add(one)
    add(other, times: -1)
    close(relation, value, priority, requirement)
  }

  /// Whether two lists differ in nothing but constants.
  func hasForm(of other: EquationList) -> Bool {
    ends == other.ends && terms == other.terms && comparisons == other.comparisons
      && priorities == other.priorities && requirements == other.requirements
  }

  var relations: [LinearRelation] {
    (0..<count).map { index in
      LinearRelation(
        Array(terms[(index == 0 ? 0 : ends[index - 1])..<ends[index]]), comparisons[index],
        constant: constants[index], priority: priorities[index])
    }
  }
}

extension LayoutRelation {
  fileprivate var comparison: LinearComparison {
    switch self {
    case .equal: .isZero
    case .atLeast: .isNotNegative
    case .atMost: .isNotPositive
    }
  }
}
