import CUnicode
import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

/// UAX 14 and UAX 29, by the files that Unicode tests them with: every offset of every text.
struct BreakTests {
  struct Case: Sendable, CustomStringConvertible {
    var file: String
    var kind: cuni_boundaries
    var locale = "en"
    /// Where ICU differs from the file, and nowhere else.
    var tailorings: [BreakTailoring] = []

    var description: String { "\(file) in '\(locale)'" }
  }

  @Test(arguments: [
    Case(file: "GraphemeBreakTest", kind: CUNI_GRAPHEME_CLUSTERS),
    Case(file: "GraphemeBreakTest", kind: CUNI_GRAPHEME_CLUSTERS, locale: ""),
    Case(file: "WordBreakTest", kind: CUNI_WORDS, tailorings: BreakTailoring.words),
    Case(file: "WordBreakTest", kind: CUNI_WORDS, locale: "fi"),
    Case(file: "WordBreakTest", kind: CUNI_WORDS, locale: "sv"),
    Case(file: "LineBreakTest", kind: CUNI_LINES, tailorings: BreakTailoring.lines),
    Case(
      file: "LineBreakTest", kind: CUNI_LINES, locale: "ja@lb=strict",
      tailorings: BreakTailoring.lines),
  ])
  func `boundaries are Unicode's, except ICU's own rules`(_ c: Case) throws {
    var iterator = BreakIterator(c.kind, locale: c.locale)
    var different: Set<String> = []
    for text in try BoundaryCase.all(in: "auxiliary/\(c.file).txt") {
      let boundaries = Array(iterator.boundaries(in: text.text))
      if boundaries != text.boundaries { different.insert(text.notation(boundaries)) }
    }
    let known = Set(c.tailorings.flatMap(\.texts))
    #expect(different.subtracting(known) == [], "no rule of ICU's own is known for these")
    #expect(known.subtracting(different) == [], "these no longer differ: take them off the list")
  }

  /// What a label makes of the same texts: mandatory breaks end paragraphs, and no line ends inside
  /// a grapheme cluster.
  @Test(arguments: ["en", "ja"])
  func `lines may end where Unicode says, between clusters`(locale: String) throws {
    let locale = try #require(LocaleIdentifier(locale))
    let typesetter = Typesetter(fonts: FontBook())
    var graphemes = BreakIterator(CUNI_GRAPHEME_CLUSTERS, locale: "")
    var different: Set<String> = []
    for text in try BoundaryCase.all(in: "auxiliary/LineBreakTest.txt") {
      let found = lineEnds(in: text.text, locale: locale, typesetter: typesetter)
      let clusters = Set(graphemes.boundaries(in: text.text))
      if found != text.boundaries.filter(clusters.contains) {
        different.insert(text.notation(found))
      }
    }
    let known = Set((BreakTailoring.lines + BreakTailoring.paragraphs).flatMap(\.texts))
    #expect(different.subtracting(known) == [], "no reason is known for these")
    #expect(known.subtracting(different) == [], "these no longer differ: take them off the list")
  }

  /// Every place where a line may or must end, in UTF-16 code units.
  private func lineEnds(
    in text: [UInt16], locale: LocaleIdentifier, typesetter: Typesetter
  ) -> [Int32] {
    let paragraphs = typesetter.typeset(text, in: EmFont.font(), locale: locale)
    let ends = paragraphs.flatMap { paragraph in
      let inside = typesetter.breakers.opportunities(
        in: paragraph, locale: locale, strategy: .none
      )
      .filter { $0 < paragraph.clusterCount }
      .map { Int32(paragraph.offset) + paragraph.clusters[Int($0)].offset }
      let end = paragraph.offset + paragraph.text.count + paragraph.separatorLength
      return inside + [Int32(end)]
    }
    // A text that ends in a separator has an empty last paragraph.
    return paragraphs.last?.text.isEmpty == true ? ends.dropLast() : ends
  }
}
