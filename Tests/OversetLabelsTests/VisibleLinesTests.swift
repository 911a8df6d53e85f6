import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import Testing

/// In the em font: a line is one high.
struct VisibleLinesTests {
  @Test(arguments: [
    (0.0, 1), (0.4, 1), (1, 1), (1.99, 1), (1.9995, 2), (2, 2), (3.7, 3), (4, 4), (100, 4),
    (.infinity, 4),
  ])
  func `the height limits the lines, a pixel too little does not`(height: Points, lines: Int) {
    let fit = TestLabel(width: 3, height: height, lines: 0).fit("aaa bbb ccc ddd")
    #expect(fit.lines.count == lines)
    #expect(fit.outcome == (lines == 4 ? .fits : .truncated))
  }

  @Test func `the stricter of height and numberOfLines counts`() {
    #expect(TestLabel(width: 3, height: 3, lines: 2).fit("aaa bbb ccc").lines.count == 2)
    #expect(TestLabel(width: 3, height: 1, lines: 2).fit("aaa bbb ccc").lines.count == 1)
  }

  struct Paragraphs: Sendable {
    var text: String
    var lines: Int
    var shown: String
    var lost: String
    var losesParagraphs: Bool
  }

  /// UIKit shows no ellipsis where the last visible paragraph fits.
  @Test(arguments: [
    Paragraphs(text: "aa\nbb", lines: 2, shown: "aa\nbb", lost: "", losesParagraphs: false),
    Paragraphs(text: "aa\nbb", lines: 1, shown: "aa", lost: "\nbb", losesParagraphs: true),
    Paragraphs(
      text: "aa\nbb\ncc\n", lines: 2, shown: "aa\nbb", lost: "\ncc\n", losesParagraphs: true),
    Paragraphs(
      text: "aa\r\nbb\u{2028}cc", lines: 1, shown: "aa", lost: "\r\nbb\u{2028}cc",
      losesParagraphs: true),
    Paragraphs(
      text: "aaaaaa\nbb", lines: 1, shown: "aaa…", lost: "aaa\nbb", losesParagraphs: false),
    // White space behind the last line is no loss.
    Paragraphs(text: "aa\n \n", lines: 1, shown: "aa\n \n", lost: "", losesParagraphs: false),
  ])
  func `whole paragraphs are lost without an ellipsis`(_ c: Paragraphs) {
    let fit = TestLabel(width: 4, lines: c.lines).fit(c.text)
    #expect(fit.shown == c.shown)
    #expect(fit.lost == c.lost)
    #expect(fit.lostClusters == c.lost.count)
    #expect(fit.losesParagraphs == c.losesParagraphs)
    #expect(fit.outcome == (c.lost.isEmpty ? .fits : .truncated))
  }

  @Test func `a clipping label shows what the width has room for`() {
    let fit = TestLabel(width: 4, .byClipping).fit("abcdef")
    #expect(fit.outcome == .clipped)
    #expect(fit.shown == "abcd")
    #expect(fit.lost == "ef")
    #expect(fit.lines.map(\.width) == [6])
    #expect(fit.textRect.width == 4)
  }

  @Test(arguments: [
    // One line shows what reaches the edge, as in pictures.
    (LineBreakMode.byWordWrapping, 1, "aaa b", "bb ccc"),
    (.byWordWrapping, 2, "aaa bbb ", "ccc"),
    (.byCharWrapping, 1, "aaa b", "bb ccc"),
    (.byCharWrapping, 2, "aaa bbb cc", "c"),
  ])
  func `a wrapping label just ends`(mode: LineBreakMode, lines: Int, shown: String, lost: String) {
    let fit = TestLabel(width: 5, lines: lines, mode).fit("aaa bbb ccc")
    #expect(fit.outcome == .clipped)
    #expect(fit.shown == shown)
    #expect(fit.lost == lost)
    #expect(!fit.losesParagraphs)
  }

  @Test(arguments: LineBreakMode.allCases)
  func `what is shown and what is lost make up the text`(mode: LineBreakMode) {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        random.text(words: Int.random(in: 1...4, using: &random), of: "abcdef", longest: 6)
      }.joined(separator: "\n")
      let fit = TestLabel(
        width: Points(Int.random(in: 2...12, using: &random)),
        lines: Int.random(in: 0...4, using: &random), mode
      ).fit(text)
      let shown = fit.shown.filter { $0 != "…" }
      #expect((shown + fit.lost).sorted() == text.sorted(), "\(text): \(fit.shown) | \(fit.lost)")
      #expect(fit.lostClusters == fit.lost.count)
      #expect(fit.lost.isEmpty == (fit.outcome == .fits), "\(text): \(fit.lost)")
    }
  }

  @Test func `line ranges follow each other without gaps`() {
    let fit = TestLabel(width: 5, lines: 0).fit("aaa bbb\nccccccc d\n\nee")
    #expect(fit.lines.map(\.textRange) == [0..<4, 4..<7, 8..<13, 13..<17, 18..<18, 19..<21])
    #expect(fit.lines.map(\.shown) == ["aaa", "bbb", "ccccc", "cc d", "", "ee"])
    #expect(fit.lines.map(\.width) == [3, 3, 5, 4, 0, 2])
  }

  @Test func `a soft hyphen shows where there is room for it, and else not`() {
    let hyphenated = TestLabel(width: 4, lines: 0).fit("aaa\u{AD}bbb")
    #expect(hyphenated.lines.map(\.width) == [4, 3])
    #expect(hyphenated.lines.map(\.shown) == ["aaa\u{AD}-", "bbb"])
    let narrow = TestLabel(width: 3, lines: 0).fit("aaa\u{AD}bbb")
    #expect(narrow.outcome == .fits)
    #expect(narrow.lines.map(\.width) == [3, 3])
    #expect(TestLabel(width: 6).fit("aaa\u{AD}bbb").lines.map(\.width) == [6])
  }
}
