import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

/// The default system font is a table of numbers: the same on every machine.
struct SystemFontTests {
  @Test(arguments: [
    (13.0, FontWeight.regular, 166.48), (17, .regular, 208.86), (17, .semibold, 217.85),
    (18, .regular, 220.19), (19, .regular, 230.82), (20, .regular, 239.53),
    (22, .regular, 260.63), (28, .regular, 329.54), (34, .regular, 397.79),
  ])
  func `a text is as wide as the measured table says`(
    size: Points, weight: FontWeight, expected: Points
  ) {
    let font = TypesetFont(system: weight, points: size)
    #expect(abs(width(of: "Continue with your account", in: font) - expected) < 0.005)
  }

  @Test(arguments: [10, 17, 28, 50], FontWeight.allCases)
  func `a line is as high at every weight`(size: Points, weight: FontWeight) {
    let font = TypesetFont(system: weight, points: size)
    #expect(abs(font.lineHeight - size * 2444 / 2048) < 1e-9)
  }

  /// Hangul is 0.865 em and Han 1.02 em wide, both without tracking.
  @Test func `Hangul and Han have one width each`() {
    let font = TypesetFont(system: .regular, points: 17)
    #expect(abs(width(of: "한국어", in: font) - 3 * 0.865 * 17) < 1e-6)
    #expect(abs(width(of: "日本語", in: font) - 3 * 1.02 * 17) < 0.1)
    #expect(width(of: "アイウ", in: font) == width(of: "日本語", in: font))
    #expect(
      width(of: "한국어", in: TypesetFont(system: .bold, points: 17))
        == width(of: "한국어", in: font))
  }

  @Test func `Latin letters keep their kerning and tracking beside Hangul`() {
    let font = TypesetFont(system: .regular, points: 17)
    let parts = width(of: "한", in: font) + width(of: "AV", in: font) + width(of: "국", in: font)
    #expect(abs(width(of: "한AV국", in: font) - parts) < 1e-9)
  }

  @Test func `pairs are kerned`() {
    let font = TypesetFont(system: .regular, points: 17)
    let apart = width(of: "A", in: font) + width(of: "V", in: font)
    #expect(width(of: "AV", in: font) < apart - 0.3)
    #expect(abs(width(of: "HH", in: font) - 2 * width(of: "H", in: font)) < 1e-9)
  }

  /// Advance, tracking and the display cut each weigh differently at each size.
  @Test func `widths are not linear in the size`() {
    func relative(_ size: Points) -> Double {
      width(of: "Continue", in: TypesetFont(system: .regular, points: size)) / size
    }
    #expect(relative(12) > relative(17))
    #expect(relative(19) > relative(24) - 0.2)
    #expect(abs(relative(80) - relative(160)) < 1e-9, "0 tracking and one cut from 80 pt on")
  }

  @Test func `widths never fall as the size grows`() {
    for text in ["Continue with your account", "lllll", "WWW", "1,234.56", "Ελληνικά", "日本 語"] {
      var last = 0.0
      for tenths in 50...1000 {
        let font = TypesetFont(system: .regular, points: Double(tenths) / 10)
        let next = width(of: text, in: font)
        #expect(next > last, "\(text) at \(font.size.points)")
        last = next
      }
    }
  }

  @Test func `every weight has widths`() {
    let widths = FontWeight.allCases.map {
      width(of: "Continue with your account", in: TypesetFont(system: $0, points: 17))
    }
    #expect(widths.allSatisfy { (195...235).contains($0) }, "\(widths)")
    #expect(SystemFont.isMeasured(.bold) && !SystemFont.isMeasured(.heavy))
  }

  @Test(arguments: FontWeight.allCases)
  func `the fast path agrees with the typesetter`(weight: FontWeight) throws {
    let table = SystemFont.table(for: weight)
    let characters = (UInt16(0x20)...0xFFFF).filter {
      table.index(of: $0) != 0 && !TableFont.needsAnalysis($0)
    }
    #expect(characters.count > 1400)
    let font = TypesetFont(system: weight, points: 17)
    let typesetter = Typesetter(fonts: FontBook())
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt16.random(in: 0x20...0x7E, using: &random)
          : characters.randomElement(using: &random) ?? 0x20
      }
      let fast = try #require(table.advance(ofSimpleText: text))
      // A word joiner is not in the table and has no width: with it the whole analysis runs.
      let whole = try #require(
        typesetter.typeset(text + [0x2060], in: font, locale: .english).first)
      #expect(whole.advance == fast, "\(String(decoding: text, as: UTF16.self))")
      let simple = try #require(typesetter.typeset(text, in: font, locale: .english).first)
      #expect(simple.advance == fast)
      #expect(simple.clusterCount + 1 == whole.clusterCount)
      for cluster in 0..<simple.clusterCount {
        #expect(simple.isSpace(cluster) == whole.isSpace(cluster), "U+\(text[cluster])")
      }
    }
  }

  @Test(arguments: ["한", "日", "م", "\u{E000}", "👍", "e\u{301}", "\u{488}", "\n"])
  func `the fast path leaves everything else to the typesetter`(text: String) {
    let table = SystemFont.table(for: .regular)
    #expect(table.advance(ofSimpleText: Array("a\(text)b".utf16)) == nil)
  }
}

