import Fixtures
import OversetAutoLayout
import Testing

@Suite struct LinearSystemTests {
  /// One variable that two relations pull to 10 and to 20.
  @Test(arguments: [(250.0, 750.0, 20.0), (750, 250, 10), (750, 1000, 20), (1, 0.5, 10)])
  func `a higher priority wins, however much the lower one loses`(
    _ low: Double, _ high: Double, _ value: Double
  ) {
    let ten = LinearRelation([LinearTerm(0, 1)], .isZero, constant: -10, priority: low)
    let twenty = LinearRelation([LinearTerm(0, 1)], .isZero, constant: -20, priority: high)
    var system = LinearSystem(
      isNotNegative: [true], relations: [ten] + Array(repeating: ten, count: 50) + [twenty])
    #expect(system.solve() == true)
    #expect(system.values == [value])
    #expect(system.isDetermined == [true])
  }

  @Test func `a required relation that contradicts those before it is left out`() {
    let width = [LinearTerm(0, 1)]
    var system = LinearSystem(
      isNotNegative: [true],
      relations: [
        LinearRelation(width, .isZero, constant: 5), LinearRelation(width, .isZero, constant: -30),
        LinearRelation(width, .isNotNegative, constant: -40),
        LinearRelation(width, .isZero, constant: -30),
        LinearRelation([], .isZero, constant: 1), LinearRelation([], .isNotNegative, constant: 1),
      ])
    #expect(system.solve() == true)
    #expect(system.values == [30])
    #expect(system.isRefused == [true, false, true, false, true, false])
    system.setConstant(-20, of: 2)
    #expect(system.solve() == true)
    #expect(system.isRefused == [true, false, false, false, true, false])
    system.setConstant(-10, of: 1)
    #expect(system.solve() == true)
    #expect(system.isRefused == [true, false, true, true, true, false])
    #expect(system.values == [10])
  }

  /// Whole values in all combinations: none may be better than what the solver found.
  @Test(arguments: 0..<60)
  func `no values on a grid are better`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let system = RandomSystem(
      variables: 3, relations: Int.random(in: 2...8, using: &generator), using: &generator)
    var solver = LinearSystem(
      isNotNegative: system.isNotNegative, relations: system.relations)
    #expect(solver.solve() == true)
    let found = system.errors(of: solver.values, refused: solver.isRefused)
    #expect(holds(solver, system))
    let steps = stride(from: -7.0, through: 7, by: 1).map { $0 }
    let ranges = system.isNotNegative.map { isNotNegative in
      steps.filter { $0 >= 0 || !isNotNegative }
    }
    let hasRequired = system.relations.contains { $0.priority == 1000 }
    var better: [[Double]] = []
    for x in ranges[0] {
      for y in ranges[1] {
        for z in ranges[2] {
          let errors = system.errors(of: [x, y, z], refused: solver.isRefused)
          if hasRequired && errors[0] > 0 { continue }
          if isLower(errors, than: found) { better.append([x, y, z]) }
        }
      }
    }
    #expect(better.isEmpty)
  }

  private func holds(_ solver: LinearSystem, _ system: RandomSystem) -> Bool {
    let signs = zip(solver.values, system.isNotNegative).allSatisfy { !$1 || $0 > -1e-6 }
    return signs
      && zip(system.relations, solver.isRefused).allSatisfy { relation, isRefused in
        isRefused || relation.priority < 1000 || relation.error { solver.values[$0] } < 1e-6
      }
  }

  @Test(arguments: 0..<60)
  func `constants that change one after the other lead to what a new start finds`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed + 1000)
    let around = (0..<8).map { _ in Double(Int.random(in: 0...9, using: &generator)) }
    var system = RandomSystem(variables: 8, relations: 16, around: around, using: &generator)
    var solver = LinearSystem(isNotNegative: system.isNotNegative, relations: system.relations)
    for step in 0..<20 {
      #expect(solver.solve() == true)
      var fresh = LinearSystem(isNotNegative: system.isNotNegative, relations: system.relations)
      #expect(fresh.solve() == true)
      #expect(solver.isRefused == fresh.isRefused)
      #expect(solver.isDetermined == fresh.isDetermined)
      #expect(zip(solver.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-6 }, "\(step)")
      #expect(holds(solver, system))
      for _ in 0..<3 {
        let relation = Int.random(in: 0..<16, using: &generator)
        // Required ones seldom, else most systems are contradictory.
        if system.relations[relation].priority == 1000 && step % 5 > 0 { continue }
        let constant = Double(Int.random(in: -9...9, using: &generator))
        system.relations[relation].constant = constant
        solver.setConstant(constant, of: relation)
      }
    }
  }

  @Test(arguments: 0..<60)
  func `the order of relations changes no value that is determined`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed + 2000)
    let around = (0..<8).map { _ in Double(Int.random(in: 0...9, using: &generator)) }
    var system = RandomSystem(variables: 8, relations: 16, around: around, using: &generator)
    system.isNotNegative = system.isNotNegative.map { _ in true }
    var solver = LinearSystem(isNotNegative: system.isNotNegative, relations: system.relations)
    #expect(solver.solve() == true)
    #expect(!solver.isRefused.contains(true))
    let found = system.errors(of: solver.values, refused: solver.isRefused)
    for _ in 0..<5 {
      system.relations.shuffle(using: &generator)
      var other = LinearSystem(isNotNegative: system.isNotNegative, relations: system.relations)
      #expect(other.solve() == true)
      #expect(other.isDetermined == solver.isDetermined)
      for variable in 0..<8 where solver.isDetermined[variable] {
        #expect(abs(solver.values[variable] - other.values[variable]) < 1e-6)
      }
      let errors = system.errors(of: other.values, refused: other.isRefused)
      #expect(!isLower(errors, than: found) && !isLower(found, than: errors))
    }
  }

  @Test func `work without end is given up`() {
    var generator = SeededGenerator(seed: 1)
    let system = RandomSystem(
      variables: 60, relations: 120, around: Array(repeating: 1, count: 60), using: &generator)
    var solver = LinearSystem(isNotNegative: system.isNotNegative, relations: system.relations)
    for _ in 1...2 {
      var budget = WorkBudget(cells: 10_000)
      #expect(!solver.solve(&budget) && budget.isSpent)
    }
    #expect(solver.solve() == true)
  }
}
