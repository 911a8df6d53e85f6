/// Finds which variables have one value in all best answers of a solved system.
struct Determinacy {
  private let solved: Tableau
  private let workLimit: Int
  /// By variable: a column that would raise the costs, and is 0 in every best answer.
  private let isLocked: [Bool]

  init(_ solved: Tableau, workLimit: Int) {
    self.solved = solved
    self.workLimit = workLimit
    var isLocked = [Bool](repeating: false, count: solved.kinds.count)
    for column in 1..<solved.columnCount where solved.firstCost(column) != nil {
      isLocked[solved.others[column]] = true
    }
    self.isLocked = isLocked
  }

  func determined(_ variables: [Int]) -> [Bool] {
    var isOpen = [Bool](repeating: false, count: solved.kinds.count)
    var isSuspect = isOpen
    for column in 1..<solved.columnCount { look(at: column, &isOpen, &isSuspect) }
    // Where a column can enter, but only after others moved, the least and the greatest values say.
    for variable in variables where isSuspect[variable] && !isOpen[variable] {
      for sign in [1.0, -1.0] where !isOpen[variable] {
        var face = Tableau(solved, minimizing: variable, sign)
        let end = face.minimize(limit: face.work + workLimit, isLocked: isLocked)
        if end != .done { isOpen[variable] = true }
        for moved in variables where abs(face.value(of: moved) - solved.value(of: moved)) > 1e-6 {
          isOpen[moved] = true
        }
      }
    }
    return variables.map { !isOpen[$0] }
  }

  /// What moves with a column that costs nothing.
  private func look(at column: Int, _ isOpen: inout [Bool], _ isSuspect: inout [Bool]) {
    let variable = solved.others[column]
    if solved.kinds[variable] == .fixed || isLocked[variable] { return }
    let isFree = solved.kinds[variable] == .free
    let step = isFree ? .infinity : solved.blockingRow(column)?.step ?? .infinity
    let moves = step > 1e-6
    if moves { isOpen[variable] = true } else { isSuspect[variable] = true }
    for row in 0..<solved.rowCount
    where abs(solved.cells[row * solved.stride + column]) > Tableau.epsilon {
      if moves { isOpen[solved.basics[row]] = true } else { isSuspect[solved.basics[row]] = true }
    }
  }
}

extension Tableau {
  /// The same rows with one level of costs: a variable, or with `sign` -1 its opposite.
  fileprivate init(_ other: Tableau, minimizing variable: Int, _ sign: Double) {
    self = other
    clearCosts()
    insertLevel(at: 0)
    addCost(of: variable, level: 0, sign)
  }
}
