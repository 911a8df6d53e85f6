/// A system of equations, each solved for one *basic* variable: `basic = constant + sum of coefficients * others`.
///
/// The others, of which each has a column, are 0. Cells are one flat array, in which rows keep their columns'
/// order; column 0 holds the constants. Below them, in an array of their own, are the costs: one row for each
/// level of priority, as expressions of the columns.
struct Tableau: Sendable {
  enum Kind: UInt8, Sendable {
    /// May have any value.
    case free
    /// Is at least 0.
    case restricted
    /// Is 0: it stands for a required equality.
    case fixed
  }

  /// A number below this comes from rounding and is 0.
  static let epsilon = 1e-9
  /// How far below 0 a restricted variable may be, in points.
  static let tolerance = 1e-7

  private(set) var kinds: [Kind] = []
  /// By variable: its column, or the complement of its row; 0 after its removal.
  private(set) var spots: [Int] = []
  /// By row.
  private(set) var basics: [Int] = []
  /// By column; the first stands for the constants.
  private(set) var others: [Int] = [-1]
  private(set) var cells: [Double] = []
  private(set) var costs: [Double] = []
  private(set) var stride: Int
  private(set) var levelCount: Int
  private(set) var pivotCount = 0
  /// What may be done still. Nothing here stops at its end: searches look at it.
  var budget: WorkBudget
  private var filled: [Int] = []

  init(levelCount: Int, columnCapacity: Int, rowCapacity: Int, budget: WorkBudget) {
    self.budget = budget
    stride = max(8, columnCapacity + 1)
    self.levelCount = levelCount
    costs = [Double](repeating: 0, count: levelCount * stride)
    cells.reserveCapacity(rowCapacity * stride)
  }

  /// Some columns of another tableau, the rest being 0, and the rows that they are in; without costs.
  init(_ other: Tableau, columns: [Int]) {
    self.init(
      levelCount: 0, columnCapacity: columns.count, rowCapacity: 0, budget: other.budget)
    budget.spend(other.rowCount * columns.count)
    kinds = other.kinds
    spots = [Int](repeating: 0, count: kinds.count)
    for column in columns {
      spots[other.others[column]] = others.count
      others.append(other.others[column])
    }
    for row in 0..<other.rowCount {
      let start = row * other.stride
      if columns.allSatisfy({ other.cells[start + $0] == 0 }) { continue }
      spots[other.basics[row]] = ~basics.count
      basics.append(other.basics[row])
      cells.append(other.cells[start])
      for column in columns { cells.append(other.cells[start + column]) }
      cells.append(contentsOf: repeatElement(0, count: stride - others.count))
    }
  }

  var rowCount: Int { basics.count }
  var columnCount: Int { others.count }

  func constant(ofRow row: Int) -> Double { cells[row * stride] }

  func row(of variable: Int) -> Int? { spots[variable] < 0 ? ~spots[variable] : nil }

  func column(of variable: Int) -> Int? { spots[variable] > 0 ? spots[variable] : nil }

  func value(of variable: Int) -> Double {
    spots[variable] < 0 ? constant(ofRow: ~spots[variable]) : 0
  }

  /// A new variable, with a column of zeros.
  mutating func addColumn(_ kind: Kind) -> Int {
    if others.count == stride { widen() }
    let variable = kinds.count
    kinds.append(kind)
    spots.append(others.count)
    others.append(variable)
    return variable
  }

  /// A new variable that equals what `expression` says, by column.
  mutating func addRow(_ kind: Kind, _ expression: [Double]) -> Int {
    let variable = kinds.count
    kinds.append(kind)
    spots.append(~basics.count)
    basics.append(variable)
    cells.append(contentsOf: expression)
    cells.append(contentsOf: repeatElement(0, count: stride - expression.count))
    return variable
  }

  /// Terms and a constant as an expression of the columns.
  mutating func expression(_ relation: LinearRelation) -> [Double] {
    budget.spend(columnCount * (1 + relation.terms.count))
    var sum = [Double](repeating: 0, count: columnCount)
    sum[0] = relation.constant
    for term in relation.terms {
      let spot = spots[term.variable]
      if spot > 0 {
        sum[spot] += term.coefficient
      } else {
        let start = ~spot * stride
        for column in 0..<columnCount { sum[column] += term.coefficient * cells[start + column] }
      }
    }
    for column in sum.indices where abs(sum[column]) < Self.epsilon { sum[column] = 0 }
    return sum
  }

