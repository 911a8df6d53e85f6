/// Finds values for variables that meet linear relations: all required ones, and of the others as much as
/// possible, the higher priorities strictly first.
///
/// After Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving algorithm" (2001), with
/// a vector of costs in place of weights. The errors of one priority are added up. Every choice goes by the order
/// of variables and relations, so that equal systems have equal answers.
package struct ConstraintSolver: Sendable {
  package enum End: Sendable {
    case solved
    /// Since constants changed, the required relations contradict each other: the solver must be made anew.
    case contradiction
    case outOfTime
  }

  /// What stands for a relation in the tableau.
  private struct Marker {
    var variable: Int
    /// The other variable of a relation that need not be met.
    var partner: Int?
    /// How the marker moves with the relation's constant: 1 or -1.
    var sign: Double
    var constant: Double
    var priority: Double
    var costs: (marker: Double, partner: Double) = (0, 0)
  }

  private var tableau: Tableau
  /// Priorities below required, the highest first.
  private var levels: [Double]
  private var variables: [Int] = []
  /// By relation; `nil` for those that were refused or removed.
  private var markers: [Marker?] = []
  private var isOutOfTime = false

  /// `levels` are priorities that will come, `columns` and `rows` how many there will be: room is made for them once.
  ///
  package init(
    levels: [Double] = [], columns: Int = 16, rows: Int = 16, budget: WorkBudget = WorkBudget()
  ) {
    self.levels = Set(levels.filter { $0 < LinearRelation.requiredPriority }).sorted(by: >)
    tableau = Tableau(
      levelCount: self.levels.count, columnCapacity: columns, rowCapacity: rows, budget: budget)
  }

  /// What may be done still: at its end there is no answer.
  package var budget: WorkBudget {
    get { tableau.budget }
    set { tableau.budget = newValue }
  }

  /// A new variable: at least 0, or with any value.
  package mutating func addVariable(isNotNegative: Bool = false) -> Int {
    variables.append(tableau.addColumn(isNotNegative ? .restricted : .free))
    return variables.count - 1
  }

  package func value(of variable: Int) -> Double { tableau.value(of: variables[variable]) }

  /// Adds a relation; `nil` if it is required and contradicts those before it, and is left out.
  ///
  /// Constants that changed must be solved for first.
  package mutating func add(_ relation: LinearRelation) -> Int? {
    var own = relation
    for index in own.terms.indices {
      own.terms[index].variable = variables[own.terms[index].variable]
    }
    let expression = tableau.expression(own)
    let marker =
      own.isRequired ? addRequired(own, expression) : addPreferred(own, expression)
    guard let marker else { return nil }
    markers.append(marker)
    return markers.count - 1
  }

  /// A free variable of an expression that no row has yet.
  private func freeColumn(_ expression: [Double]) -> Int? {
    var best: Int?
    for column in 1..<expression.count
    where expression[column] != 0 && tableau.kinds[tableau.others[column]] == .free {
      if let old = best, tableau.others[old] < tableau.others[column] { continue }
      best = column
    }
    return best
  }

  private mutating func addRequired(_ relation: LinearRelation, _ expression: [Double]) -> Marker? {
    let isEquality = relation.comparison == .isZero
    let free = freeColumn(expression)
    // The marker must rise to 0: an equality's is turned so that it starts below.
    let isTurned =
      relation.comparison == .isNotPositive || isEquality && free == nil && expression[0] > 0
    let turned = isTurned ? expression.map { -$0 } : expression
    let variable = tableau.addRow(isEquality ? .fixed : .restricted, turned)
    let marker = Marker(
      variable: variable, partner: nil, sign: isTurned ? -1 : 1, constant: relation.constant,
      priority: relation.priority)
    let row = tableau.rowCount - 1
    if let free {
      tableau.pivot(row: row, column: free)
      return marker
    }
    if isEquality ? leaves(row) : turned[0] >= 0 { return marker }
    switch tableau.raise(row: row) {
    case .done: return marker
    case .outOfTime: isOutOfTime = true
    case .contradiction, .unbounded: break
    }
    // Rows move only by removals, and this one was the last.
    if abs(tableau.constant(ofRow: row)) <= Tableau.tolerance {
      tableau.setConstant(ofRow: row, 0)
      return marker
    }
    tableau.removeRow(row)
    return nil
  }

  /// Whether an equality holds already, and makes its variable a column where another can take the row.
  private mutating func leaves(_ row: Int) -> Bool {
    if abs(tableau.constant(ofRow: row)) > Tableau.tolerance { return false }
    tableau.setConstant(ofRow: row, 0)
    var best: (column: Int, size: Double)?
    for column in 1..<tableau.columnCount
    where tableau.kinds[tableau.others[column]] == .restricted {
      let size = abs(tableau.cells[row * tableau.stride + column])
      if size > max(Tableau.epsilon, best?.size ?? 0) { best = (column, size) }
    }
    if let best { tableau.pivot(row: row, column: best.column) }
    return true
  }

  /// `expression = over - under`: of both, a relation that need not be met has what it must not be as its error.
  private mutating func addPreferred(_ relation: LinearRelation, _ expression: [Double]) -> Marker {
    let free = freeColumn(expression)
    let isOver = free != nil || expression[0] >= 0
    let other = tableau.addColumn(.restricted)
    var row = isOver ? expression : expression.map { -$0 }
    row += repeatElement(0, count: tableau.columnCount - row.count)
    row[tableau.columnCount - 1] = 1
    let basic = tableau.addRow(.restricted, row)
    if let free { tableau.pivot(row: tableau.rowCount - 1, column: free) }
    let over = isOver ? basic : other
    let under = isOver ? other : basic
    let level = level(of: relation.priority)
    let costs = (
      marker: relation.comparison == .isNotNegative ? 0.0 : 1.0,
      partner: relation.comparison == .isNotPositive ? 0.0 : 1.0
    )
    if costs.marker > 0 { tableau.addCost(of: over, level: level, costs.marker) }
    if costs.partner > 0 { tableau.addCost(of: under, level: level, costs.partner) }
    return Marker(
      variable: over, partner: under, sign: 1, constant: relation.constant,
      priority: relation.priority, costs: costs)
  }

  private mutating func level(of priority: Double) -> Int {
    let index = levels.firstIndex { $0 <= priority } ?? levels.count
    if index == levels.count || levels[index] != priority {
      levels.insert(priority, at: index)
      tableau.insertLevel(at: index)
    }
    return index
  }

  /// Changes the constant of a relation; `solve` then starts from the values there are.
  package mutating func setConstant(_ constant: Double, of relation: Int) {
    guard let marker = markers[relation], marker.constant != constant else { return }
    markers[relation]?.constant = constant
    tableau.shift(marker.variable, by: marker.sign * (constant - marker.constant))
  }

  /// Takes a relation away. The system must be solved, and is to be solved again.
  package mutating func remove(_ relation: Int) {
    guard let marker = markers[relation] else { return }
    markers[relation] = nil
    if let partner = marker.partner {
      let level = level(of: marker.priority)
      tableau.addCost(of: marker.variable, level: level, -marker.costs.marker)
      tableau.addCost(of: partner, level: level, -marker.costs.partner)
      // Both are the two sides of one equation: where the partner is basic, the marker takes its row.
      if let row = tableau.row(of: partner), let column = tableau.column(of: marker.variable) {
        tableau.pivot(row: row, column: column)
      }
    }
    if let column = tableau.column(of: marker.variable) {
      if let row = leavingRow(column) {
        tableau.pivot(row: row, column: column)
      } else {
        tableau.removeColumn(column)
      }
    }
    if let row = tableau.row(of: marker.variable) { tableau.removeRow(row) }
    if let partner = marker.partner, let column = tableau.column(of: partner) {
      tableau.removeColumn(column)
    }
  }

  /// The row that a variable can take which is to be removed: it may go below 0, the others may not.
  private func leavingRow(_ column: Int) -> Int? {
    let rows = (0..<tableau.rowCount).filter {
      abs(tableau.cells[$0 * tableau.stride + column]) > Tableau.epsilon
    }
    // An equality that followed from others takes the place of the one that goes.
    if let fixed = rows.first(where: { tableau.kinds[tableau.basics[$0]] == .fixed }) {
      return fixed
    }
    if let blocking = tableau.blockingRow(column) { return blocking.row }
    let restricted = rows.filter { tableau.kinds[tableau.basics[$0]] == .restricted }
    let step = { (row: Int) in
      tableau.constant(ofRow: row) / tableau.cells[row * tableau.stride + column]
    }
    return restricted.min { step($0) < step($1) } ?? rows.first
  }

  /// Finds the values. After a change of constants it starts from the values before.
  package mutating func solve() -> End {
    if isOutOfTime { return .outOfTime }
    var end = tableau.restore()
    if end == .done { end = tableau.minimize() }
    switch end {
    case .done, .unbounded: return .solved  // Costs are never below 0: unbounded is rounding.
    case .contradiction: return .contradiction
    case .outOfTime:
      isOutOfTime = true
      return .outOfTime
    }
  }

  /// Whether only one answer is certainly as good as this one, looking at costs alone.
  private var isCertainlyUnique: Bool {
    (1..<tableau.columnCount).allSatisfy { column in
      switch tableau.kinds[tableau.others[column]] {
      case .fixed: true
      case .free: false
      case .restricted: tableau.firstCost(column) != nil
      }
    }
  }

  /// By variable: whether all answers that are as good as this one give it this value. The system must be solved.
  package mutating func determined() -> [Bool] {
    tableau.budget.spend(tableau.columnCount)
    if isCertainlyUnique { return [Bool](repeating: true, count: variables.count) }
    var determinacy = Determinacy(tableau)
    let determined = determinacy.determined(variables)
    tableau.budget = determinacy.budget
    return determined
  }
}
