import CUnicode
import OversetModel

/// Finds the grapheme clusters, scripts and directions of texts.
///
/// Scratch of one worker: ICU's iterators, and what ICU said of characters before.
struct TextAnalyzer: ~Copyable {
  private let graphemes = BreakIterator(CUNI_GRAPHEME_CLUSTERS, locale: "")
  private let bidi = BidiResolver()
  private var characters = CharacterProperties()

  /// The analysis of one paragraph.
  mutating func analysis(of text: [UInt16], _ direction: WritingDirection) -> TextAnalysis {
    TextAnalysis(text, direction, characters: &characters, graphemes: graphemes, bidi: bidi)
  }

  /// How many grapheme clusters a text has, paragraph ends included.
  mutating func clusterCount(of text: [UInt16]) -> Int {
    TextAnalysis.clusterCount(of: text, characters: &characters, graphemes: graphemes)
  }

  /// The runs of a line in visual order; `isRightToLeft` is the paragraph's direction.
  func visualRuns(
    of line: [UInt16], isRightToLeft: Bool
  ) -> [(range: Range<Int>, isRightToLeft: Bool)] {
    bidi.visualRuns(of: line, isRightToLeft: isRightToLeft)
  }
}
