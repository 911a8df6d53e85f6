import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// What is painted against the bounds: typographic lines say nothing of marks that leave them.
struct InkTests {
  /// The size of a label that is as high as its font's line, on a display of three pixels a point.
  private static let lineHeight = 61.0 / 3

  private func label(
    _ text: String, locale: String = "en", height: Points = lineHeight,
    _ change: (inout LabelConstraint) -> Void = { $0.clipsToBounds = true }
  ) throws -> LabelFit {
    var label = try TestLabel(width: 150, height: height).inSystemFont()
    label.locale = try #require(LocaleIdentifier(locale))
    change(&label.constraint)
    // Away from the edges, so that only what rises or hangs is cut off.
    label.constraint.textAlignment = .center
    label.bounds.x = 11
    label.bounds.y = 7
    return label.fit(text)
  }

  struct Script: Sendable {
    var text: String
    var locale: String
    var font: RequiredFont
  }

  /// Marks above and below letters that already reach far: Thai, Arabic with vowels, Burmese.
  private static let tall = [
    Script(text: "ที่ปุ่ม", locale: "th", font: .thai),
    Script(text: "إِنْشَاءٌ", locale: "ar", font: .arabic),
    Script(text: "ဤမြို့", locale: "my", font: .myanmar),
  ]

  @Test(arguments: tall)
  func `marks that leave a label that clips are cut off`(_ c: Script) throws {
    try RequiredFont.require(c.font, from: FontBook())
    let fit = try label(c.text, locale: c.locale)
    #expect(fit.outcome == .clipped)
    #expect(fit.clipsInk)
    #expect(fit.lost.isEmpty)
    let ink = try #require(fit.inkBounds)
    #expect(ink.minY < 7 - 1.0 / 3 || ink.maxY > 7 + Self.lineHeight + 1.0 / 3)
  }

  /// Reported: labels in the system font show the marks of its own fallback fonts. How far those
  /// reach is not known, only how far the fonts do that stand in for them.
  @Test(arguments: tall)
  func `a label that does not clip shows what is not known to leave it`(_ c: Script) throws {
    try RequiredFont.require(c.font, from: FontBook())
    let fit = try label(c.text, locale: c.locale) { $0.clipsToBounds = false }
    #expect(fit.outcome == .fits)
    #expect(!fit.clipsInk)
    #expect(fit.inkBounds != nil)
  }

