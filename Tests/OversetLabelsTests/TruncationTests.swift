import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// In the em font: a width is a number of letters, and the ellipsis is one.
struct TruncationTests {
  struct Case: Sendable, CustomStringConvertible {
    var text: String
    var width: Points
    var lines = 1
    var shown: String
    var lost: String

    var description: String { "'\(text)' in \(lines) × \(width)" }
  }

  @Test(arguments: [
    Case(text: "abcdef", width: 6, shown: "abcdef", lost: ""),
    Case(text: "abcdef", width: 5.9, shown: "abcd…", lost: "ef"),
    Case(text: "abcdef", width: 4, shown: "abc…", lost: "def"),
    // White space before the ellipsis goes, and nothing moves into its room (rule 9).
    Case(text: "ab cdef", width: 4, shown: "ab…", lost: " cdef"),
    Case(text: "ab   cdef", width: 6, shown: "ab…", lost: "   cdef"),
    // No cut snaps to a word (rule 8).
    Case(text: "aaaa bbbb", width: 7, shown: "aaaa b…", lost: "bbb"),
    Case(text: "aaa bbb ccc ddd", width: 5, lines: 2, shown: "aaa bbb…", lost: " ccc ddd"),
    // The last line takes all that is left as one line: "bb" would have fitted before "cccccc".
    Case(text: "aaa bb cccccc", width: 5, lines: 2, shown: "aaa bb c…", lost: "ccccc"),
    Case(text: "aaaaaaa", width: 3, lines: 2, shown: "aaaaa…", lost: "aa"),
    Case(text: "abc", width: 1, shown: "…", lost: "abc"),
    // Narrower than the ellipsis itself.
    Case(text: "abc", width: 0.5, shown: "…", lost: "abc"),
    Case(text: "e\u{301}e\u{301}e\u{301}", width: 2, shown: "e\u{301}…", lost: "e\u{301}e\u{301}"),
  ])
  func `tail truncation keeps the longest start`(_ c: Case) {
    expect(c, .byTruncatingTail)
  }

  @Test(arguments: [
    Case(text: "abcdef", width: 4, shown: "…def", lost: "abc"),
    Case(text: "abc def", width: 5, shown: "…def", lost: "abc "),
    // The end is that of the whole text, not of the line.
    Case(text: "aaa bbb ccc ddd", width: 5, lines: 2, shown: "aaa bbb…", lost: " ccc ddd"),
    Case(text: "abc", width: 1, shown: "…", lost: "abc"),
  ])
  func `head truncation keeps the longest end`(_ c: Case) {
    expect(c, .byTruncatingHead)
  }

  @Test(arguments: [
    Case(text: "abcdefgh", width: 5, shown: "ab…gh", lost: "cdef"),
    Case(text: "abcdefgh", width: 6, shown: "ab…fgh", lost: "cde"),
    // The space goes, and the end grows into its room.
    Case(text: "ab cdefgh", width: 7, shown: "ab…efgh", lost: " cd"),
    Case(text: "abcdefg hi", width: 7, shown: "abc…hi", lost: "defg "),
    Case(text: "aaa bbb ccc ddd", width: 5, lines: 2, shown: "aaa bbb…", lost: " ccc ddd"),
    Case(text: "abc", width: 1, shown: "…", lost: "abc"),
  ])
  func `middle truncation keeps both ends`(_ c: Case) {
    expect(c, .byTruncatingMiddle)
  }

  @Test(arguments: LineBreakMode.allCases.filter(\.truncates))
  func `an ellipsis stands where text is gone and nowhere else`(mode: LineBreakMode) {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let text = random.text(words: Int.random(in: 1...8, using: &random), of: "abcdef", longest: 7)
      let fit = TestLabel(
        width: Points(Int.random(in: 2...20, using: &random)),
        lines: Int.random(in: 1...3, using: &random), mode
      ).fit(text)
      let parts = fit.shown.split(separator: "…", omittingEmptySubsequences: false)
      if fit.outcome == .fits {
        #expect(fit.shown == text && fit.lost.isEmpty && fit.lostClusters == 0)
      } else {
        #expect(parts.count == 2, "\(text): \(fit.shown)")
        #expect(parts.joined(separator: fit.lost) == text, "\(fit.shown), \(fit.lost)")
        #expect(fit.lostClusters == fit.lost.count)
      }
    }
  }

  /// Pictures of UILabel show it; SwiftUI's Text is believed to keep its mode.
  @Test func `several lines of SwiftUI are cut where the mode says`() {
    var label = TestLabel(width: 5, lines: 2, .byTruncatingMiddle)
    label.constraint.kind = .swiftUIText
    #expect(label.fit("aaa bbb ccc ddd").shown == "aaa bb…dd")
  }

  @Test func `a right-to-left text loses its logical end`() {
    // The mark makes the em font's letters go the way of a text that has directions.
    let fit = TestLabel(width: 4).fit("\u{200F}אבגדהו")
    #expect(fit.shown == "\u{200F}אבג…")
    #expect(fit.lost == "דהו")
    #expect(fit.lines.map(\.isRightToLeft) == [true])
  }

  @Test func `an Arabic word is cut at a letter`() throws {
    try RequiredFont.require(.arabic, from: FontBook())
    var label = try TestLabel(width: 60).inSystemFont()
    label.locale = .arabic
    let fit = label.fit("مستشفيات")
    #expect(fit.shown == "مستش…")
    #expect(fit.lost == "فيات")
    #expect(fit.lines.allSatisfy { $0.isRightToLeft && $0.width <= 60 })
  }

  /// Noto Sans Arabic has no U+2026.
  @Test func `a font without an ellipsis shows three full stops`() throws {
    var label = TestLabel(width: 60)
    label.font = try RequiredFont.arabic.font(from: FontBook())
    label.locale = .arabic
    #expect(label.fit("مستشفيات").shown == "مستش...")
  }

  private func expect(_ c: Case, _ mode: LineBreakMode) {
    let fit = TestLabel(width: c.width, lines: c.lines, mode).fit(c.text)
    #expect(fit.shown == c.shown)
    #expect(fit.lost == c.lost)
    #expect(fit.outcome == (c.lost.isEmpty ? .fits : .truncated))
  }
}
