import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import Testing

struct LineBreakStrategyTests {
  struct Case: Sendable {
    var text: String
    var width: Points
    var lines: [String]
    var strategy = LineBreakStrategy.standard
    var limit = 0
    var locale = "en"
  }

  /// A word alone on the last line gets the one before it, where that fits and leaves one above.
  @Test(arguments: [
    Case(text: "aa bb cc", width: 5, lines: ["aa", "bb cc"]),
    Case(text: "aa bb cc", width: 5, lines: ["aa", "bb cc"], strategy: .pushOut),
    Case(text: "aa bb cc", width: 5, lines: ["aa bb", "cc"], strategy: .none),
    Case(text: "aa bb cc", width: 5, lines: ["aa bb", "cc"], strategy: .hangulWordPriority),
    // A paragraph of more than two lines keeps its last word alone.
    Case(text: "aa bb cc dd ee", width: 5, lines: ["aa bb", "cc dd", "ee"]),
    // Two words stand on the last line already.
    Case(text: "aaa bb c d", width: 6, lines: ["aaa bb", "c d"]),
    // The line above would keep nothing, or the word would not fit.
    Case(text: "aaaaa bb", width: 5, lines: ["aaaaa", "bb"]),
    Case(text: "a bbb ccc", width: 6, lines: ["a bbb", "ccc"]),
    // Words are what white space parts.
    Case(text: "aa b-b c", width: 6, lines: ["aa", "b-b c"]),
    Case(text: "aa bb cc-dd", width: 7, lines: ["aa bb", "cc-dd"]),
    Case(text: "aa bb cc-dd", width: 8, lines: ["aa", "bb cc-dd"]),
    // A word that was broken inside is not a word alone.
    Case(text: "aa bbbbbbbb", width: 6, lines: ["aa", "bbbbbb", "bb"]),
    // Each paragraph by itself.
    Case(text: "aa bb cc\ndd ee ff", width: 5, lines: ["aa", "bb cc", "dd", "ee ff"]),
    // A last line that is cut is not the paragraph's last.
    Case(text: "aa bb cc ddd", width: 5, lines: ["aa bb", "cc d…"], limit: 2),
    Case(text: "aa bb cc", width: 5, lines: ["aa", "bb cc"], limit: 2),
  ])
  func `a word is pushed out`(_ c: Case) throws {
    #expect(try shown(c) == c.lines)
  }

  @Test(arguments: [
    Case(text: "가나 다라마", width: 4, lines: ["가나 다", "라마"], strategy: .none, locale: "ko"),
    Case(
      text: "가나 다라마", width: 4, lines: ["가나", "다라마"], strategy: .hangulWordPriority,
      locale: "ko"),
    Case(
      text: "가나 다라마", width: 4, lines: ["가나", "다라마"], strategy: .hangulWordPriority,
      locale: "en"),
    Case(text: "가나 다라마", width: 4, lines: ["가나", "다라마"], locale: "ko"),
    Case(text: "가나 다라마", width: 4, lines: ["가나 다", "라마"], strategy: .pushOut, locale: "ko"),
    Case(text: "가나 다라마", width: 4, lines: ["가나 다", "라마"], locale: "ja"),
    // A word that is wider than the label is broken all the same.
    Case(
      text: "가나다라마", width: 3, lines: ["가나다", "라마"], strategy: .hangulWordPriority,
      locale: "ko"),
    // Han and Kana go on breaking anywhere.
    Case(
      text: "漢字漢字", width: 3, lines: ["漢字漢", "字"], strategy: .hangulWordPriority,
      locale: "ko"),
  ])
  func `Hangul words stay whole`(_ c: Case) throws {
    #expect(try shown(c) == c.lines)
  }

  private func shown(_ c: Case) throws -> [String] {
    var label = TestLabel(width: c.width, lines: c.limit)
    label.constraint.lineBreakStrategy = c.strategy
    label.locale = try #require(LocaleIdentifier(c.locale))
    return label.fit(c.text).lines.map(\.shown)
  }

  @Test func `a label's size is that of the lines as they are broken`() {
    var label = TestLabel(width: 9, lines: 0)
    label.constraint.lineBreakStrategy = .pushOut
    #expect(label.fit("aaaa bbbb cccc").sizeThatFits == Size(width: 9, height: 2))
    #expect(label.fit("aaaa bbbb cc").lines.map(\.shown) == ["aaaa", "bbbb cc"])
    #expect(label.fit("aaaa bbbb cc").sizeThatFits == Size(width: 7, height: 2))
  }
}
