/// Relations that share variables, with their solver.
struct SystemPart: Sendable {
  /// The cells of a tableau, at most: 256 megabytes.
  private static let cellLimit = 32_000_000

  /// By the part's own variable: its number in the system.
  private var variables: [Int] = []
  private var isNotNegative: [Bool] = []
  /// By the part's own relation: its number in the system, in ascending order.
  private var numbers: [Int] = []
  private var relations: [LinearRelation] = []
  private var solver: ConstraintSolver?
  /// By the part's own relation: its number in the solver; `nil` for those that were refused.
  private var inSolver: [Int?] = []
  private(set) var isChanged = true
  private var isDetermined: [Bool] = []

  mutating func addVariable(_ number: Int, _ isNotNegative: Bool) -> Int {
    variables.append(number)
    self.isNotNegative.append(isNotNegative)
    return variables.count - 1
  }

  mutating func addRelation(_ number: Int, _ relation: LinearRelation) {
    numbers.append(number)
    relations.append(relation)
  }

  mutating func setConstant(_ constant: Double, of number: Int) {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    relations[low].constant = constant
    isChanged = true
    if let relation = inSolver.isEmpty ? nil : inSolver[low] {
      solver?.setConstant(constant, of: relation)
    }
  }

  /// Each variable's number in the system with its value, and whether that is the only one.
  var answers: [(variable: Int, value: Double, isDetermined: Bool)] {
    variables.indices.map { (variables[$0], solver?.value(of: $0) ?? 0, isDetermined[$0]) }
  }

  /// Each relation's number in the system, and whether it was refused.
  var refusals: [(relation: Int, isRefused: Bool)] {
    zip(numbers, inSolver).map { ($0, $1 == nil) }
  }

  /// `false` if that takes more work, or more memory, than there may be.
  mutating func solve(_ budget: inout WorkBudget) -> Bool {
    if solveFromLast(&budget) { return true }
    let preferred = relations.count { !$0.isRequired }
    if relations.count * (variables.count + preferred) > Self.cellLimit { return false }
    var fresh = ConstraintSolver(
      levels: relations.map(\.priority), columns: variables.count + preferred + 1,
      rows: relations.count, budget: budget)
    defer { budget = fresh.budget }
    for isNotNegative in isNotNegative { _ = fresh.addVariable(isNotNegative: isNotNegative) }
    inSolver = [Int?](repeating: nil, count: relations.count)
    // Required ones first, so that only they can refuse each other.
    for index in relations.indices where relations[index].isRequired && !fresh.budget.isSpent {
      inSolver[index] = fresh.add(relations[index])
    }
    for index in relations.indices where !relations[index].isRequired && !fresh.budget.isSpent {
      inSolver[index] = fresh.add(relations[index])
    }
    solver = nil
    guard fresh.solve() == .solved else { return false }
    isDetermined = fresh.determined()
    if fresh.budget.isSpent { return false }
    solver = fresh
    isChanged = false
    return true
  }

  /// Solves from the last answer on, if the new one is then certainly the same as from the start.
  private mutating func solveFromLast(_ budget: inout WorkBudget) -> Bool {
    if solver == nil || inSolver.contains(nil) || isDetermined.contains(false) { return false }
    // In place: a copy of the solver would be a copy of its tableau.
    solver?.budget = budget
    defer { budget = solver?.budget ?? budget }
    guard solver?.solve() == .solved, solver?.determined().contains(false) == false, isExact
    else { return false }
    isChanged = false
    return true
  }

  /// Whether rounding has not added up to an error in required relations.
  private var isExact: Bool {
    guard let solver else { return false }
    return relations.allSatisfy { relation in
      !relation.isRequired || relation.error(solver.value) < 1e-6
    }
  }
}
