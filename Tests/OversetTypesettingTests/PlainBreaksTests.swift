import CUnicode
import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

/// Breaks that are found without ICU are those that ICU finds.
struct PlainBreaksTests {
  /// Characters of every kind that the fast path knows, and some that it does not.
  private static let characters = "aZé\u{1EF}ЖΩщאهẾ0 9 .,:;!?'’()[]\u{A0}-–—/%$…«“\u{300}漢"

  /// The locales that ICU has rules for, and the strictness that is asked for in Japanese.
  private static let locales: [LocaleIdentifier] = {
    var locales: [LocaleIdentifier] = []
    var index: Int32 = 0
    while let name = cuni_available_locale(index) {
      locales += [LocaleIdentifier(String(cString: name))].compactMap { $0 }
      index += 1
    }
    return locales
  }()

  /// The breaks that ICU finds, as a breaker would ask for them.
  private func asked(_ text: [UInt16], _ iterator: inout BreakIterator) -> [Int32] {
    Array(iterator.boundaries(in: text))
  }

  @Test func `they agree in every text of four characters`() {
    let units = Array(Self.characters.utf16)
    var iterator = BreakIterator(CUNI_LINES, locale: "en")
    var known = 0
    for first in units {
      for second in units {
        for third in units {
          for fourth in units + [0x62] {
            let text = [first, second, third, fourth]
            guard let found = PlainBreaks.opportunities(in: text) else { continue }
            known += 1
            if found != asked(text, &iterator) {
              Issue.record("\(String(decoding: text, as: UTF16.self)): \(found)")
            }
          }
        }
      }
    }
    #expect(known > 100_000)
  }

  @Test func `they agree for every pair of a letter and another character of the table`() {
    var iterator = BreakIterator(CUNI_LINES, locale: "en")
    for unit in UInt16(0x20)..<0xD800 {
      for text in [
        [unit], [0x61, unit], [unit, 0x61], [0x61, 0x20, unit, 0x61], [unit, 0x20, 0x61],
      ] {
        guard let found = PlainBreaks.opportunities(in: text) else { continue }
        #expect(found == asked(text, &iterator), "U+\(String(unit, radix: 16))")
      }
    }
  }

  @Test func `they agree in every locale whose rules for words are the common ones`() throws {
    #expect(Self.locales.count > 500)
    var random = SeededGenerator(seed: 46)
    let texts = (0..<60).map { _ in
      Array(
        random.text(
          words: Int.random(in: 1...6, using: &random), of: "abéЖ09.,!?'()\u{A0}", longest: 7
        ).utf16)
    }
    var known = 0
    for locale in Self.locales where PlainBreaks.hold(in: locale) {
      var iterator = BreakIterator(CUNI_LINES, locale: locale.identifier)
      for text in texts {
        guard let found = PlainBreaks.opportunities(in: text) else { continue }
        known += 1
        #expect(
          found == asked(text, &iterator),
          "\(locale): \(String(decoding: text, as: UTF16.self))")
      }
    }
    #expect(known > 3000)
  }

  @Test(arguments: ScriptSample.all)
  func `clusters without joining characters are those of ICU`(sample: ScriptSample) {
    var random = SeededGenerator(seed: 47)
    var analyzer = TextAnalyzer()
    for _ in 0..<40 {
      let text = Array(
        sample.words.shuffled(using: &random).joined(separator: sample.separator).utf16)
      let whole = analyzer.clusterCount(of: text)
      // A joining character far away makes ICU say where the clusters are.
      #expect(analyzer.clusterCount(of: text + [0x20, 0x61, 0x301]) == whole + 2)
    }
  }

  @Test func `two neighbours are one cluster only where one of them joins`() {
    var graphemes = BreakIterator(CUNI_GRAPHEME_CLUSTERS, locale: "")
    let properties = CharacterProperties.asked(of: (0..<0xD800).map { UInt16($0) })
    let plain = (0..<0xD800).filter { properties[$0].flags & UInt32(CUNI_JOINING) == 0 }
    #expect(plain.count > 30_000)
    var random = SeededGenerator(seed: 48)
    for unit in plain {
      let other = UInt16(random.one(of: plain))
      let text = [UInt16(unit), other, UInt16(unit), 0x61]
      if Array(graphemes.boundaries(in: text)) != [1, 2, 3, 4] {
        Issue.record("U+\(String(unit, radix: 16)) and U+\(String(other, radix: 16))")
      }
    }
  }
}
