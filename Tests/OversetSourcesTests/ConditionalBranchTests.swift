import Testing

@testable import OversetSources

/// Branches of `#if` that no build has.
struct ConditionalBranchTests {
  /// What is left of the lines of a text where `SALE` and `BETA` do not hold.
  private static func left(of text: String) -> [String] {
    var bytes = Array(text.utf8)
    let ranges = ConditionalBranches(of: bytes).leftOut {
      ["SALE", "BETA"].contains($0) ? false : nil
    }
    for range in ranges.reversed() { bytes.removeSubrange(range) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.contains("#") }
  }

  @Test(arguments: [
    ("#ifdef SALE\na\n#endif\nb", ["b"]), ("#ifndef SALE\na\n#else\nb\n#endif", ["a"]),
    ("#if SALE\na\n#elif OTHER\nb\n#else\nc\n#endif", ["b", "c"]),
    ("#if 0\na\n#else\nb\n#endif", ["b"]), ("#if !SALE\na\n#elseif OTHER\nb\n#endif", ["a"]),
    ("#if defined(SALE) || defined(BETA)\na\n#endif", []),
    ("#if defined(SALE) || OTHER\na\n#endif", ["a"]), ("#if SALE && os(iOS)\na\n#endif", []),
    ("#if !(SALE && OTHER) // sale\na\n#else\nb\n#endif", ["a"]),
    ("#if os(iOS) || SALE\na\n#endif", ["a"]), ("#if SALE > 1\na\n#endif", ["a"]),
    ("#if OTHER\n#if SALE\na\n#endif\nb\n#endif", ["b"]),
    ("#if SALE\na\n#if OTHER\nb\n#endif\nc\n#endif\nd", ["d"]),
    ("  # if SALE\na\n  # endif\nb", ["b"]), ("// #if SALE\na", ["a"]),
    ("#if SALE /* shop */ || OTHER\na\n#endif", ["a"]), ("/* shop */ #if SALE\na\n#endif", []),
    ("#ifdef SALE\na\n#elifdef OTHER\nb\n#endif", ["b"]),
    ("#ifdef SALE\na\n#elif OTHER \(String(repeating: "x", count: 2000))\nb\n#endif", ["b"]),
    ("#if SALE || \\\n  OTHER\na\n#endif", ["  OTHER", "a"]),
    // They do not match.
    ("#if SALE\na", ["a"]), ("#endif\n#if SALE\na\n#endif", ["a"]), ("#else\na", ["a"]),
  ])
  func `a branch is left out where its condition surely does not hold`(
    text: String, left: [String]
  ) {
    #expect(Self.left(of: text) == left)
  }

  @Test func `a deep condition is not known`() {
    let condition =
      String(repeating: "!(", count: 200) + "SALE" + String(repeating: ")", count: 200)
    #expect(Self.left(of: "#if \(condition)\na\n#endif") == ["a"])
    #expect(Self.left(of: "#if \(String(repeating: "!", count: 900))SALE\na\n#endif") == ["a"])
  }

  @Test func `names are found in conditions and definitions`() {
    let text = """
      //#define SALE 1
      // #define BETA
      #define GAMMA(x) x
      let value = "#define DELTA"
      #if DELTA && os(iOS) || !defined(EPSILON)
      #endif
      """
    let branches = ConditionalBranches(of: Array(text.utf8))
    #expect(branches.commentedOut == ["SALE", "BETA"])
    #expect(branches.defined == ["GAMMA"])
    #expect(branches.names == ["DELTA", "EPSILON"])
  }
}
