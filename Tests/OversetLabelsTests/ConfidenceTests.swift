import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

struct ConfidenceTests {
  @Test func `a verdict is borderline within half a per cent of the width`() throws {
    let text = "Continue with your account"  // 208.86 pt
    #expect(try TestLabel(width: 208.5).inSystemFont().fit(text).confidence.name == "borderline")
    #expect(try TestLabel(width: 209.5).inSystemFont().fit(text).confidence.name == "borderline")
    #expect(try TestLabel(width: 150).inSystemFont().fit(text).confidence == .certain)
    #expect(try TestLabel(width: 300).inSystemFont().fit(text).confidence == .certain)
  }

  @Test func `a verdict is borderline within the table's known error`() throws {
    let fit = try TestLabel(width: 210.6).inSystemFont().fit("Continue with your account")
    #expect(fit.confidence == .borderline(["within the known error of the system font's table"]))
  }

  @Test func `a scale next to the smallest is borderline`() throws {
    // The text fits at about 0.86.
    let label = try TestLabel(width: 180).inSystemFont()
    let scale = try #require(label.fit("Continue with your account").needs.scale)
    let near = label.shrinking(to: scale - 0.005).fit("Continue with your account")
    #expect(near.outcome == .shrunk)
    #expect(near.confidence == .borderline(["within 0.25 pt of the smallest size"]))
    let far = label.shrinking(to: 0.5).fit("Continue with your account")
    #expect(far.confidence == .certain)
  }

  @Test func `a weight without numbers of its own is borderline`() throws {
    let fit = try TestLabel(width: 300).inSystemFont(17, .black).fit("Weiter")
    #expect(fit.confidence == .borderline(["the weight's widths are those of the nearest one"]))
  }

  /// Few lines of the system font's variants are measured, or none.
  @Test(arguments: [
    (FontChange { $0.isItalic = true }, 0.018),
    (FontChange { ($0.isItalic, $0.weight) = (true, .bold) }, 0.05),
    (FontChange { ($0.isItalic, $0.size) = (true, .points(20)) }, 0.05),
    (FontChange { $0.typeface = .monospacedSystem }, 0.05),
    (FontChange { $0.design = .rounded }, 0.05), (FontChange { $0.design = .serif }, 0.1),
    (FontChange { $0.width = .expanded }, 0.35), (FontChange { $0.width = .compressed }, 0.35),
    (FontChange { $0.hasMonospacedDigits = true }, 0.02),
    (FontChange { $0.legibilityWeight = .bold }, 0.05),
  ])
  func `a variant of the system font is borderline as far as its widths may be off`(
    variant: FontChange, share: Double
  ) throws {
    var label = try TestLabel(width: 1000, height: .infinity).inSystemFont()
    variant.change(&label.constraint.font)
    label.font = try FontBook().font(label.constraint.font)
    let needed = try #require(label.fit("Continue in 1911").needs.width)
    for (width, isSure) in [
      (needed * (1 + share * 0.9), false), (needed * (1 + share * 1.2), true),
      (needed * (1 - share * 0.9), false),
    ] {
      label.bounds.width = width
      let confidence = label.fit("Continue in 1911").confidence
      #expect((confidence == .certain) == isSure, "\(confidence)")
    }
  }

