import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// Kerning, tracking, baseline offsets and attachments of an attributed text.
struct SpanAttributesTests {
  private func fit(
    _ text: String, width: Points = 1000, height: Points = 100, lines: Int = 1,
    in font: FontDescription? = nil, _ change: (inout AttributedText) -> Void
  ) throws -> LabelFit {
    var label = TestLabel(width: width, height: height, lines: lines)
    var attributed = AttributedText()
    change(&attributed)
    label.constraint.attributedText = attributed
    let fonts = FontBook()
    if let font {
      label.constraint.font = font
      label.font = try fonts.font(font)
    }
    let spans = try fonts.spans(
      of: attributed.runs, kern: attributed.kern, tracking: attributed.tracking,
      in: Array(text.utf16), font: label.constraint.font)
    let ownFonts = spans.map {
      TextSpan(range: $0.range, font: label.font, attributes: $0.attributes)
    }
    return label.fitter.fit(
      LabelText(
        Array(text.utf16), in: label.font, spans: ownFonts, for: label.constraint,
        locale: .english, typesetter: Typesetter(fonts: fonts)))
  }

  private func width(
    _ text: String, in font: FontDescription, _ change: (inout AttributedText) -> Void = { _ in }
  ) throws -> Points {
    try #require(fit(text, in: font, change).lines.first).width
  }

  /// Core Text, kCTKernAttributeName: "If this attribute is not present, standard kerning is used. If
  /// this attribute is set to 0.0, no kerning is done at all." kCTTrackingAttributeName: "If both …
  /// are present kCTKernAttributeName will be ignored unless zero".
  @Test(arguments: [FontDescription.label, .named("Inter", size: 17)])
  func `a kern of 0 switches the kerning of pairs off`(font: FontDescription) throws {
    _ = try RequiredFont.inter.font(from: FontBook())
    let text = "AVATAR To"
    let kerned = try width(text, in: font)
    let loose = try width(text, in: font) { $0.kern = 0 }
    #expect(loose > kerned + 1)
    let letters = try text.map { try width(String($0), in: font) }
    let spaces = try width("A A", in: font) { $0.kern = 0 } - width("AA", in: font) { $0.kern = 0 }
    #expect(abs(letters.reduce(0, +) + spaces - loose) < 1e-6)
    #expect(try width(text, in: font) { $0.tracking = 0 } == kerned)
    let moved = try width(text, in: font) { $0.kern = 1 }
    #expect(abs(moved - kerned - 9) < 1e-6)
    let both = try width(text, in: font) {
      $0.kern = 5
      $0.tracking = 1
    }
    #expect(abs(both - kerned - 8) < 1e-6)
    let bothLoose = try width(text, in: font) {
      $0.kern = 0
      $0.tracking = 1
    }
    #expect(abs(bothLoose - loose - 8) < 1e-6)
  }

  @Test func `a kern of 0 counts for its run alone`() throws {
    let font = FontDescription.label
    let all = try width("AVAV", in: font) { $0.kern = 0 }
    let half = try width("AVAV", in: font) {
      $0.runs = [AttributedText.Run(.range(0..<2), kern: 0)]
    }
    #expect(half < all)
    #expect(try width("AVAV", in: font) < half)
  }

  /// Core Text: tracking is "treated as trailing whitespace".
  @Test func `tracking behind the last cluster takes no room`() throws {
    #expect(try fit("aaa") { $0.tracking = 0.5 }.lines.map(\.width) == [4])
    #expect(try fit("aaa", width: 4) { $0.tracking = 0.5 }.outcome == .fits)
    #expect(try fit("aaa", width: 3.9) { $0.tracking = 0.5 }.outcome == .truncated)
    let lines = try fit("aa bb", width: 2.5, lines: 0) { $0.tracking = 0.5 }.lines
    #expect(lines.map(\.shown) == ["aa", "bb"])
    #expect(lines.map(\.width) == [2.5, 2.5])
  }

  @Test func `a tracked text has no ligatures that it need not have`() throws {
    _ = try RequiredFont.latin.font(from: FontBook())
    let font = FontDescription.named(RequiredFont.latin.rawValue, size: 20)
    let parts = try width("f", in: font) + width("f", in: font) + width("i", in: font)
    let tracked = try width("ffi", in: font) {
      $0.tracking = 0.001
      $0.kern = 0
    }
    #expect(abs(tracked - parts - 0.002) < 1e-6)
  }

  @Test func `pair kerning beside a kern is not known`() throws {
    _ = try RequiredFont.inter.font(from: FontBook())
    let font = FontDescription.named(RequiredFont.inter.rawValue, size: 17)
    let near = try width("AVAV", in: font) { $0.kern = 1 } * 1.008
    #expect(
      try fit("AVAV", width: near, in: font) { $0.kern = 1 }.confidence.reasons
        == ["within the known error of what pair kerning adds to a kern"])
    #expect(try fit("AVAV", width: near, in: font) { $0.tracking = 1 }.confidence == .certain)
  }

  /// In the em font the ascender is 0.75 and the descender 0.25 of the size.
  @Test func `a baseline offset moves its text and makes the line higher`() throws {
    let raised = try fit("aab") {
      $0.runs = [AttributedText.Run(.text("b"), baselineOffset: 0.5)]
    }
    #expect(raised.lines.map(\.rect.height) == [1.5])
    #expect(raised.lines.map { $0.baseline - $0.rect.y } == [1.25])
    #expect(
      raised.confidence
        == .borderline(["how much higher baselineOffset makes a line is not published"]))
    let lowered = try fit("aab") {
      $0.runs = [AttributedText.Run(.text("b"), baselineOffset: -0.5)]
    }
    #expect(lowered.lines.map(\.rect.height) == [1.5])
    #expect(lowered.lines.map { $0.baseline - $0.rect.y } == [0.75])
  }

  @Test func `an attachment stands in the place of its text`() throws {
    let text = "a :star: b"
    let fit = try fit(text, height: 10, lines: 0) {
      $0.runs = [
        AttributedText.Run(
          .text(":star:"), attachment: AttributedText.Attachment(width: 4, height: 3))
      ]
    }
    #expect(fit.lines.map(\.width) == [8])
    #expect(fit.lines.map(\.rect.height) == [3.25])
    #expect(fit.shown == text)
    #expect(fit.confidence == .certain)
    #expect(fit.missing.isEmpty)
    let object = try self.fit("\u{FFFC} b") {
      $0.runs = [
        AttributedText.Run(.text("\u{FFFC}"), attachment: AttributedText.Attachment(width: 4))
      ]
    }
    #expect(object.lines.map(\.width) == [6])
    #expect(object.lines.map(\.rect.height) == [1])
    let two = try self.fit("xyxy") {
      $0.runs = [AttributedText.Run(.text("xy"), attachment: AttributedText.Attachment(width: 4))]
    }
    #expect(two.lines.map(\.width) == [8])
  }
}
