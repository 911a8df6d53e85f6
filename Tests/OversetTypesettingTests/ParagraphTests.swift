import Fixtures
import Foundation
import OversetModel
import Testing

@testable import OversetTypesetting

struct ParagraphTests {
  @Test(arguments: [
    ("", [""]), ("aa", ["aa"]), ("aa\nbb", ["aa", "bb"]), ("aa\r\nbb", ["aa", "bb"]),
    ("aa\rbb", ["aa", "bb"]), ("aa\u{2028}bb", ["aa", "bb"]), ("aa\u{2029}bb", ["aa", "bb"]),
    ("aa\u{85}bb", ["aa", "bb"]), ("aa\n", ["aa", ""]), ("\n\n", ["", "", ""]),
    ("aa\n\rbb", ["aa", "", "bb"]), ("한\n日", ["한", "日"]),
  ])
  func `a text is split at mandatory breaks`(text: String, expected: [String]) {
    let paragraphs = Typesetter(fonts: FontBook())
      .typeset(Array(text.utf16), in: EmFont.font(), locale: .english)
    #expect(paragraphs.map { $0.string(0..<$0.clusterCount) } == expected)
    var end = 0
    for paragraph in paragraphs {
      #expect(paragraph.offset == end)
      end = paragraph.offset + paragraph.text.count + paragraph.separatorLength
    }
    #expect(end == text.utf16.count)
  }

  /// UAX 29, as ICU has it; Swift's `Character` may be of another Unicode version.
  @Test(arguments: [
    ("abc", 3), ("👩‍👩‍👧‍👦", 1), ("🇩🇪🇫🇷", 2), ("👍🏽", 1), ("❤️", 1), ("e\u{301}", 1),
    ("a\u{300}\u{301}\u{302}\u{323}", 1), ("1️⃣", 1), ("각", 1), ("\u{1100}\u{1161}\u{11A8}", 1),
    ("नमस्ते", 3), ("क्ष", 1), ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 1),
    ("กำ", 1), ("مَرْ", 2),
  ])
  func `a grapheme cluster is one place in a text`(text: String, count: Int) throws {
    let paragraph = try wrapper(text, in: TypesetFont(system: .regular, points: 17)).paragraph
    #expect(paragraph.clusterCount == count)
    #expect(paragraph.clusters.last?.offset == Int32(text.utf16.count))
  }

  @Test(arguments: ["é", "ö", "ǟ", "Å", "й", "ḍ̇"])
  func `a decomposed letter measures like the composed one`(letter: String) throws {
    let font = TypesetFont(system: .regular, points: 17)
    let decomposed = letter.decomposed
    #expect(decomposed.utf16.count > letter.utf16.count || letter == "ḍ̇")
    #expect(width(of: "x\(decomposed)y", in: font) == width(of: "x\(letter)y", in: font))
    let inter = try RequiredFont.inter.font(from: FontBook())
    #expect(width(of: "x\(decomposed)y", in: inter) == width(of: "x\(letter)y", in: inter))
  }

  @Test(arguments: [
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}", "\u{AD}",
    "\u{2066}", "\u{2069}",
  ])
  func `what is ignorable has no width`(ignorable: String) throws {
    for font in [
      TypesetFont(system: .regular, points: 17), try RequiredFont.inter.font(from: FontBook()),
    ] {
      let paragraph = try wrapper("H\(ignorable)H", in: font).paragraph
      let plain = width(of: "H", in: font)
      #expect(abs(font.size.width(of: paragraph.advance) - 2 * plain) < 1e-6)
      #expect(!paragraph.hasMissing)
    }
  }

  @Test(arguments: [
    ("abc", false), ("مرحبا", true), ("שלום", true), ("abc שלום", false), ("שלום abc", true),
    ("123 שלום", true), ("123", false), ("", false), ("\u{200F}abc", true), ("… ؟", true),
  ])
  func `a paragraph has the direction of its first strong character`(
    text: String, isRightToLeft: Bool
  ) throws {
    let font = TypesetFont(system: .regular, points: 17)
    #expect(try wrapper(text, in: font).paragraph.isRightToLeft == isRightToLeft)
  }

  @Test func `runs cover the text without gaps`() throws {
    let texts = ["abc 한국 日本 مرحبا 👍 שלום", "\u{200E}مرحبا\u{200F} abc", "👍", "\u{200B}"]
    for text in texts {
      let paragraph = try wrapper(text, in: TypesetFont(system: .regular, points: 17)).paragraph
      var end = 0
      for run in paragraph.runs {
        #expect(run.clusters.lowerBound == end && !run.clusters.isEmpty)
        end = run.clusters.upperBound
      }
      #expect(end == paragraph.clusterCount)
    }
  }

  @Test func `a character that no font has is reported and takes some room`() throws {
    let font = TypesetFont(system: .regular, points: 17)
    let paragraph = try wrapper("a\u{E000}b\u{E001}\u{E000}", in: font).paragraph
    #expect(paragraph.hasMissing)
    #expect(paragraph.missing == ["\u{E000}", "\u{E001}"])
    #expect(font.size.width(of: paragraph.advance) > width(of: "ab", in: font) + 3 * 8)
    let inter = try RequiredFont.inter.font(from: FontBook())
    #expect(try wrapper("a\u{F0000}b", in: inter).paragraph.missing == ["\u{F0000}"])
  }

  @Test func `a lone surrogate is a character like any other`() {
    let font = TypesetFont(system: .regular, points: 17)
    for text in [[0xD800], [0x61, 0xDC00, 0x62], [0xD83D, 0x61], [0xDE00, 0xD83D]] as [[UInt16]] {
      let paragraphs = Typesetter(fonts: FontBook()).typeset(text, in: font, locale: .english)
      #expect(paragraphs.first?.clusters.last?.offset == Int32(text.count))
    }
  }
}

extension String {
  /// Normalization form D.
  fileprivate var decomposed: String { decomposedStringWithCanonicalMapping }
}
