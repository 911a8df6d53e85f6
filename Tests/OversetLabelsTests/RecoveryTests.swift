import OversetFits
import OversetLabels
import OversetModel
import Testing

/// Labels that show what they cut off in another way.
struct RecoveryTests {
  /// UILabel reference: a marquee ignores the line-break mode, shrinking and tightening.
  @Test(arguments: LineBreakMode.allCases)
  func `a scrolling label ignores its line-break mode and shrinking`(mode: LineBreakMode) {
    var label = TestLabel(width: 4, lines: 1, mode).shrinking(to: 0.1)
    label.constraint.enablesMarqueeWhenAncestorFocused = true
    let fit = label.fit("abcdef")
    #expect(fit.outcome == .truncated)
    #expect(fit.shown == "abc…")
    #expect(fit.scale == 1)
    #expect(fit.recovery == .marquee)
  }

  @Test func `an expansion shows what is truncated`() {
    var label = TestLabel(width: 4)
    label.constraint.showsExpansionTextWhenTruncated = true
    #expect(label.fit("abcdef").recovery == .expansion)
    #expect(label.fit("abcdef").outcome == .truncated)
    #expect(label.fit("abcd").recovery == nil)
    #expect(TestLabel(width: 4).fit("abcdef").recovery == nil)
  }
}
