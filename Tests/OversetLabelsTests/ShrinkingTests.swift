import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

struct ShrinkingTests {
  struct Case: Sendable {
    var text: String
    var width: Points
    var height: Points = 1000
    var lines = 1
    var size: Points = 17
  }

  private static let texts = [
    Case(text: "Continue with your account", width: 180),
    Case(text: "Continue with your account", width: 130),
    Case(text: "Zahlungspflichtig bestellen", width: 240, size: 28),
    Case(text: "Continue with your account", width: 100, lines: 2),
    Case(text: "Your order is on its way and arrives tomorrow", width: 120, height: 50, lines: 0),
    Case(text: "Your order is on its way and arrives tomorrow", width: 160, lines: 2, size: 24),
    Case(text: "One paragraph\nand another", width: 90, lines: 2),
  ]

  @Test(arguments: texts)
  func `the scale is the largest at which everything fits`(_ c: Case) throws {
    let label = try TestLabel(width: c.width, height: c.height, lines: c.lines).inSystemFont(c.size)
    let fit = label.shrinking(to: 0.3).fit(c.text)
    #expect(fit.outcome == .shrunk)
    let step = 1e-4
    let text = label.text(c.text)
    var scale = 1.0
    while scale > 0.3 {
      let smaller = try label.inSystemFont(c.size * scale)
      let resized = try #require(text.resized(to: smaller.font))
      if smaller.fitter.outcome(of: resized) == .fits { break }
      scale -= step
    }
    #expect(fit.scale >= scale - 1e-6, "\(fit.scale) against \(scale)")
    #expect(fit.scale < scale + step, "\(fit.scale) against \(scale)")
  }

  @Test func `a text in the em font shrinks in proportion`() {
    let fit = TestLabel(width: 4).shrinking(to: 0.5).fit("abcde")
    #expect(fit.outcome == .shrunk)
    #expect(abs(fit.scale - 0.8) < 1e-6)
    #expect(fit.shown == "abcde")
  }

  @Test func `below the minimum the text is truncated at the minimum`() {
    let fit = TestLabel(width: 4).shrinking(to: 0.5).fit("abcdefghij")
    #expect(fit.outcome == .truncated)
    #expect(fit.scale == 0.5)
    #expect(fit.shown == "abcdefg…")
    #expect(fit.needs.scale.map { abs($0 - 0.4) < 1e-6 } == true)
  }

  @Test func `a text that just reaches the minimum is not truncated`() {
    let fit = TestLabel(width: 4).shrinking(to: 0.8).fit("abcde")
    #expect(fit.outcome == .shrunk)
    #expect(abs(fit.scale - 0.8) < 1e-6)
  }

  @Test(arguments: [LineBreakMode.byWordWrapping, .byCharWrapping], [1, 2])
  func `a wrapping label never shrinks`(mode: LineBreakMode, lines: Int) {
    let fit = TestLabel(width: 4, lines: lines, mode).shrinking(to: 0.1).fit("abcd efgh ijk")
    #expect(fit.outcome == .clipped)
    #expect(fit.scale == 1)
  }

  /// Several lines: reported of iOS 9.2, with lines 0, byClipping and a scale factor.
  @Test(arguments: [(0, 2.0), (2, 100), (3, 2)])
  func `a clipping label shrinks, and on several lines that is borderline`(
    lines: Int, height: Points
  ) {
    let label = TestLabel(width: 4, height: height, lines: lines, .byClipping)
    let text = "abcd efgh ij"
    let doubt = "that byClipping shrinks text of several lines is reported, not documented"
    let single = TestLabel(width: 4, .byClipping).shrinking(to: 0.3).fit("abcde")
    #expect(single.outcome == .shrunk)
    #expect(!single.confidence.reasons.contains(doubt))
    let several = label.shrinking(to: 0.3).fit(text)
    #expect(several.outcome == .shrunk)
    #expect(several.confidence.reasons.contains(doubt))
    let cut = label.shrinking(to: 0.95).fit(text)
    #expect(cut.outcome == .clipped)
    #expect(cut.scale == 0.95)
    #expect(cut.confidence.reasons.contains(doubt))
  }

