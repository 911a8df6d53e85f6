import Fixtures
import OversetAutoLayout

/// Relations with small whole numbers, made up from a seed.
struct RandomSystem {
  var isNotNegative: [Bool]
  var relations: [LinearRelation]

  /// With `around`, required relations hold for these values, so that none contradicts another.
  init(
    variables: Int, relations count: Int, requiredShare: Double = 0.4, around: [Double]? = nil,
    using generator: inout SeededGenerator
  ) {
    isNotNegative = (0..<variables).map { _ in Bool.random(using: &generator) }
    relations = (0..<count).map { _ in
      let isRequired = Double.random(in: 0..<1, using: &generator) < requiredShare
      var relation = Self.relation(variables, using: &generator)
      relation.priority =
        isRequired ? 1000 : [250, 251, 750, 1].randomElement(using: &generator) ?? 1
      if isRequired, let around {
        relation.constant = 0
        let sum = relation.terms.reduce(0) { $0 + $1.coefficient * around[$1.variable] }
        let room = Double(Int.random(in: 0...3, using: &generator))
        relation.constant =
          switch relation.comparison {
          case .isZero: -sum
          case .isNotNegative: room - sum
          case .isNotPositive: -room - sum
          }
      }
      return relation
    }
  }

  private static func relation(
    _ variables: Int, using generator: inout SeededGenerator
  ) -> LinearRelation {
    let count = min(variables, Int.random(in: 1...3, using: &generator))
    let chosen = (0..<variables).shuffled(using: &generator).prefix(count)
    let terms = chosen.map {
      LinearTerm($0, [-2, -1, 1, 1, 1].randomElement(using: &generator) ?? 1)
    }
    let comparison: LinearComparison =
      [.isZero, .isNotNegative, .isNotPositive].randomElement(using: &generator) ?? .isZero
    return LinearRelation(
      terms, comparison, constant: Double(Int.random(in: -9...9, using: &generator)))
  }

  /// The errors of each priority, the highest first, for these values.
  func errors(of values: [Double], refused: [Bool]) -> [Double] {
    let priorities = Set(relations.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      relations.indices.reduce(0) { sum, index in
        if refused[index] || relations[index].priority != priority { return sum }
        return sum + relations[index].error { values[$0] }
      }
    }
  }
}

/// Whether the first list is lower at the first place where they differ by more than rounding.
func isLower(_ errors: [Double], than others: [Double]) -> Bool {
  for (error, other) in zip(errors, others) where abs(error - other) > 1e-6 { return error < other }
  return false
}
