import Fixtures
import OversetFits
import OversetModel
import OversetTypesetting
import Testing

@testable import OversetLabels

/// What SwiftUI's Text does differently from UILabel. A letter of the em font is 1 wide and 1 high.
struct SwiftUITextProfileTests {
  private func label(
    width: Points, height: Points = 100, lines: Int,
    _ kind: LabelKind = .swiftUIText, _ change: (inout LabelConstraint) -> Void = { _ in }
  ) -> TestLabel {
    var label = TestLabel(width: width, height: height, lines: lines)
    label.constraint.kind = kind
    change(&label.constraint)
    return label
  }

  @Test func `ten lines of body are as high as developers saw them`() throws {
    var label = label(width: 300, lines: 0)
    label.constraint.font = .textStyle(.body)
    label.font = try FontBook().font(label.constraint.font)
    label.displayScale = 2
    let fit = label.fit(Array(repeating: "a", count: 10).joined(separator: "\n"))
    #expect(abs(fit.intrinsicContentSize.height - 218.5) < 0.26)
    #expect(label.fit("a").intrinsicContentSize.height == 20.5)
    label.constraint.kind = .uiLabel
    let other = label.fit(Array(repeating: "a", count: 10).joined(separator: "\n"))
    #expect(abs(other.intrinsicContentSize.height - 203) < 0.26)
  }

  @Test func `one line shrinks for its height, too`() throws {
    func fit(_ kind: LabelKind) throws -> LabelFit {
      try label(width: 100, height: 15, lines: 1, kind).shrinking(to: 0.5).inSystemFont().fit("aaa")
    }
    #expect(try fit(.swiftUIText).scale < 1)
    #expect(try fit(.uiLabel).scale == 1)
  }

  @Test func `it has no wrapping mode, and scales where UILabel would not`() {
    func fit(_ kind: LabelKind) -> LabelFit {
      label(width: 4, lines: 1, kind) { $0.lineBreakMode = .byWordWrapping }
        .shrinking(to: 0.5).fit("aaaaaa")
    }
    #expect(fit(.swiftUIText).outcome == .shrunk)
    #expect(fit(.uiLabel).scale == 1)
  }

  /// Texts in pictures stop 1.0 to 2.5 % below an exact fit.
  @Test(arguments: [(0.5, 0.9 * 0.983), (0.895, 0.895)])
  func `it shrinks a little more than it must`(minimum: Double, scale: Double) {
    var label = TestLabel(width: 9).shrinking(to: minimum)
    label.constraint.kind = .swiftUIText
    let fit = label.fit("aaaaaaaaaa")
    #expect(fit.outcome == .shrunk)
    #expect(abs(fit.scale - scale) < 1e-6)
    #expect(abs((fit.needs.scale ?? 0) - 0.9) < 1e-6)
  }

  /// In a picture lines of Arabic in a text style are farther apart than those of Latin.
  @Test func `lines of tall scripts in text styles may be higher`() throws {
    try RequiredFont.require(.arabic, from: FontBook())
    var label = TestLabel(width: 300, height: 18)
    label.constraint.kind = .swiftUIText
    label.constraint.font = .textStyle(.footnote)
    label.font = try FontBook().font(label.constraint.font)
    #expect(label.fit("Continue").confidence == .certain)
    label.locale = .arabic
    #expect(
      label.fit("متابعة").confidence
        == .borderline(["how high SwiftUI makes lines of tall scripts is not published"]))
    label.bounds.height = 28
    #expect(label.fit("متابعة").confidence == .certain)
  }

  @Test func `a scale of 0 is off, not a question`() {
    let fit = label(width: 4, lines: 1) { $0.adjustsFontSizeToFitWidth = true }.fit("aaaaaa")
    #expect(fit.outcome == .truncated)
    #expect(fit.confidence == .certain)
  }

  @Test func `a Text is not wider than it is proposed`() {
    #expect(label(width: 4, lines: 1).fit("aaaaaa").sizeThatFits.width <= 4)
    #expect(label(width: 4, lines: 1, .uiLabel).fit("aaaaaa").sizeThatFits.width == 6)
  }

  @Test func `padding is not the text's, and views clip only where they say so`() {
    var constraint = LabelConstraint()
    #expect(!SwiftUITextProfile.behavior(of: constraint).reachesIntoInsets)
    guard case .open = SwiftUITextProfile.behavior(of: constraint).edge else {
      Issue.record("clips")
      return
    }
    constraint.clipsToBounds = true
    #expect(SwiftUITextProfile.behavior(of: constraint).asksForPaint)
  }
}
