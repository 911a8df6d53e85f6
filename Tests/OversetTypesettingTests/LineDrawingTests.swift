import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

struct LineDrawingTests {
  private let system = TypesetFont(system: .regular, points: 17)

  private func draw(
    _ text: String, in font: TypesetFont, locale: String = "en", isRightToLeft: Bool = false
  ) throws -> LineDrawing {
    Typesetter(fonts: FontBook()).draw(
      text,
      LineStyle(
        font: font, locale: try #require(LocaleIdentifier(locale)), isRightToLeft: isRightToLeft))
  }

  @Test(arguments: [
    ("ja", "NotoSansCJKjp-Regular"), ("ko", "NotoSansCJKkr-Regular"),
    ("zh-Hans", "NotoSansCJKsc-Regular"), ("zh-Hant", "NotoSansCJKtc-Regular"),
  ])
  func `Han is drawn in the locale's own shapes`(locale: String, name: String) throws {
    try RequiredFont.require(
      .japanese, .korean, .simplifiedChinese, .traditionalChinese, from: FontBook())
    let drawing = try draw("直骨", in: system, locale: locale)
    #expect(drawing.glyphs.map(\.face.postScriptName) == [name, name])
  }

  /// U+76F4 has another shape in Japanese than in Chinese, which `locl` chooses.
  @Test func `a label in a font of Han keeps to the locale's shapes`() throws {
    let font = try RequiredFont.japanese.font(from: FontBook())
    let japanese = try draw("直", in: font, locale: "ja").glyphs.map(\.id)
    let chinese = try draw("直", in: font, locale: "zh-Hans").glyphs.map(\.id)
    #expect(japanese != chinese)
    let simplified = try RequiredFont.simplifiedChinese.font(from: FontBook())
    #expect(try draw("直", in: simplified, locale: "zh-Hans").glyphs.map(\.id) == chinese)
  }

  @Test func `a drawing is as wide as the text measures`() throws {
    try RequiredFont.require(.inter, .arabic, .hebrew, .emoji, from: FontBook())
    let inter = try RequiredFont.inter.font(from: FontBook())
    for text in ["AVATAR To", "Continue with your account", "תשלום 100", "مرحبا", "日本 한국 👍", ""] {
      for font in [system, inter] {
        let drawing = try draw(text, in: font)
        #expect(abs(drawing.width - width(of: text, in: font)) < 1e-4, "\(text)")
      }
    }
  }

  @Test func `glyphs stand from left to right in visual order`() throws {
    try RequiredFont.require(.hebrew, .inter, from: FontBook())
    // "abc" keeps its order; the Hebrew word runs the other way behind it.
    let drawing = try draw("abc אבג", in: system)
    let offsets = drawing.glyphs.map(\.textOffset).filter { $0 != 3 }
    #expect(offsets == [0, 1, 2, 6, 5, 4])
    let rightToLeft = try draw("abc אבג", in: system, isRightToLeft: true)
    #expect(rightToLeft.glyphs.map(\.textOffset).filter { $0 != 3 } == [6, 5, 4, 0, 1, 2])
    for drawing in [drawing, rightToLeft] {
      #expect(zip(drawing.glyphs, drawing.glyphs.dropFirst()).allSatisfy { $0.x <= $1.x })
    }
  }

  @Test func `parentheses are mirrored in a right-to-left line`() throws {
    try RequiredFont.require(.inter, from: FontBook())
    let left = try draw("(", in: system).glyphs.map(\.id)
    let right = try draw(")", in: system).glyphs.map(\.id)
    #expect(left != right)
    #expect(try draw("(", in: system, isRightToLeft: true).glyphs.map(\.id) == right)
  }

  @Test func `spaces leave no glyph and numbers borrow Inter's shapes`() throws {
    try RequiredFont.require(.inter, from: FontBook())
    let drawing = try draw("a b", in: system)
    #expect(drawing.glyphs.map(\.textOffset) == [0, 2])
    #expect(drawing.glyphs.allSatisfy { $0.face.familyName == "Inter" && $0.size == 17 })
  }

  @Test func `an emoji and a missing character are left to the reader's fonts`() throws {
    try RequiredFont.require(.inter, .emoji, from: FontBook())
    let drawing = try draw("a👍\u{E000}", in: system)
    #expect(drawing.glyphs.map(\.text) == [nil, "👍", "\u{E000}"])
  }

  /// A chain of joined emoji is one cluster, and a glyph for each of them.
  @Test(arguments: [2, 3, 1000])
  func `a cluster without outlines is drawn once, however many glyphs it has`(count: Int) throws {
    try RequiredFont.require(.emoji, from: FontBook())
    let emoji = Array(repeating: "👩", count: count).joined(separator: "\u{200D}")
    for (text, drawn) in [(emoji, [emoji]), (emoji + "🎉" + emoji, [emoji, "🎉", emoji])] {
      let drawing = try draw(text, in: system)
      #expect(drawing.glyphs.map(\.text) == drawn)
      #expect(abs(drawing.width - width(of: text, in: system)) < 1e-4)
    }
  }
}
