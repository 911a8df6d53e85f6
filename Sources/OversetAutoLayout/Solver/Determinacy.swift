/// Finds which variables have one value in all best answers of a solved system.
struct Determinacy {
  private let solved: Tableau
  /// By variable: whether it was seen with another value.
  private var isOpen: [Bool]
  /// By variable: whether it is in the face at all.
  private var isSuspect: [Bool]

  /// What is left of the tableau's budget.
  private(set) var budget: WorkBudget

  init(_ solved: Tableau) {
    self.solved = solved
    budget = solved.budget
    isOpen = [Bool](repeating: false, count: solved.kinds.count)
    isSuspect = isOpen
  }

  /// By element of `variables`. Means nothing where the budget is spent.
  mutating func determined(_ variables: [Int]) -> [Bool] {
    // The face of best answers: what costs anything is 0 in all of them.
    let columns = (1..<solved.columnCount).filter {
      solved.kinds[solved.others[$0]] != .fixed && solved.firstCost($0) == nil
    }
    budget.spend(solved.columnCount * solved.levelCount)
    if columns.isEmpty { return variables.map { _ in true } }
    var face = Tableau(solved, columns: columns)
    for column in 1..<face.columnCount { look(at: column, of: face) }
    face.budget.spend(face.rowCount * face.columnCount)
    // Where a column can move only after others did, the least and the greatest values say.
    for variable in variables where isSuspect[variable] && !face.budget.isSpent {
      for sign in [1.0, -1.0] where !isOpen[variable] {
        face.minimizeOnly(variable, sign)
        if face.minimize() != .done { isOpen[variable] = true }
        face.budget.spend(variables.count)
        for moved in variables where isSuspect[moved] {
          if abs(face.value(of: moved) - solved.value(of: moved)) > 1e-6 { isOpen[moved] = true }
        }
      }
    }
    budget = face.budget
    return variables.map { !isOpen[$0] }
  }

  /// What moves with a column.
  private mutating func look(at column: Int, of face: Tableau) {
    let variable = face.others[column]
    let isFree = face.kinds[variable] == .free
    let step = isFree ? .infinity : face.blockingRow(column)?.step ?? .infinity
    let moves = step > 1e-6
    if moves { isOpen[variable] = true }
    isSuspect[variable] = true
    for row in 0..<face.rowCount
    where abs(face.cells[row * face.stride + column]) > Tableau.epsilon {
      if moves { isOpen[face.basics[row]] = true }
      isSuspect[face.basics[row]] = true
    }
  }
}

extension Tableau {
  /// Makes a variable, or with `sign` -1 its opposite, all that costs anything.
  fileprivate mutating func minimizeOnly(_ variable: Int, _ sign: Double) {
    clearCosts()
    insertLevel(at: 0)
    addCost(of: variable, level: 0, sign)
  }
}
