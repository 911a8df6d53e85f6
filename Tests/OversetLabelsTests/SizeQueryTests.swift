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

  /// Nine pictures of stacked labels (iOS 11, 2x) are as high as this, to the pixel.
  @Test(arguments: [
    ("en", "Continue with your account"), ("ar", "متابعة إلى الدفع والتأكيد"),
    ("sr", "Настави са плаћањем ђачки"),
    ("hi", "भुगतान के साथ जारी रखें"), ("ko", "계정으로 계속하기 결제"),
  ])
  func `lines of every script are as high as those of the system font`(locale: String, text: String)
    throws
  {
    for points in [12.0, 14, 16, 20, 24, 34, 45, 56] {
      var label = try TestLabel(width: points * 5, height: .infinity, lines: 0).inSystemFont(points)
      label.displayScale = 2
      label.locale = try #require(LocaleIdentifier(locale))
      let fit = label.fit(text)
      #expect(fit.lines.count > 1)
      let height = (Double(fit.lines.count) * points * 2444 / 2048 * 2).rounded(.up) / 2
      #expect(fit.sizeThatFits.height == height)
    }
  }

  /// Reported: a label without a text closes up. A line break is a text.
  @Test(arguments: [
    (LabelKind.uiLabel, "", 0.0), (.uiLabel, " ", 1), (.uiLabel, "\n", 2), (.nsTextField, "", 1),
    (.swiftUIText, "", 1),
  ])
  func `UILabel asks for no room for an empty text`(
    kind: LabelKind, text: String, height: Points
  ) {
    var label = TestLabel(width: 4, lines: 0)
    label.constraint.kind = kind
    label.constraint.appearance.shadowColor = .level(.label)
    label.constraint.shadowOffset = .zero
    let fit = label.fit(text)
    #expect(fit.intrinsicContentSize.height == height)
    #expect(fit.sizeThatFits.height == height)
    #expect(fit.textRect.height == height)
    #expect(fit.outcome == .fits)
    #expect(fit.lines.first?.shown == "")
  }
}