  /// UILetterformAwareAdjusting: "some extreme ascenders and descenders may extend beyond the view's
  /// bounds and appear to be clipped".
  @Test func `a label that does not clip loses what lies well outside of it`() throws {
    try RequiredFont.require(.nastaliq, from: FontBook())
    func fit(height: Points) throws -> LabelFit {
      try label("سائٹ کا مکمل ڈیسک", locale: "ur", height: height) { $0.clipsToBounds = false }
    }
    for height in [Self.lineHeight, .infinity] {
      let fit = try fit(height: height)
      #expect(fit.outcome == .clipped)
      #expect(fit.clipsInk)
      #expect(fit.lost.isEmpty)
      #expect(fit.missingHeight == 0)
      #expect(
        fit.confidence.reasons == ["the paint is that of NotoNastaliqUrdu-Regular, a stand-in"])
    }
    #expect(try fit(height: 70).outcome == .fits)
  }

  /// The paint of a short word leaves the line by less than the uncertainty of stand-ins.
  @Test(arguments: [17.0, 22, 24, 28])
  func `paint of Nastaliq outside of a label is never certain to be seen`(points: Points) throws {
    let word = "میز"
    try RequiredFont.require(.nastaliq, from: FontBook())
    var label = try TestLabel(width: 300, height: .infinity).inSystemFont(points)
    label.locale = try #require(LocaleIdentifier("ur"))
    label.bounds.height = label.font.lineHeight
    let fit = label.fit(word)
    let ink = try #require(fit.inkBounds)
    #expect(max(-ink.minY, ink.maxY - label.bounds.height) > 1)
    #expect(
      fit.confidence.reasons == ["the paint is that of NotoNastaliqUrdu-Regular, a stand-in"])
    #expect(!label.fitter.fitsComfortably(label.text(word), below: 1))
    label.bounds.height = 4 * points
    #expect(label.fit(word).confidence == .certain)
    label.bounds.width = 5
    label.bounds.height = label.font.lineHeight
    #expect(label.fit(word).outcome == .truncated)
    #expect(label.fit(word).confidence == .certain)
  }

  /// A font file's own shapes are known: a point is not visible.
  @Test(arguments: [(8.0, false), (17, true), (40, true)])
  func `a font of one's own is clipped from a point on`(points: Points, isClipped: Bool) throws {
    // Inter's Ǖ leaves its line by some 0.1 em.
    let font = try RequiredFont.inter.font(from: FontBook(), points: points)
    var label = TestLabel(width: 300, height: .infinity)
    label.constraint.font = .named("Inter", size: points)
    label.font = font
    label.displayScale = 3
    let fit = label.fit("xǕx")
    let ink = try #require(fit.inkBounds)
    #expect((-ink.minY > 1) == isClipped)
    #expect(fit.outcome == (isClipped ? .clipped : .fits))
    #expect(fit.clipsInk == isClipped)
    #expect(label.fitter.fitsComfortably(label.text("xǕx"), below: 1) == !isClipped)
    #expect(label.fit("xUx").outcome == .fits)
  }

  /// Else a text of them would have to be looked at.
  @Test func `the system font's own letters never leave their line by more than is tolerated`()
    throws
  {
    let label = try TestLabel(width: 1000, height: .infinity).inSystemFont(100)
    let typesetter = Typesetter(fonts: FontBook())
    for unit in UInt16(0x21)...0x2FFF
    where label.font.table?.advance(ofSimpleText: [unit]) != nil {
      let text = String(decoding: [unit], as: UTF16.self)
      let fit = label.fitter.fit(
        LabelText([unit], in: label.font, locale: .english, typesetter: typesetter))
      let overflow = fit.inkBounds.map { max(-$0.minY, $0.maxY - label.font.lineHeight) } ?? 0
      #expect(overflow <= 11, "\(text)")
      #expect(fit.outcome == .fits)
    }
  }

  @Test(arguments: tall)
  func `with room around it nothing is cut off`(_ c: Script) throws {
    try RequiredFont.require(c.font, from: FontBook())
    #expect(try label(c.text, locale: c.locale, height: 44).outcome == .fits)
  }

  /// Vietnamese capitals carry two marks, which the system font's own line has hardly room for.
  @Test func `two marks on a capital reach higher than one`() throws {
    let two = try #require(try label("Ế", locale: "vi").inkBounds)
    let one = try #require(try label("É", locale: "vi").inkBounds)
    let none = try #require(try label("E", locale: "vi").inkBounds)
    #expect(two.minY < one.minY - 0.5)
    #expect(one.minY < none.minY - 1)
    #expect(two.maxY == none.maxY)
    #expect(try label("Ế", locale: "vi", height: 16).clipsInk)
    #expect(!(try label("E", locale: "vi", height: 16).clipsInk))
  }

  @Test func `capitals and figures fit a line`() throws {
    let fit = try label("HAMBURG 0123")
    #expect(fit.outcome == .fits)
    let ink = try #require(fit.inkBounds)
    #expect(ink.minX >= 11 && ink.minY >= 7 && ink.maxY <= 7 + Self.lineHeight)
  }

  @Test func `a truncated text is not called clipped, and its paint is reported`() throws {
    try RequiredFont.require(.thai, from: FontBook())
    let text = String(repeating: "ที่ปุ่ม", count: 12)
    let fit = try label(text, locale: "th")
    #expect(fit.outcome == .truncated)
    #expect(fit.clipsInk)
  }

  @Test func `white space has no paint`() throws {
    #expect(try label("   ").inkBounds == nil)
    #expect(try label("").inkBounds == nil)
  }

  @Test func `a shadow belongs to the paint`() throws {
    let plain = try #require(try label("Ag").inkBounds)
    let shadowed = try #require(
      try label("Ag") {
        $0.appearance.shadowColor = .level(.label)
        $0.shadowOffset = Size(width: 4, height: -3)
      }.inkBounds)
    #expect(abs(shadowed.minX - plain.minX) < 1e-9)
    #expect(abs(shadowed.maxX - plain.maxX - 4) < 1e-9)
    #expect(abs(shadowed.minY - (plain.minY - 3)) < 1e-9)
  }

  // MARK: sizingRule

  @Test func `an oversize label in a text style grows for tall scripts`() throws {
    try RequiredFont.require(.thai, from: FontBook())
    func fit(_ rule: SizingRule, _ font: FontDescription) throws -> LabelFit {
      try label("ที่ปุ่ม", locale: "th") {
        $0.sizingRule = rule
        $0.font = font
      }
    }
    let body = FontDescription.textStyle(.body)
    let typographic = try fit(.typographic, body)
    let oversize = try fit(.oversize, body)
    #expect(abs(typographic.intrinsicContentSize.height - Self.lineHeight) < 1e-9)
    #expect(oversize.intrinsicContentSize.height > Self.lineHeight + 0.5)
    #expect(oversize.confidence.name == "borderline")
    #expect(typographic.sizeDoubt != nil)
    #expect(oversize.sizeDoubt != nil)
    // Only text styles: documented.
    let system = try fit(.oversize, .system(size: 17, weight: .regular))
    #expect(abs(system.intrinsicContentSize.height - Self.lineHeight) < 1e-9)
    #expect(system.sizeDoubt == nil)
  }

  /// UILetterformAwareAdjusting: in text styles `sizeThatFits` and `intrinsicContentSize` increase
  /// the height for tall scripts; by how much is not published.
  @Test(arguments: [
    (FontDescription.textStyle(.body), 20.34, true),
    (.textStyle(.body), 22, true),
    // Higher than a line of the font that stands in.
    (.textStyle(.body), 44, false),
    (.system(size: 17, weight: .regular), 20.34, false),
    (FontDescription.textStyle(.body).on(.macOS), 20.34, false),
  ])
  func `a height is borderline where a text style may grow beyond it`(
    font: FontDescription, height: Points, isBorderline: Bool
  ) throws {
    try RequiredFont.require(.thai, from: FontBook())
    var label = TestLabel(width: 200, height: height)
    label.constraint.font = font
    label.font = try FontBook().font(font)
    label.displayScale = 3
    label.locale = try #require(LocaleIdentifier("th"))
    let fit = label.fit("ที่ปุ่ม")
    #expect(fit.outcome == .fits)
    #expect((fit.confidence.name == "borderline") == isBorderline, "\(fit.confidence.reasons)")
    #expect(label.fitter.fitsComfortably(label.text("ที่ปุ่ม"), below: 1) == !isBorderline)
    #expect(label.fit("Settings").confidence == .certain)
    #expect(label.fit("Settings").sizeDoubt == nil)
    #expect((fit.sizeDoubt != nil) == (font == .textStyle(.body)))
  }

  @Test func `an oversize label as high as it asks for shows all its paint`() throws {
    try RequiredFont.require(.thai, from: FontBook())
    func fit(height: Points) throws -> LabelFit {
      try label("ที่ปุ่ม", locale: "th", height: height) {
        $0.sizingRule = .oversize
        $0.clipsToBounds = true
        $0.font = .textStyle(.body)
      }
    }
    let wanted = try fit(height: 100).intrinsicContentSize.height
    #expect(try fit(height: wanted).outcome == .fits)
    #expect(try fit(height: wanted - 1).clipsInk)
  }
}