  /// Adds a multiple of a variable to what a level costs.
  mutating func addCost(of variable: Int, level: Int, _ weight: Double) {
    let start = level * stride
    let spot = spots[variable]
    if spot > 0 {
      costs[start + spot] += weight
    } else {
      for column in 0..<columnCount {
        costs[start + column] = clean(
          costs[start + column] + weight * cells[~spot * stride + column])
      }
    }
  }

  /// Makes a place for the costs of a level, before those of `level`.
  mutating func insertLevel(at level: Int) {
    costs.insert(contentsOf: repeatElement(0, count: stride), at: level * stride)
    levelCount += 1
  }

  mutating func clearCosts() {
    costs = []
    levelCount = 0
  }

  mutating func setConstant(ofRow row: Int, _ value: Double) { cells[row * stride] = value }

  /// Replaces a variable by itself less `shift`, as a changed constant does.
  mutating func shift(_ variable: Int, by shift: Double) {
    if let row = row(of: variable) {
      cells[row * stride] += shift
    } else if let column = column(of: variable) {
      for row in 0..<rowCount {
        let coefficient = cells[row * stride + column]
        if coefficient != 0 { cells[row * stride] -= coefficient * shift }
      }
      for level in 0..<levelCount {
        costs[level * stride] -= costs[level * stride + column] * shift
      }
    }
  }

  /// Makes the column's variable basic in the row, and the row's a column.
  mutating func pivot(row: Int, column: Int) {
    pivotCount += 1
    var work = rowCount + columnCount + levelCount
    let start = row * stride
    let factor = -1 / cells[start + column]
    filled.removeAll(keepingCapacity: true)
    for index in 0..<columnCount where cells[start + index] != 0 && index != column {
      cells[start + index] *= factor
      filled.append(index)
    }
    cells[start + column] = -factor
    filled.append(column)
    for other in 0..<rowCount where other != row {
      let target = other * stride
      let multiple = cells[target + column]
      if multiple == 0 { continue }
      work += filled.count
      cells[target + column] = 0
      for index in filled {
        cells[target + index] = clean(cells[target + index] + multiple * cells[start + index])
      }
    }
    for level in 0..<levelCount {
      let target = level * stride
      let multiple = costs[target + column]
      if multiple == 0 { continue }
      work += filled.count
      costs[target + column] = 0
      for index in filled {
        costs[target + index] = clean(costs[target + index] + multiple * cells[start + index])
      }
    }
    budget.spend(work)
    let entering = others[column]
    let leaving = basics[row]
    others[column] = leaving
    basics[row] = entering
    spots[leaving] = column
    spots[entering] = ~row
  }

  /// Takes a basic variable away with its row.
  mutating func removeRow(_ row: Int) {
    let last = rowCount - 1
    spots[basics[row]] = 0
    if row != last {
      for column in 0..<stride { cells[row * stride + column] = cells[last * stride + column] }
      basics[row] = basics[last]
      spots[basics[row]] = ~row
    }
    basics.removeLast()
    cells.removeLast(stride)
  }

  /// Takes a variable away that is 0 and in no row.
  mutating func removeColumn(_ column: Int) {
    let last = columnCount - 1
    spots[others[column]] = 0
    if column != last {
      others[column] = others[last]
      spots[others[column]] = column
    }
    others.removeLast()
    for row in 0..<rowCount {
      cells[row * stride + column] = cells[row * stride + last]
      cells[row * stride + last] = 0
    }
    for level in 0..<levelCount {
      costs[level * stride + column] = costs[level * stride + last]
      costs[level * stride + last] = 0
    }
  }

  private func clean(_ value: Double) -> Double { abs(value) < 1e-11 ? 0 : value }

  private mutating func widen() {
    let wide = stride * 2
    cells = Self.widen(cells, from: stride, to: wide)
    costs = Self.widen(costs, from: stride, to: wide)
    stride = wide
  }

  private static func widen(_ cells: [Double], from stride: Int, to wide: Int) -> [Double] {
    var result = [Double](repeating: 0, count: cells.count / stride * wide)
    for row in 0..<cells.count / stride {
      for column in 0..<stride { result[row * wide + column] = cells[row * stride + column] }
    }
    return result
  }
}
