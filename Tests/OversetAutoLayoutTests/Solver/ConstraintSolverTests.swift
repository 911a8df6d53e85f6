import Fixtures
import OversetAutoLayout
import Testing

@Suite struct ConstraintSolverTests {
  @Test(arguments: 0..<60)
  func `relations that are added and removed leave what a new start finds`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed + 3000)
    let around = (0..<6).map { _ in Double(Int.random(in: 0...9, using: &generator)) }
    var system = RandomSystem(variables: 6, relations: 24, around: around, using: &generator)
    system.isNotNegative = Array(repeating: true, count: 6)
    var solver = ConstraintSolver()
    for _ in 0..<6 { _ = solver.addVariable(isNotNegative: true) }
    var present: [(relation: LinearRelation, number: Int)] = []
    for _ in 0..<80 {
      if Bool.random(using: &generator), !present.isEmpty {
        let index = Int.random(in: 0..<present.count, using: &generator)
        solver.remove(present.remove(at: index).number)
      } else if let relation = system.relations.randomElement(using: &generator) {
        if let number = solver.add(relation) {
          present.append((relation, number))
        } else {
          Issue.record("refused")
        }
      }
      guard solver.solve() == .solved else {
        Issue.record("not solved")
        return
      }
      var rest = system
      rest.relations = present.map(\.relation)
      var fresh = LinearSystem(isNotNegative: rest.isNotNegative, relations: rest.relations)
      #expect(fresh.solve() == true)
      let refused = Array(repeating: false, count: present.count)
      let values = (0..<6).map { solver.value(of: $0) }
      let errors = rest.errors(of: values, refused: refused)
      let expected = rest.errors(of: fresh.values, refused: refused)
      #expect(zip(errors, expected).allSatisfy { abs($0 - $1) < 1e-6 })
      #expect(values.allSatisfy { $0 > -1e-6 })
      #expect(solver.determined() == fresh.isDetermined)
    }
  }

  /// Widths of two views side by side that fill 100 points and want as much as is said, at priorities.
  struct Row {
    var wants: [(Double, Double)]
    var determined: Bool
  }

  @Test(arguments: [
    Row(wants: [(30, 250), (40, 251)], determined: true),
    Row(wants: [(30, 250), (40, 250)], determined: false),
    Row(wants: [(60, 250), (40, 250)], determined: true),
    Row(wants: [(30, 250)], determined: true),
  ])
  func `a tie is not determined`(_ row: Row) {
    var solver = ConstraintSolver()
    let widths = (0..<2).map { _ in solver.addVariable(isNotNegative: true) }
    _ = solver.add(LinearRelation(widths.map { LinearTerm($0, 1) }, .isZero, constant: -100))
    for (width, want) in zip(widths, row.wants) {
      _ = solver.add(
        LinearRelation([LinearTerm(width, 1)], .isZero, constant: -want.0, priority: want.1))
    }
    #expect(solver.solve() == .solved)
    #expect(solver.determined() == [row.determined, row.determined])
  }
}
