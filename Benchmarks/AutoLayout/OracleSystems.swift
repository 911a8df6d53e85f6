import OversetAutoLayout

/// Random systems with our answers, for comparison with another solver.
///
/// A system is lines of words: `system`, the number of variables and which are not negative; each relation as
/// `relation`, its priority, `=`, `>` or `<`, its constant and its terms; then `values`, by variable, `determined`
/// (0 or 1) and `refused`, by relation.
enum OracleSystems {
  static func write(seed: UInt64, count: UInt64) {
    var generator = Generator(state: seed)
    for number in 0..<count { write(size: 2 + Int(number % 40), using: &generator) }
  }

  private static func write(size: Int, using generator: inout Generator) {
    let isNotNegative = (0..<size).map { _ in generator.below(3) > 0 }
    // Required relations hold here, most times.
    let point = (0..<size).map { _ in Double(generator.below(100)) }
    let relations = (0..<size * 2).map { _ in relation(size, around: point, using: &generator) }
    var system = LinearSystem(isNotNegative: isNotNegative, relations: relations)
    let isSolved = system.solve()
    print("system", size, words(isNotNegative))
    for relation in relations {
      let sign =
        switch relation.comparison {
        case .isZero: "="
        case .isNotNegative: ">"
        case .isNotPositive: "<"
        }
      let terms = relation.terms.map { "\($0.variable):\($0.coefficient)" }
      print("relation", relation.priority, sign, relation.constant, terms.joined(separator: " "))
    }
    print("values", isSolved ? system.values.map { "\($0)" }.joined(separator: " ") : "none")
    print("determined", words(system.isDetermined))
    print("refused", words(system.isRefused))
  }

  private static func words(_ flags: [Bool]) -> String {
    flags.map { $0 ? "1" : "0" }.joined(separator: " ")
  }

  private static func relation(
    _ size: Int, around point: [Double], using generator: inout Generator
  ) -> LinearRelation {
    var left = Array(0..<size)
    let terms = (0..<min(size, 1 + generator.below(4))).map { _ in
      LinearTerm(
        left.remove(at: generator.below(left.count)), [1, 1, -1, -1, 2, -0.5][generator.below(6)])
    }
    let comparison = [LinearComparison.isZero, .isNotNegative, .isNotPositive][generator.below(3)]
    var relation = LinearRelation(
      terms, comparison, constant: Double(generator.below(200)) - 100,
      priority: [1000, 1000, 1000, 751, 750, 251, 250, 49.5][generator.below(8)])
    if relation.priority == 1000 && generator.below(20) > 0 {
      let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      let room = comparison == .isZero ? 0 : Double(generator.below(10))
      relation.constant = (comparison == .isNotPositive ? -room : room) - sum
    }
    return relation
  }

  /// The same numbers in every run (SplitMix64).
  private struct Generator {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      mixed ^= mixed >> 31
      return Int(mixed % UInt64(limit))
    }
  }
}