  /// The reference says that 0 does not scale; UILabel takes it for no minimum.
  @Test(arguments: LineBreakMode.allCases, [1, 2])
  func `a label without a smallest scale shrinks`(mode: LineBreakMode, lines: Int) {
    let label = TestLabel(width: 4, lines: lines, mode)
    let text = "abcd efgh ij"
    let fit = label.shrinking(to: 0).fit(text)
    if mode.wraps {
      #expect(fit.outcome == .clipped)
      #expect(fit.scale == 1)
      // Of one line the sources contradict each other.
      #expect((fit.confidence == .certain) == (lines == 2))
    } else {
      #expect(fit.outcome == .shrunk)
      #expect(abs(fit.scale - (lines == 1 ? 0.3333 : 0.5714)) < 0.001)
    }
    #expect(label.shrinking(to: 1).fit(text).confidence == .certain)
    #expect(label.shrinking(to: 0).fit("abc").confidence == .certain)
  }

  /// Believed: shrinking that cannot help does not happen.
  @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byClipping], [1, 2])
  func `hard line breaks that leave too many lines do not shrink a text`(
    mode: LineBreakMode, lines: Int
  ) {
    let label = TestLabel(width: 4, lines: lines, mode).shrinking(to: 0.5)
    let fit = label.fit("abc\nde\nf")
    #expect(fit.outcome == (mode.truncates ? .truncated : .clipped))
    #expect(fit.scale == 1)
    #expect(
      fit.confidence.reasons == [
        "whether text shrinks where hard line breaks leave too many lines is not documented"
      ])
    // White space behind the last line is no line.
    let blank = label.fit(lines == 1 ? "abcde\n \n" : "ab\nabcdef\n \n")
    #expect(blank.outcome == .shrunk)
  }

  @Test(arguments: [1, 2])
  func `a minimum scale factor that leaves no scale does not shrink`(minimum: Double) {
    let fit = TestLabel(width: 4).shrinking(to: minimum).fit("abcde")
    #expect(fit.outcome == .truncated)
    #expect(fit.scale == 1)
  }

  @Test func `a text that fits is not shrunk`() {
    let fit = TestLabel(width: 5).shrinking(to: 0.1).fit("abcde")
    #expect(fit.outcome == .fits)
    #expect(fit.scale == 1)
  }

  /// Rule 12: shrinking happens when drawing.
  @Test func `shrinking changes no size query`() throws {
    let plain = try TestLabel(width: 120, lines: 2).inSystemFont()
    let text = "Your order is on its way and arrives tomorrow"
    let (fixed, shrunk) = (plain.fit(text), plain.shrinking(to: 0.1).fit(text))
    #expect(shrunk.outcome == .shrunk)
    #expect(shrunk.intrinsicContentSize == fixed.intrinsicContentSize)
    #expect(shrunk.sizeThatFits == fixed.sizeThatFits)
    #expect(shrunk.textRect == fixed.textRect)
  }

  @Test(arguments: LineBreakMode.allCases)
  func `outcome alone agrees with the whole fit`(mode: LineBreakMode) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let words = Int.random(in: 1...8, using: &random)
      let text = random.text(words: words, of: "abc-", longest: 8)
      var label = TestLabel(
        width: Points(Int.random(in: 1...12, using: &random)),
        height: Points(Int.random(in: 1...4, using: &random)),
        lines: Int.random(in: 0...3, using: &random), mode)
      if Bool.random(using: &random) { label = label.shrinking(to: 0.6) }
      let fit = label.fit(text)
      #expect(label.fitter.outcome(of: label.text(text)) == fit.outcome, "\(text) in \(label)")
    }
  }
}
