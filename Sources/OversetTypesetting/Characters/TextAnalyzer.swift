import CUnicode
import OversetModel

/// Finds the grapheme clusters, scripts and directions of texts.
///
/// Scratch of one worker: ICU's iterators, and the known properties of characters.
struct TextAnalyzer: ~Copyable {
  private var graphemes = BreakIterator(CUNI_GRAPHEME_CLUSTERS, locale: "")
  private let bidi = BidiResolver()
  private var known = CharacterProperties()
  /// The analysis that was given back.
  private var spare = TextAnalysis()

  /// The analysis of one paragraph; give it back with `reuse` after use.
  mutating func analysis(
    of text: [UInt16], _ direction: WritingDirection = .natural
  ) -> TextAnalysis {
    var analysis = TextAnalysis()
    swap(&analysis, &spare)
    analysis.analyze(text, direction, known: &known, graphemes: &graphemes, bidi: bidi)
    return analysis
  }

  /// Takes back an analysis, to reuse its arrays for the next text.
  mutating func reuse(_ analysis: consuming TextAnalysis) { spare = analysis }

  /// How many grapheme clusters a text has, paragraph ends included.
  mutating func clusterCount(of text: [UInt16]) -> Int {
    spare.clusterCount(of: text, known: &known, graphemes: &graphemes)
  }

  /// The runs of a line in visual order; `isRightToLeft` is the paragraph's direction.
  func visualRuns(
    of line: [UInt16], isRightToLeft: Bool
  ) -> [(range: Range<Int>, isRightToLeft: Bool)] {
    bidi.visualRuns(of: line, isRightToLeft: isRightToLeft)
  }
}
