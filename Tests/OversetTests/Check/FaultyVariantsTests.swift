import OversetModel
import Testing
@testable import Overset
@testable import OversetRules

/// A row is a size, a letter in it a screen: `x` is at fault, `!` is another fault by which text is
/// lost, `.` is none.
struct FaultyVariantsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var grid: [String]
    var words: String?
    var fit: String?
    var first: Int

    var testDescription: String { grid.joined(separator: " ") }
  }

  private static let sizes: [ContentSizeCategory] = [
    .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge,
  ]
  private static let screens = ["se", "standard", "max"]

  @Test(arguments: [
    Case(grid: ["x"], words: nil, fit: nil, first: 0),
    Case(grid: ["x."], words: "on se, not on standard", fit: nil, first: 0),
    Case(grid: [".x"], words: "on standard, not on se", fit: nil, first: 1),
    Case(grid: ["xx"], words: "on every screen", fit: nil, first: 0),
    Case(grid: ["xx."], words: "on se and standard, not on max", fit: nil, first: 0),
    Case(grid: ["x", "x"], words: "at every size", fit: nil, first: 0),
    Case(grid: [".", ".", "x", "x"], words: "from AX1 on", fit: "fits up to xxxL", first: 2),
    Case(grid: [".", ".", ".", "x"], words: "at AX3", fit: "fits up to AX1", first: 3),
    Case(grid: [".", "x", ".", "x"], words: "at xxxL and AX3", fit: "fits up to L", first: 1),
    Case(grid: ["x", "x", ".", "x"], words: "at L, xxxL and AX3", fit: nil, first: 0),
    Case(grid: [".", "!", "x", "x"], words: "from AX1 on", fit: "fits up to L", first: 2),
    Case(grid: ["!", "!", "x", "x"], words: "from AX1 on", fit: nil, first: 2),
    Case(
      grid: ["..", "..", "x.", "x."], words: "on se from AX1 on, not on standard",
      fit: "fits up to xxxL", first: 4),
    Case(
      grid: ["..", "x.", "xx", "xx"], words: "on se from xxxL on, on standard from AX1 on",
      fit: "fits up to L", first: 2),
    Case(
      grid: ["...", "x..", "xxx", "xxx"],
      words: "on se from xxxL on, on standard and max from AX1 on", fit: "fits up to L", first: 3),
    Case(
      grid: ["x..", "xx.", "xx.", "xx."],
      words: "on se at every size, on standard from xxxL on, not on max", fit: nil, first: 0),
    Case(
      grid: ["..", "..", "xx", "xx"], words: "on every screen from AX1 on", fit: "fits up to xxxL",
      first: 4),
  ])
  func `one finding says where it is at fault and up to where it fits`(_ c: Case) {
    let cells = c.grid.joined()
    let variants = FaultyVariants(
      sizes: c.grid.count == 1 ? [nil] : Self.sizes.prefix(c.grid.count).map { $0 },
      screens: c.grid[0].count == 1 ? [nil] : Self.screens.prefix(c.grid[0].count).map { $0 },
      isFaulty: cells.map { $0 == "x" }, showsAll: cells.map { $0 == "." })
    #expect(variants.first == c.first)
    #expect(variants.phrase(withLargestFit: false) == c.words)
    let both = [c.words, c.fit].compactMap { $0 }.joined(separator: "; ")
    #expect(variants.phrase(withLargestFit: true) == (both.isEmpty ? nil : both))
  }

  @Test(
    arguments: [
      ("xx", nil), ("x.", nil), (".x", "only with Bold Text"),
      ("..xx", "only with Bold Text at every size"),
      (".xxx", "at xxxL; fits up to L; with Bold Text at every size"),
      (".x.x", "at xxxL; fits up to L"),
    ] as [(String, String?)])
  func `Bold Text is named where it makes a difference`(cells: String, words: String?) {
    let variants = FaultyVariants(
      sizes: cells.count == 2 ? [nil] : [.large, .extraExtraExtraLarge], screens: [nil],
      isFaulty: cells.map { $0 == "x" }, showsAll: cells.map { $0 == "." }, comparesBoldText: true)
    #expect(variants.phrase(withLargestFit: true) == words)
  }

  @Test func `in less room than an upper bound more may be at fault`() {
    func phrase(_ isFaulty: [Bool]) -> String? {
      FaultyVariants(
        sizes: [nil], screens: Self.screens, isFaulty: isFaulty, showsAll: isFaulty.map { !$0 },
        areBounds: true
      ).phrase(withLargestFit: true)
    }
    #expect(phrase([true, false, false]) == "on se at least")
    #expect(phrase([true, true, false]) == "on se and standard at least")
    #expect(phrase([true, true, true]) == "on every screen")
  }
}
