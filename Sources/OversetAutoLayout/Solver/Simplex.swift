/// How a search for the best values ended.
enum SimplexEnd: Sendable {
  case done
  /// No values of the variables meet all rows.
  case contradiction
  /// The best value is infinite.
  case unbounded
  /// More work is needed than the limit allows.
  case outOfTime
}

extension Tableau {
  /// After this many pivots of one search, choices follow Bland's rule, with which no search runs in circles.
  private static let pivotsBeforeBland = 200

  /// Raises the variable of a row to 0 and makes it a column, while the others stay feasible.
  mutating func raise(row: Int) -> SimplexEnd {
    let first = pivotCount
    while true {
      if budget.isSpent { return .outOfTime }
      let isBland = pivotCount - first > Self.pivotsBeforeBland
      guard let column = raisingColumn(row, isBland: isBland) else { return .contradiction }
      let step = -constant(ofRow: row) / cells[row * stride + column]
      if let blocking = blockingRow(column, except: row), blocking.step < step {
        pivot(row: blocking.row, column: column)
      } else {
        pivot(row: row, column: column)
        return .done
      }
    }
  }

  /// The column that raises a row's variable the most, or the first one.
  private func raisingColumn(_ row: Int, isBland: Bool) -> Int? {
    var best: Int?
    for column in 1..<columnCount where kinds[others[column]] == .restricted {
      let coefficient = cells[row * stride + column]
      if coefficient <= Self.epsilon { continue }
      guard let old = best else {
        best = column
        continue
      }
      let isBetter =
        isBland
        ? others[column] < others[old]
        : isLarger(coefficient, cells[row * stride + old], column, old)
      if isBetter { best = column }
    }
    return best
  }

  /// Whether a coefficient is larger than another; of equal ones, whether its variable is the earlier.
  private func isLarger(_ new: Double, _ old: Double, _ column: Int, _ oldColumn: Int) -> Bool {
    if new > old + Self.epsilon { return true }
    return new > old - Self.epsilon && others[column] < others[oldColumn]
  }

  /// The row that limits how far a column's variable can rise, and how far that is.
  func blockingRow(_ column: Int, except: Int = -1) -> (row: Int, step: Double)? {
    var best: (row: Int, step: Double)?
    for row in 0..<rowCount where row != except && kinds[basics[row]] == .restricted {
      let coefficient = cells[row * stride + column]
      if coefficient >= -Self.epsilon { continue }
      let step = max(0, constant(ofRow: row)) / -coefficient
      guard let old = best else {
        best = (row, step)
        continue
      }
      let isEqual = abs(step - old.step) < Self.epsilon
      if isEqual ? basics[row] < basics[old.row] : step < old.step { best = (row, step) }
    }
    return best
  }

  /// Finds the least costs, level by level. Starts with feasible rows.
  mutating func minimize() -> SimplexEnd {
    let first = pivotCount
    while let column = cheapeningColumn(
      isBland: pivotCount - first > Self.pivotsBeforeBland)
    {
      if budget.isSpent { return .outOfTime }
      guard let blocking = blockingRow(column) else { return .unbounded }
      pivot(row: blocking.row, column: column)
    }
    return .done
  }

  /// The column that lowers the costs of the highest level most, or of all that lower any the first.
  private mutating func cheapeningColumn(isBland: Bool) -> Int? {
    var best: (column: Int, level: Int, cost: Double)?
    var work = columnCount
    defer { budget.spend(work) }
    for column in 1..<columnCount where kinds[others[column]] == .restricted {
      let last = isBland ? levelCount - 1 : best?.level ?? levelCount - 1
      let first = firstCost(column, upTo: last)
      work += first ?? last
      guard let level = first else { continue }
      let cost = costs[level * stride + column]
      if cost > 0 { continue }
      guard let old = best else {
        best = (column, level, cost)
        continue
      }
      let isBetter =
        isBland
        ? others[column] < others[old.column]
        : level < old.level || isLarger(-cost, -old.cost, column, old.column)
      if isBetter { best = (column, level, cost) }
    }
    return best?.column
  }

  /// The highest level in which a column costs or saves anything; none after `last` is looked at.
  func firstCost(_ column: Int, upTo last: Int? = nil) -> Int? {
    let end = last.map { $0 + 1 } ?? levelCount
    for level in 0..<end where abs(costs[level * stride + column]) > Self.epsilon { return level }
    return nil
  }

  /// Makes rows feasible again whose constants changed, and keeps the costs least.
  mutating func restore() -> SimplexEnd {
    let first = pivotCount
    while let row = infeasibleRow(isBland: pivotCount - first > Self.pivotsBeforeBland) {
      if budget.isSpent { return .outOfTime }
      guard kinds[basics[row]] == .restricted, let column = cheapestColumn(raising: row)
      else { return .contradiction }
      pivot(row: row, column: column)
    }
    for row in 0..<rowCount where kinds[basics[row]] == .restricted && constant(ofRow: row) < 0 {
      setConstant(ofRow: row, 0)
    }
    return .done
  }

  private func infeasibleRow(isBland: Bool) -> Int? {
    var best: Int?
    for row in 0..<rowCount {
      let value = constant(ofRow: row)
      switch kinds[basics[row]] {
      case .free: continue
      case .fixed: if abs(value) > Self.tolerance { return row }
      case .restricted:
        if value >= -Self.tolerance { continue }
        guard let old = best else {
          best = row
          continue
        }
        let isEqual = abs(value - constant(ofRow: old)) < Self.epsilon
        if isBland || isEqual ? basics[row] < basics[old] : value < constant(ofRow: old) {
          best = row
        }
      }
    }
    return best
  }

  /// The column that raises a row's variable at the least costs.
  private mutating func cheapestColumn(raising row: Int) -> Int? {
    budget.spend(columnCount)
    var best: Int?
    for column in 1..<columnCount where kinds[others[column]] == .restricted {
      if cells[row * stride + column] <= Self.epsilon { continue }
      guard let old = best else {
        best = column
        continue
      }
      budget.spend(levelCount)
      if isCheaper(column, than: old, in: row) { best = column }
    }
    return best
  }

  private func isCheaper(_ column: Int, than old: Int, in row: Int) -> Bool {
    let new = cells[row * stride + column]
    let before = cells[row * stride + old]
    for level in 0..<levelCount {
      let difference = costs[level * stride + column] / new - costs[level * stride + old] / before
      if abs(difference) > Self.epsilon { return difference < 0 }
    }
    return others[column] < others[old]
  }
}
