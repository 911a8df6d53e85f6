import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// Whatever stands in a configuration, a label answers.
struct DegenerateLabelTests {
  private static let texts = [
    "", " ", "\n\n", "a", "a\nb\n", "ab abc-ab", "   ab   ", "a\u{AD}b", "\u{200B}", "👩‍👩‍👧‍👦",
    "مرحبا", "\u{FFFD}", "\u{E000}",
  ]

  @Test(arguments: LineBreakMode.allCases)
  func `no bounds are too small or too large`(mode: LineBreakMode) throws {
    let fonts = FontBook()
    let typesetter = Typesetter(fonts: fonts)
    let texts = Self.texts.map { text in
      LabelText(
        Array(text.utf16), in: EmFont.font(), locale: .english, typesetter: typesetter)
    }
    for width in [0, 1e-9, 1, 1e6, 1e12, .infinity] {
      for height in [0, 1e-9, 1.5, 1e12, .infinity] {
        for lines in [0, 1, 2, 1_000_000] {
          var label = TestLabel(width: width, height: height, lines: lines, mode)
          for isShrinking in [false, true] {
            if isShrinking { label = label.shrinking(to: 1e-6) }
            for (text, string) in zip(texts, Self.texts) {
              let fit = label.fitter.fit(text)
              #expect(!fit.lines.isEmpty)
              #expect(fit.scale > 0 && fit.scale <= 1)
              #expect(!(fit.used.width?.isNaN ?? false), "\(string.debugDescription)")
              #expect(!fit.lines.contains { $0.rect.y.isNaN || $0.rect.x.isNaN })
            }
          }
        }
      }
    }
  }

  @Test func `a very long text takes a moment`() {
    var random = SeededGenerator(seed: 13)
    let text = random.text(words: 20_000, of: "abcdefghij", longest: 12)
    let fit = TestLabel(width: 40, lines: 5).fit(text)
    #expect(fit.lines.count == 5)
    #expect(fit.shown.count + fit.lost.count == text.count + 1)
  }
}
