import Testing

@testable import OversetModel

struct GlobTests {
  struct Case: Sendable {
    let pattern: String
    let matching: [String]
    let others: [String]
  }

  @Test(arguments: [
    Case(pattern: "", matching: [""], others: ["a"]),
    Case(pattern: "*", matching: ["", "a", "a/b\n"], others: []),
    Case(
      pattern: "checkout.*", matching: ["checkout.", "checkout.pay"],
      others: ["checkout", "x.checkout."]),
    Case(pattern: "*.title", matching: [".title", "a.title.title"], others: ["a.titles"]),
    Case(pattern: "a*b*c", matching: ["abc", "aXbXbc"], others: ["ab", "acb"]),
    Case(pattern: "?", matching: ["a", "é", "😀"], others: ["", "ab", "e\u{301}"]),
    Case(pattern: "*?b", matching: ["éb", "aéb"], others: ["b"]),
    Case(pattern: "?*?", matching: ["éé", "abc"], others: ["é"]),
    Case(pattern: #"\*\?\\"#, matching: [#"*?\"#], others: ["aab"]),
    Case(pattern: #"a\"#, matching: [#"a\"#], others: ["a"]),
    Case(pattern: "é", matching: ["é"], others: ["e\u{301}"]),
  ])
  func `a glob matches the whole text`(_ c: Case) {
    let glob = Glob(c.pattern)
    #expect(c.matching.filter { !glob.matches($0) } == [])
    #expect(c.others.filter { glob.matches($0) } == [])
  }

  @Test func `many stars take no longer than the product of the lengths`() {
    let glob = Glob(String(repeating: "*a", count: 200) + "b")
    #expect(!glob.matches(String(repeating: "a", count: 5_000)))
  }
}
