import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

struct NeedsTests {
  @Test(arguments: [1, 2, 3, 4])
  func `everything fits at the needed width and no narrower`(lines: Int) throws {
    var random = SeededGenerator(seed: UInt64(lines))
    for round in 0..<150 {
      let words = Int.random(in: 1...10, using: &random)
      let text = random.text(
        words: words, of: "abcdefghijklmnop-", longest: 12,
        separator: round % 5 == 0 ? "      " : " ")
      var label = TestLabel(width: Points.random(in: 20...200, using: &random), lines: lines)
      label = round % 2 == 0 ? label : try label.inSystemFont()
      let needed = try #require(label.fit(text).needs.width)
      label.bounds.width = needed
      #expect(label.fit(text).outcome == .fits, "\(text) at \(needed)")
      label.bounds.width = needed - 0.01
      #expect(label.fit(text).outcome != .fits, "\(text) at \(needed) - 0.01")
    }
  }

  struct Case: Sendable {
    var text: String
    var lines: Int
    var height: Points = 100
    var mode = LineBreakMode.byTruncatingTail
    var width: Points?
  }

  @Test(arguments: [
    Case(text: "aaa bb cccc", lines: 1, width: 11),
    Case(text: "aaa bb cccc", lines: 2, width: 6),
    Case(text: "aaa bb cccc", lines: 3, width: 4),
    // White space at the end hangs.
    Case(text: "aaa   ", lines: 1, width: 3),
    // A word may be broken at a cluster.
    Case(text: "aaaaaa", lines: 2, width: 3),
    // As many lines as it takes: the widest part that cannot be broken.
    Case(text: "aaa bb cccc", lines: 0, height: .infinity, width: 4),
    Case(text: "aaa-bb cccc-", lines: 0, height: .infinity, width: 5),
    // The height allows two lines.
    Case(text: "aaa bb cccc", lines: 0, height: 2.5, width: 6),
    Case(text: "aaa\nbbbb\nc", lines: 3, width: 4),
    Case(text: "aaa\nbbbb\nc", lines: 2, width: nil),
    Case(text: "", lines: 1, width: 0),
    Case(text: "aaa bb", lines: 2, mode: .byCharWrapping, width: 3),
    // A blank paragraph at the end leaves its line to the others.
    Case(text: "aaa bb\n", lines: 2, width: 3),
    Case(text: "aaabbb\n", lines: 2, mode: .byCharWrapping, width: 3),
    Case(text: "aaa bb\n \n", lines: 2, width: 3),
    Case(text: "aaa\nbbbb\n", lines: 2, width: 4),
    Case(text: "\n\n", lines: 1, width: 0),
  ])
  func `the needed width is the least that shows everything`(_ c: Case) {
    let needs = TestLabel(width: 5, height: c.height, lines: c.lines, c.mode).fit(c.text).needs
    #expect(close(needs.width, c.width), "\(String(describing: needs.width))")
  }

  /// White space counts for nothing where lines end, however much there is.
  @Test func `runs of spaces do not widen what is needed`() throws {
    let text = "aaaa" + String(repeating: " ", count: 100) + "aaaa bbbb cc"
    let needed = try #require(TestLabel(width: 5, lines: 3).fit(text).needs.width)
    #expect(abs(needed - 7) < 2e-3, "\(needed)")
  }

  @Test func `the needed lines are those of the label's own width`() {
    #expect(TestLabel(width: 5).fit("aaa bbb ccc").needs.lines == 3)
    #expect(TestLabel(width: 7).fit("aaa bbb ccc").needs.lines == 2)
    #expect(TestLabel(width: 5, .byCharWrapping).fit("aaa bbb ccc").needs.lines == 3)
    #expect(TestLabel(width: 5).fit("aa\n\nbb").needs.lines == 3)
    #expect(TestLabel(width: 5).fit("").needs.lines == 1)
  }

  @Test func `the needed scale is 1 where it fits and the largest that fits where not`() {
    #expect(TestLabel(width: 5).fit("abcde").needs.scale == 1)
    #expect(close(TestLabel(width: 4).fit("abcde").needs.scale, 0.8))
    #expect(TestLabel(width: 4, lines: 1).fit("a\nb").needs.scale == nil)
    #expect(TestLabel(width: 0).fit("abcde").needs.scale == nil)
  }

  @Test func `used shares are what is needed of what there is`() {
    let fit = TestLabel(width: 8, height: 4, lines: 2).fit("aaa bb cccc")
    #expect(close(fit.used.width, 6.0 / 8))
    #expect(close(fit.used.height, 2.0 / 4))
    #expect(TestLabel(width: 8, height: .infinity).fit("aaa").used.height == nil)
    #expect(TestLabel(width: 0).fit("aaa").used.width == nil)
    #expect(close(TestLabel(width: 4).fit("abcdef").used.width, 1.5))
  }

  @Test func `a comfortable fit is one of which nothing could be said`() throws {
    let label = try TestLabel(width: 200).inSystemFont()
    let (short, long) = ("Weiter", "Continue with your account")
    #expect(label.fitter.fitsComfortably(label.text(short), below: 0.9))
    #expect(!label.fitter.fitsComfortably(label.text(long), below: 0.9))
    let units = Array(short.utf16)
    let advance = try #require(label.font.table?.advance(ofSimpleText: units))
    #expect(
      label.fitter.fitsComfortably(
        simpleText: units, advance: advance, in: label.font, below: 0.9))
    #expect(label.fit(short).confidence == .certain)
  }

  private func close(_ value: Double?, _ expected: Double?) -> Bool {
    guard let value, let expected else { return value == nil && expected == nil }
    return abs(value - expected) < 2e-3
  }
}
