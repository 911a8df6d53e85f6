import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

/// What a text measures where it is cut: prefix sums, and shapes made anew where a cut changes
/// them.
struct CutTests {
  @Test func `both parts of kerned Latin measure as if alone`() throws {
    let font = try RequiredFont.inter.font(from: FontBook())
    try expectPartsAsIfAlone("AVATAR To We're 11:45 Ty. fi ffl", in: font)
    try expectPartsAsIfAlone("Verträge überprüfen", in: font)
  }

  @Test func `both parts of a text in the system font measure as if alone`() throws {
    try expectPartsAsIfAlone(
      "AVATAR To We're 11:45 한국 Ty. 日本", in: TypesetFont(system: .regular, points: 17))
  }

  private func expectPartsAsIfAlone(_ text: String, in font: TypesetFont) throws {
    let typesetter = Typesetter(fonts: FontBook())
    let whole = try wrapper(text, in: font, typesetter: typesetter)
    let count = whole.paragraph.clusterCount
    for cut in 0...count {
      for part in [0..<cut, cut..<count] {
        let alone = width(of: whole.paragraph.string(part), in: font, typesetter: typesetter)
        let measured = whole.width(of: part, at: font.size)
        #expect(abs(measured - alone) < 1e-3, "\(whole.paragraph.string(part)) of \(text)")
      }
    }
  }

  @Test func `the letters of an Arabic word keep their joined forms at a cut`() throws {
    let font = try RequiredFont.arabic.font(from: FontBook())
    let word = try wrapper("عربي", in: font, locale: "ar")
    let joiner = "\u{200D}"
    for (cut, start, end) in [(1, "ع" + joiner, joiner + "ربي"), (3, "عرب" + joiner, joiner + "ي")]
    {
      #expect(
        abs(word.width(of: 0..<cut, at: font.size) - width(of: start, in: font)) < 1e-6)
      #expect(abs(word.width(of: cut..<4, at: font.size) - width(of: end, in: font)) < 1e-6)
    }
    let isolated = width(of: "ع", in: font)
    #expect(abs(word.width(of: 0..<1, at: font.size) - isolated) > 0.01, "not the isolated form")
  }

  /// Noto Sans Arabic sets lam and alef as one glyph.
  @Test func `a ligature is cut into its letters`() throws {
    let font = try RequiredFont.arabic.font(from: FontBook())
    let word = try wrapper("لا", in: font, locale: "ar")
    let whole = word.width(of: 0..<2, at: font.size)
    #expect(word.width(of: 0..<1, at: font.size) > 0.1 * whole)
    #expect(abs(whole - width(of: "لا", in: font)) < 1e-9)
  }

  @Test(arguments: [
    ("Where you are, AVATAR", RequiredFont.inter, "en"),
    ("تأكيد الحجز والدفع", .arabic, "ar"),
    ("ชำระเงินและยืนยัน", .thai, "th"),
    ("भुगतान की पुष्टि", .devanagari, "hi"),
  ])
  func `the longest part that fits is the longest`(
    text: String, required: RequiredFont, locale: String
  ) throws {
    let font = try required.font(from: FontBook())
    let wrapper = try wrapper(text, in: font, locale: locale)
    let count = wrapper.paragraph.clusterCount
    let all = font.size.width(of: wrapper.paragraph.advance)
    for width in stride(from: 0, through: all + 10, by: 3.7) {
      for place in [0, count / 2] {
        let end = wrapper.longestPrefix(from: place, width: width, at: font.size)
        #expect(wrapper.width(of: place..<end, at: font.size) <= width + 1e-6)
        if end < count {
          #expect(wrapper.width(of: place..<end + 1, at: font.size) > width)
        }
      }
      let start = wrapper.longestSuffix(to: count, width: width, at: font.size)
      #expect(wrapper.width(of: start..<count, at: font.size) <= width + 1e-6)
      if start > 0 { #expect(wrapper.width(of: start - 1..<count, at: font.size) > width) }
    }
  }

  @Test func `the ellipsis is set in the font at the cut`() throws {
    let fonts = FontBook()
    let typesetter = Typesetter(fonts: fonts)
    let system = TypesetFont(system: .regular, points: 17)
    let latin = try wrapper("abc", in: system, typesetter: typesetter)
    let ellipsis = latin.ellipsis(at: 1, in: system, size: system.size)
    #expect(ellipsis.text == "…")
    #expect(abs(ellipsis.width - width(of: "…", in: system)) < 1e-9)
    // Noto Sans Arabic has none: by itself it shows full stops, in a system label the system's.
    let arabic = try RequiredFont.arabic.font(from: fonts)
    let word = try wrapper("عربي", in: arabic, locale: "ar", typesetter: typesetter)
    #expect(
      word.ellipsis(at: 1, in: arabic, size: arabic.size).text == "...")
    #expect(
      word.ellipsis(at: 1, in: system, size: system.size).text == "…")
  }
}
