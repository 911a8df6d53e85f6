import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import Testing

/// `allowsDefaultTighteningForTruncation`: a single line, before it is shrunk or truncated.
struct TighteningTests {
  private func label(
    width: Points, lines: Int = 1, _ mode: LineBreakMode = .byTruncatingTail
  ) -> TestLabel {
    var label = TestLabel(width: width, lines: lines, mode)
    label.constraint.allowsDefaultTighteningForTruncation = true
    return label
  }

  /// 21 letters in 20 are 5 % too many, and 20 gaps share one letter.
  @Test func `what is missing is shared out between the clusters`() {
    let fit = label(width: 20).fit("abcdefghijklmnopqrstu")
    #expect(fit.outcome == .tightened)
    #expect(abs(fit.kern - -0.05) < 1e-9)
    #expect(fit.scale == 1)
    #expect(fit.lines.map(\.shown) == ["abcdefghijklmnopqrstu"])
    #expect(fit.lost.isEmpty)
    #expect(abs((fit.lines.first?.width ?? 0) - 20) < 1e-9)
    #expect(fit.confidence.reasons.contains("how far UIKit tightens is not published"))
  }

  @Test(arguments: [19.999, 15])
  func `more than five per cent are not tightened`(width: Points) {
    let fit = label(width: width).fit("abcdefghijklmnopqrstu")
    #expect(fit.outcome == .truncated)
    #expect(fit.kern == 0)
  }

  @Test func `a text that fits is left as it is`() {
    let fit = label(width: 21).fit("abcdefghijklmnopqrstu")
    #expect(fit.outcome == .fits)
    #expect(fit.kern == 0)
  }

  @Test func `tightening comes before shrinking`() {
    let both = label(width: 20).shrinking(to: 0.5)
    #expect(both.fit("abcdefghijklmnopqrstu").outcome == .tightened)
    let shrunk = both.fit("abcdefghijklmnopqrstuvw")
    #expect(shrunk.outcome == .shrunk)
    #expect(shrunk.kern == 0)
  }

  @Test(arguments: [LineBreakMode.byWordWrapping, .byCharWrapping, .byClipping])
  func `only truncating modes tighten`(mode: LineBreakMode) {
    #expect(label(width: 20, mode).fit("abcdefghijklmnopqrstu").outcome == .clipped)
  }

  @Test func `only a label of one line tightens, and only one paragraph`() {
    #expect(label(width: 10, lines: 2).fit("abcdefghij klmnopqrstu").outcome == .truncated)
    #expect(label(width: 20).fit("abcdefghijklmnopqrstu\nv").outcome == .truncated)
  }

  @Test func `a scrolling label does not tighten`() {
    var scrolling = label(width: 20)
    scrolling.constraint.enablesMarqueeWhenAncestorFocused = true
    #expect(scrolling.fit("abcdefghijklmnopqrstu").outcome == .truncated)
  }

  @Test func `the line is aligned at its tightened width`() {
    var right = label(width: 20)
    right.constraint.textAlignment = .right
    #expect(abs((right.fit("abcdefghijklmnopqrstu").lines.first?.rect.x ?? 1) - 0) < 1e-9)
  }

  @Test func `the size queries do not know of it`() {
    let fit = label(width: 20).fit("abcdefghijklmnopqrstu")
    #expect(fit.intrinsicContentSize.width == 21)
    #expect(fit.needs.width == 21)
  }
}
