import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetTexts

struct MarkdownSpanTests {
  /// Each takes cmark the square of its length, or did in a version of it.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "*", "[", "![", "[]", "_a ", "*a_ ", "a**b", "~a", "`a``b", "<", "<?", "<![CDATA[", "<!A ",
      "[a](", "[a](<b", "![[]()", "**x [a*b**c*](d)", "&", "\\", "^[a](b: c", "](a: b)^[", "%@\n",
    ]
  )
  func `hostile texts take bounded time`(unit: String) {
    for length in [30_000, 100_000, 1_000_000] {
      let text = String(repeating: unit, count: length / unit.utf8.count)
      #expect(!MarkdownSpan.spans(of: text).isEmpty)
    }
    let nested = String(repeating: "[*", count: 8_000) + String(repeating: "*](u)", count: 3_000)
    #expect(!MarkdownSpan.spans(of: nested).isEmpty)
  }

  @Test func `a text that is longer than any label holds stays as it is`() {
    let text = String(repeating: "**a** ", count: 20_000)
    #expect(MarkdownSpan.spans(of: text) == [MarkdownSpan(text)])
  }

  /// The fast path is right: without these characters cmark finds nothing.
  @Test func `a text without a character of the syntax is read as itself`() throws {
    var random = SeededGenerator(seed: 7)
    let alphabet = Array(" \n\t#-+=>1.)|:!]({}\"'%@$^ab中é٣\u{301}\u{200B}\u{2028}😀/h").map(
      String.init)
    for _ in 0..<2_000 {
      let text = (0..<12).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)] }
        .joined()
      #expect(!MarkdownSpan.mayHaveSyntax(text))
      let line = try #require(SingleLine(text))
      let spans = line.restored(MarkdownTree(line.markdown).spans())
      #expect(spans.map(\.text).joined() == text)
      #expect(spans.allSatisfy { $0.traits.isEmpty })
    }
  }

  /// Nothing is lost or put in but the characters of the syntax.
  @Test func `every other character of random Markdown stays, in its order`() {
    var random = SeededGenerator(seed: 11)
    let alphabet = [
      "*", "**", "_", "~", "~~", " ", "\n", "a", "中", "#", "- ", "1. ", "%", "😀",
    ]
    for _ in 0..<4_000 {
      let text = (0..<16).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)] }
        .joined()
      let read = MarkdownSpan.spans(of: text).map(\.text).joined()
      let isSyntax: (Character) -> Bool = { "*_~".contains($0) }
      #expect(read.filter { !isSyntax($0) } == text.filter { !isSyntax($0) })
    }
  }

  @Test func `many threads read the same`() async {
    let text = "~~a~~ **b** ~~c~~"
    let expected = MarkdownSpan.spans(of: text)
    #expect(expected.map(\.text).joined() == "a b c")
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<500).count { _ in MarkdownSpan.spans(of: text) != expected } }
      }
      for await different in group { #expect(different == 0) }
    }
  }
}
