import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

/// HarfBuzz takes as long as the square of what goes on one syllable.
struct LongSyllableTests {
  private func glyphs(_ text: String, locale: String) throws -> [ShapingBuffer.Glyph] {
    let typesetter = Typesetter(fonts: FontBook())
    let locale = try #require(LocaleIdentifier(locale))
    let system = TypesetFont(system: .regular, points: 17)
    let units = Array(text.utf16)
    let paragraph = try #require(typesetter.typeset(units, in: system, locale: locale).first)
    let run = try #require(paragraph.runs.first)
    guard case .face(let face, _) = run.font else {
      Issue.record("'\(text.prefix(9))' is set in no font file: install fonts-noto-core")
      return []
    }
    return typesetter.shaper.glyphs(
      of: 0..<units.count, in: units, face: face, run: run, locale: locale,
      isRightToLeft: run.isRightToLeft)
  }

  /// The first character of a syllable, and what goes on it again and again.
  @Test(arguments: [
    ("km", "ក", "\u{17D2}ក"), ("km", "ក", "\u{17C0}"), ("my", "က", "\u{1039}က"),
    ("my", "က", "\u{103C}"), ("te", "క", "\u{C4D}క"), ("te", "క", "\u{C4D}\u{200D}క"),
    ("jv", "\u{A98F}", "\u{A9C0}\u{A98F}"), ("jv", "\u{A98F}", "\u{A9BA}"),
    ("ban", "\u{1B13}", "\u{1B40}"), ("si", "\u{D9A}", "\u{DDD}"),
    ("ccp", "\u{11107}", "\u{11127}"), ("nod", "\u{1A20}", "\u{1A60}\u{1A20}"),
  ])
  func `no syllable has more glyphs than a font can join`(
    locale: String, first: String, rest: String
  ) throws {
    let glyphs = try glyphs(first + String(repeating: rest, count: 1000), locale: locale)
    let sizes = Dictionary(grouping: glyphs, by: \.cluster).mapValues(\.count)
    #expect(try #require(sizes.values.max()) <= 200)
  }

  @Test(arguments: [
    ("km", "ស្ត្រី"), ("te", "స్త్రీ"), ("my", "က္ကြွေး"), ("hi", "र्त्स्न्या"), ("ml", "ന്ത്ര്യ"),
    ("si", "ක්‍ෂ්‍යෝ"),
  ])
  func `a word of many syllables is shaped as each of them`(locale: String, syllable: String) throws
  {
    let one = try glyphs(syllable, locale: locale).map(\.id)
    let many = try glyphs(String(repeating: syllable, count: 50), locale: locale).map(\.id)
    #expect(many == Array(repeating: one, count: 50).flatMap { $0 })
  }
}
