/// `sum of terms + constant`, in a relation to 0.
package struct LinearRelation: Sendable {
  package var terms: [LinearTerm]
  package var comparison: LinearComparison
  package var constant: Double
  /// 1000 is required; of the others, errors of a higher one are made least before a lower one is looked at.
  package var priority: Double

  package init(
    _ terms: [LinearTerm], _ comparison: LinearComparison, constant: Double = 0,
    priority: Double = requiredPriority
  ) {
    self.terms = terms
    self.comparison = comparison
    self.constant = constant
    self.priority = priority
  }

  package static let requiredPriority = 1000.0

  var isRequired: Bool { priority >= Self.requiredPriority }

  /// By how much these values miss it, not below 0.
  package func error(_ value: (Int) -> Double) -> Double {
    let sum = terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
    return switch comparison {
    case .isZero: abs(sum)
    case .isNotNegative: max(0, -sum)
    case .isNotPositive: max(0, sum)
    }
  }
}

/// A multiple of a variable.
package struct LinearTerm: Sendable, Equatable {
  package var variable: Int
  package var coefficient: Double

  package init(_ variable: Int, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

package enum LinearComparison: Sendable {
  case isZero
  case isNotNegative
  case isNotPositive
}
