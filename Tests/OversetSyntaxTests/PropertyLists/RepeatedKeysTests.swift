import Fixtures
import OversetModel
import Testing

@testable import OversetSyntax

struct RepeatedKeysTests {
  @Test(arguments: [0, 1, 2, 3, 4, 5, 8, 12, 13, 60, 3_000])
  func `the table agrees with a dictionary`(_ count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for variety in [1, 2, max(1, count / 2), 10 * count + 1] {
      for _ in 0..<20 {
        let keys = (0..<count).map { _ in key(Int.random(in: 0..<variety, using: &generator)) }
        let pairs = keys.map {
          PropertyList.Pair(key: $0, keyStart: 0, value: .init(content: .text(""), start: 0))
        }
        for firstCounts in [true, false] {
          #expect(
            RepeatedKeys.replacedPairs(of: pairs, firstCounts: firstCounts)
              == replaced(keys, firstCounts))
        }
      }
    }
  }

  /// None of them is the same as another, but the first two are canonically equivalent.
  private func key(_ number: Int) -> String? {
    switch number {
    case 0: "\u{E9}"
    case 1: "e\u{301}"
    case 2: nil
    case 3: ""
    default: "key \(number)"
    }
  }

  private func replaced(_ keys: [String?], _ firstCounts: Bool) -> [Int] {
    var counting: [ExactText: Int] = [:]
    var replaced: [Int] = []
    for (index, key) in keys.enumerated() {
      guard let key = key.map(ExactText.init) else { continue }
      if firstCounts, counting[key] != nil {
        replaced.append(index)
      } else if let earlier = counting.updateValue(index, forKey: key) {
        replaced.append(earlier)
      }
    }
    return replaced.sorted()
  }
}
