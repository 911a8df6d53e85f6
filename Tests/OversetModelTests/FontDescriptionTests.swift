import OversetModel
import Testing

struct FontDescriptionTests {
  @Test func `only text styles and scaled fonts follow the category`() {
    let style = FontDescription.textStyle(.body, contentSize: .large)
    #expect(style.followsContentSize)
    #expect(style.pointSize == 17)
    #expect(style.scaled(to: .accessibilityExtraLarge).pointSize == 40)
    for font in [
      FontDescription.system(size: 15, weight: .bold), .named("Inter", size: 15),
      .file("a.ttf", size: 15),
    ] {
      #expect(!font.followsContentSize)
      #expect(font.scaled(to: .accessibilityExtraLarge) == font)
      #expect(font.pointSize == 15)
    }
    #expect(FontDescription.label == .system(size: 17, weight: .regular))
  }

  @Test func `a text style has the platform's size`() {
    let body = FontDescription.textStyle(.body)
    let sizes = Platform.allCases.map { body.on($0).pointSize }
    #expect(sizes == [17, 13, 29, 16, 17])
    #expect(FontDescription.textStyle(.headline).on(.macOS).resolvedWeight == .bold)
    #expect(FontDescription.textStyle(.body).on(.tvOS).resolvedWeight == .medium)
  }

  /// Leadings of body: 22 at L, 26 at xxL, 48 at AX3, 19 at xS; a pixel is a third of a point.
  @Test(arguments: [
    (ContentSizeCategory.large, 15.0, nil as Points?, 15.0), (.extraExtraLarge, 15, nil, 53.0 / 3),
    (.accessibilityExtraLarge, 15, nil, 98.0 / 3), (.accessibilityExtraLarge, 15, 30, 30),
    (.extraSmall, 15, 30, 13), (.extraExtraLarge, 11, nil, 13),
  ])
  func `UIFontMetrics scales by the ratio of the leadings, to a pixel`(
    category: ContentSizeCategory, size: Points, maximum: Points?, expected: Points
  ) {
    let font = FontDescription(
      .named("Lato-Regular"), size: .scaled(size, metrics: .body, maximum: maximum))
    #expect(abs(font.scaled(to: category).pointSize - expected) < 1e-9)
  }

  @Test func `UIFontMetrics answers with the screen's pixels`() {
    let font = FontDescription(.system, size: .scaled(15, metrics: .body))
      .scaled(to: .extraExtraLarge)
    // 15 · 26 / 22 = 17.727
    #expect(font.on(.iOS, displayScale: 1).pointSize == 18)
    #expect(font.on(.iOS, displayScale: 2).pointSize == 17.5)
    #expect(font.on(.macOS).pointSize == 15, "macOS has fixed sizes")
    #expect(font.on(.watchOS).problem == nil)
    #expect(font.scaled(to: .medium).on(.watchOS).problem != nil)
  }

  @Test(arguments: [
    (FontDescription.textStyle(.largeTitle), FontWeight.bold), (.textStyle(.title1), .bold),
    (.textStyle(.title2), .bold), (.textStyle(.title3), .semibold),
    (.textStyle(.headline), .semibold), (.textStyle(.body), .semibold),
    (.textStyle(.caption2), .semibold), (.textStyle(.headline).on(.macOS), .heavy),
    (.textStyle(.caption1).on(.macOS), .medium), (.textStyle(.body).on(.tvOS), .bold),
    (.system(size: 17), .bold), (.system(size: 17, weight: .thin), .bold),
    (.system(size: 17, weight: .black), .black), (.named("Inter", size: 17), .bold),
  ])
  func `bold is a text style's emphasized weight, or bold`(
    font: FontDescription, weight: FontWeight
  ) {
    let bold = font.adding(.bold)
    #expect(bold.resolvedWeight == weight)
    #expect(bold.pointSize == font.pointSize)
    #expect(!bold.isItalic)
  }

  @Test func `traits add up`() {
    let font = FontDescription.named("Inter", size: 15)
    #expect(font.adding([]) == font)
    let italic = font.adding([.bold, .italic])
    #expect(italic.isItalic && italic.weight == .bold && italic.typeface == .named("Inter"))
    let code = FontDescription.textStyle(.body).adding(.monospaced)
    #expect(code.typeface == .monospacedSystem && code.pointSize == 17)
    #expect(code.resolvedWeight == .regular)
    #expect(code.scaled(to: .accessibilityExtraLarge).pointSize == 40)
  }

  @Test func `severities and positions are ordered`() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    #expect(TextPosition(line: 2, column: 9) < TextPosition(line: 10, column: 1))
    #expect(TextPosition(line: 2, column: 9) < TextPosition(line: 2, column: 10))
  }
}
