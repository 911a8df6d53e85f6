import Fixtures
import OversetModel
import Testing

@testable import OversetLabels

/// Which run counts where several cover a text, against a search of one run after the other.
struct LastRunsTests {
  private static func text(_ length: Int, _ random: inout SeededGenerator) -> String {
    String((0..<length).map { _ in Character(Bool.random(using: &random) ? "a" : "b") })
  }

  private static func ranges(of part: [UInt16], in text: [UInt16]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while !part.isEmpty, start + part.count <= text.count {
      let range = start..<start + part.count
      if text[range].elementsEqual(part) {
        ranges.append(range)
        start = range.upperBound
      } else {
        start += 1
      }
    }
    return ranges
  }

  @Test(arguments: 1...100)
  func `every text is found wherever it is`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = Array(Self.text(Int.random(in: 0..<40, using: &random), &random).utf16)
    let parts = Set((0..<12).map { _ in Self.text(Int.random(in: 0..<7, using: &random), &random) })
      .sorted()
      .map { Array($0.utf16) }
    let found = TextSearch(for: parts).ranges(in: text)
    for (part, found) in zip(parts, found) {
      #expect(found == Self.ranges(of: part, in: text), "\(part) in \(text)")
    }
  }

  @Test(arguments: 1...100)
  func `the last run that says something counts`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = Array(Self.text(Int.random(in: 0..<30, using: &random), &random).utf16)
    let runs = (0..<Int.random(in: 0..<9, using: &random)).map { _ in
      let start = Int.random(in: 0..<20, using: &random)
      return AttributedText.Run(
        Int.random(in: 0..<2, using: &random) == 0
          ? .range(start..<start + Int.random(in: 0..<20, using: &random))
          : .text(Self.text(Int.random(in: 0..<4, using: &random), &random)),
        kern: Int.random(in: 0..<3, using: &random) == 0 ? nil : 1)
    }
    var expected = [LastRuns.Place?](repeating: nil, count: text.count)
    for (index, run) in runs.enumerated() where run.kern != nil {
      let ranges =
        switch run.part {
        case .range(let range): [range.clamped(to: text.indices)]
        case .text(let part): Self.ranges(of: Array(part.utf16), in: text)
        }
      for range in ranges {
        for offset in range { expected[offset] = .init(run: index, start: range.lowerBound) }
      }
    }
    let places = LastRuns(runs, in: text).places { $0.kern != nil }
    #expect(places.isEmpty == !runs.contains { $0.kern != nil } || text.isEmpty)
    if !places.isEmpty { #expect(places == expected) }
  }
}