  @Test func `lines of the serif design may be of another height`() throws {
    var label = try TestLabel(width: 1000, height: 30).inSystemFont()
    #expect(label.fit("Continue").confidence == .certain)
    label.constraint.font.design = .serif
    label.font = try FontBook().font(label.constraint.font)
    #expect(
      label.fit("Continue").confidence
        == .borderline(["how high lines in the serif design are is not published"]))
    #expect(!label.fitter.fitsComfortably(label.text("Continue"), below: 0.8))
  }

  struct FontChange: Sendable {
    var change: @Sendable (inout FontDescription) -> Void
  }

  @Test func `monospaced digits are all of one width`() throws {
    var label = try TestLabel(width: 1000).inSystemFont()
    #expect(label.fit("1111").needs.width != label.fit("0000").needs.width)
    label.constraint.font.hasMonospacedDigits = true
    label.font = try FontBook().font(label.constraint.font)
    #expect(label.fit("1711").needs.width == label.fit("0000").needs.width)
  }

  @Test func `a text that no font has is inconclusive, however short`() throws {
    let fit = try TestLabel(width: 300).inSystemFont().fit("a\u{E000}b")
    #expect(fit.confidence == .inconclusive(["no font has '\u{E000}'"]))
    #expect(fit.missing == ["\u{E000}"])
  }

  struct StandInCase: Sendable {
    var locale = "ar"
    var text = "تأكيد الحجز"
    var points = 17.0
    var weight = FontWeight.regular
    var design = FontDesign.default
    /// The oldest version of iOS that the app runs on.
    var since: Int?
    /// How much wider and narrower the text may be.
    var wider: Double
    var narrower: Double
    var source = "NotoSansArabic-Regular, a stand-in"
  }

  /// The errors of `make pictures-truth`; 5 % where few lines of letters were measured, or none.
  @Test(arguments: [
    StandInCase(wider: 0.048, narrower: 0.048),
    StandInCase(points: 24, wider: 0.035, narrower: 0.035),
    StandInCase(points: 20, wider: 0.05, narrower: 0.05),
    StandInCase(weight: .medium, wider: 0.04, narrower: 0.04),
    StandInCase(weight: .light, wider: 0.05, narrower: 0.05),
    StandInCase(weight: .medium, design: .rounded, wider: 0.05, narrower: 0.05),
    StandInCase(
      locale: "hi", text: "जारी रखें", wider: 0.023, narrower: 0.023,
      source: "NotoSansDevanagari-Regular, a stand-in"),
    StandInCase(
      locale: "bn", text: "চালিয়ে যান", wider: 0.05, narrower: 0.05,
      source: "NotoSansBengali-Regular, a stand-in"),
    StandInCase(
      locale: "th", text: "ดำเนินการต่อ", weight: .medium, wider: 0.127, narrower: 0.127,
      source: "NotoSansThai-Regular, a stand-in"),
    // No picture has the system's symbols.
    StandInCase(
      locale: "en", text: "❍", wider: 0.25, narrower: 0.25,
      source: "NotoSansSymbols2-Regular, a stand-in"),
    // iOS 15 draws Hebrew narrower than iOS 26.
    StandInCase(
      locale: "he", text: "המשך לתשלום", since: 26, wider: 0.05, narrower: 0.05,
      source: "NotoSansHebrew-Regular, a stand-in"),
    StandInCase(
      locale: "he", text: "המשך לתשלום", since: 17, wider: 0.05, narrower: 0.0994,
      source: "NotoSansHebrew-Regular, a stand-in for letters that may be narrower"),
  ])
  func `a stand-in is borderline as far as pictures of its script say`(c: StandInCase) throws {
    let fonts = FontBook(search: FontBook.Search(leastSystem: c.since))
    var label = try TestLabel(width: 1000, height: .infinity).inSystemFont(c.points, c.weight)
    label.fonts = fonts
    label.constraint.font.design = c.design
    label.font = try fonts.font(label.constraint.font)
    label.locale = try #require(LocaleIdentifier(c.locale))
    let needed = try #require(label.fit(c.text).needs.width)
    for (width, outcome, isSure) in [
      (needed * (1 + c.wider * 0.95), LabelFit.Outcome.fits, false),
      (needed * (1 + c.wider * 1.1), .fits, true),
      (needed * (1 - c.narrower * 0.95), .truncated, false),
      (needed * (1 - c.narrower * 1.05), .truncated, true),
    ] {
      label.bounds.width = width
      let fit = label.fit(c.text)
      #expect(fit.outcome == outcome)
      #expect(fit.confidence.reasons == (isSure ? [] : ["within the known error of \(c.source)"]))
      #expect(!label.fitter.fitsComfortably(label.text(c.text), below: 1) || isSure)
    }
  }

  @Test func `a scale just below the smallest is as doubtful as one just above`() throws {
    let label = try TestLabel(width: 180).inSystemFont()
    let scale = try #require(label.fit("Continue with your account").needs.scale)
    let cut = label.shrinking(to: scale + 0.005).fit("Continue with your account")
    #expect(cut.outcome == .truncated)
    #expect(cut.confidence == .borderline(["within 0.25 pt of the smallest size"]))
    let far = label.shrinking(to: 0.98).fit("Continue with your account")
    #expect(far.confidence == .certain)
  }

  @Test func `the smallest size and tightening are doubtful within the font's known error`() throws
  {
    try RequiredFont.require(.arabic, from: FontBook())
    var label = try TestLabel(width: 100).inSystemFont()
    label.locale = .arabic
    let text = "تأكيد الحجز الآن"
    let needed = try #require(label.fit(text).needs.width)
    label.bounds.width = needed * 0.6
    let scale = try #require(label.fit(text).needs.scale)
    let near = label.shrinking(to: scale * 0.97).fit(text)
    #expect(near.outcome == .shrunk)
    #expect(near.confidence.name == "borderline")
    #expect(label.shrinking(to: scale * 0.7).fit(text).confidence == .certain)
    label.bounds.width = needed / 1.08
    #expect(label.fit(text).confidence == .certain)
    label.constraint.allowsDefaultTighteningForTruncation = true
    #expect(label.fit(text).outcome == .truncated)
    #expect(label.fit(text).confidence.name == "borderline")
  }
}
