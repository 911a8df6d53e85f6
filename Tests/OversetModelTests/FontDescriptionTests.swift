import OversetModel
import Testing

struct FontDescriptionTests {
  /// Human Interface Guidelines, iOS.
  @Test(arguments: [
    (TextStyle.largeTitle, [31.0, 34, 60]), (.title1, [25, 28, 58]), (.title2, [19, 22, 56]),
    (.title3, [17, 20, 55]), (.headline, [14, 17, 53]), (.body, [14, 17, 53]),
    (.callout, [13, 16, 51]), (.subheadline, [12, 15, 49]), (.footnote, [12, 13, 44]),
    (.caption1, [11, 12, 43]), (.caption2, [11, 11, 40]),
  ])
  func `a text style has a size at every category`(style: TextStyle, sizes: [Points]) {
    let categories = [ContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
    #expect(categories.map { style.metrics(at: $0).size } == sizes)
    #expect(style.metrics(at: .large).weight == (style == .headline ? .semibold : .regular))
  }

  @Test(arguments: TextStyle.allCases)
  func `a larger category never makes a text style smaller`(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { style.metrics(at: $0).size }
    #expect(sizes == sizes.sorted())
    #expect(sizes.count == 12)
  }

  @Test func `only text styles follow the category`() {
    let style = FontDescription.textStyle(.body, contentSize: .large)
    #expect(style.pointSize == 17)
    #expect(style.scaled(to: .accessibilityExtraLarge).pointSize == 40)
    for font in [
      FontDescription.system(size: 15, weight: .bold), .named("Inter", size: 15),
      .file("a.ttf", size: 15),
    ] {
      #expect(font.scaled(to: .accessibilityExtraLarge) == font)
      #expect(font.pointSize == 15)
    }
    #expect(FontDescription.label == .system(size: 17, weight: .regular))
  }

  @Test func `severities and positions are ordered`() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    #expect(TextPosition(line: 2, column: 9) < TextPosition(line: 10, column: 1))
    #expect(TextPosition(line: 2, column: 9) < TextPosition(line: 2, column: 10))
  }
}
