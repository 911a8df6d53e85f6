import CUnicode
import OversetModel

/// Finds where the lines of a paragraph may end in one locale (UAX 14, tailored by CLDR).
final class LineBreaker {
  private let iterator: BreakIterator

  /// Japanese is broken strictly: no small Kana or prolonged sound mark begins a line. What UIKit
  /// does is not documented; ICU's own default for `ja` is `normal`.
  init(locale: LocaleIdentifier) {
    let strictness = locale.language == "ja" ? "@lb=strict" : ""
    iterator = BreakIterator(CUNI_LINES, locale: locale.identifier + strictness)
  }

  /// The clusters that a line may end before, ascending; the last is the paragraph's end.
  func opportunities(in paragraph: Paragraph) -> [Int32] {
    var opportunities: [Int32] = []
    var cluster = 0
    for offset in iterator.boundaries(in: paragraph.text) {
      while cluster < paragraph.clusterCount, paragraph.clusterOffsets[cluster] < offset {
        cluster += 1
      }
      // UAX 14 may break inside a grapheme cluster; a label does not.
      guard paragraph.clusterOffsets[cluster] == offset else { continue }
      opportunities.append(Int32(cluster))
    }
    return opportunities
  }
}
