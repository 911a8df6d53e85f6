import OversetFits
import OversetLabels
import OversetModel
import Testing

/// What the recordings do not show; the rest is in `RecordingTests`.
struct SizeQueryTests {
  @Test func `intrinsicContentSize wraps at preferredMaxLayoutWidth`() {
    var label = TestLabel(width: 100, lines: 0)
    #expect(label.fit("aaa bbb ccc").intrinsicContentSize == Size(width: 11, height: 1))
    label.constraint.preferredMaxLayoutWidth = 7
    #expect(label.fit("aaa bbb ccc").intrinsicContentSize == Size(width: 7, height: 2))
  }

  /// Our reading: it is a width to wrap at.
  @Test func `preferredMaxLayoutWidth does not bind a label of one line`() {
    var label = TestLabel(width: 100)
    label.constraint.preferredMaxLayoutWidth = 7
    #expect(label.fit("aaa bbb ccc").intrinsicContentSize == Size(width: 11, height: 1))
  }

  @Test func `each paragraph has a line of its own`() {
    let fit = TestLabel(width: 100, lines: 0).fit("aaa\nbbbb\n")
    #expect(fit.intrinsicContentSize == Size(width: 4, height: 3))
  }

  /// Rule 3.
  @Test func `sizeThatFits of a single line is not clamped to the proposal`() {
    #expect(TestLabel(width: 4).fit("aaa bbb").sizeThatFits.width == 7)
    #expect(TestLabel(width: 4, lines: 2).fit("aaa bbb").sizeThatFits == Size(width: 4, height: 2))
  }

  @Test func `lengths are rounded up to whole pixels`() throws {
    let fit = try TestLabel(width: 300).inSystemFont().fit("Continue with your account")
    #expect(fit.intrinsicContentSize.width == 209)
    #expect(abs(fit.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
  }

  @Test func `an empty text has the height of a line`() {
    let fit = TestLabel(width: 4).fit("")
    #expect(fit.intrinsicContentSize == Size(width: 0, height: 1))
    #expect(fit.outcome == .fits)
    #expect(fit.lines.map(\.shown) == [""])
  }
}