/// What the numbers do not know for sure.
struct SystemFontDoubtTests {
  @Test(arguments: [
    (FontDescription.label, nil as String?), (.textStyle(.headline), nil),
    (.system(size: 17, weight: .heavy), "the weight's widths are those of the nearest one"),
    (.system(size: 17, italic: true), nil),
    (FontDescription(.monospacedSystem, size: .points(17)), nil),
    (
      .textStyle(.body).on(.watchOS),
      "watchOS sets text in SF Compact, and the widths are those of SF Pro"
    ),
    (
      .textStyle(.extraLargeTitle, contentSize: .small),
      "the size of extraLargeTitle at S is not published"
    ),
  ])
  func `a font whose widths are borrowed says so`(font: FontDescription, doubt: String?) throws {
    #expect(try FontBook().font(font).doubt == doubt)
  }

  @Test func `an italic is as wide as the upright`() throws {
    let fonts = FontBook()
    let italic = try fonts.font(.system(size: 17, italic: true))
    #expect(italic.isItalic)
    #expect(
      width(of: "Continue", in: italic)
        == width(of: "Continue", in: try fonts.font(.system(size: 17))))
  }

  /// `make pictures-truth`: the ink of lines on iOS 26.
  @Test(arguments: [
    (FontWeight.regular, 0.966), (.medium, 0.975), (.semibold, 0.985), (.bold, 0.995),
  ])
  func `the rounded design has widths of its own`(weight: FontWeight, share: Double) throws {
    var font = FontDescription.system(size: 12, weight: weight)
    let upright = width(of: "Continue", in: try FontBook().font(font))
    font.design = .rounded
    // At 12 pt nothing is tracked.
    #expect(abs(width(of: "Continue", in: try FontBook().font(font)) / upright - share) < 1e-4)
  }

  @Test(arguments: FontWeight.allCases)
  func `code has one advance at every weight`(weight: FontWeight) throws {
    let font = try FontBook().font(
      FontDescription(.monospacedSystem, size: .points(20), weight: weight))
    for text in ["let x = 1;", "iiiiiiiiii", "WWWWWWWWWW", "AVAVAVAVAV", "жжжжжжжжжж"] {
      #expect(abs(width(of: text, in: font) - 10 * 20 * 0.618) < 1e-6, "\(text)")
    }
    #expect(abs(font.lineHeight - 20 * 2444 / 2048) < 1e-9)
    #expect(font.identity != TypesetFont(system: weight, points: 20).identity)
  }

  @Test func `code's paint is in the middle of its advance`() throws {
    let table = SystemFont.monospaced
    let ink = try #require(table.ink(of: table.index(of: 0x6F)))
    #expect(abs(ink.minX - (0.618 - ink.maxX)) < 0.02)
  }
}
