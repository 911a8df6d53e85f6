import CUnicode
import OversetModel

/// Finds where the lines of a paragraph may end in one locale (UAX 14, tailored by CLDR).
final class LineBreaker {
  private var iterator: BreakIterator
  private let isKorean: Bool
  private let breaksWordsPlainly: Bool

  /// Japanese is broken strictly: no small Kana or prolonged sound mark begins a line. UIKit's
  /// behaviour is not documented; ICU's own default for `ja` is `normal`.
  init(locale: LocaleIdentifier) {
    let strictness = locale.language == "ja" ? "@lb=strict" : ""
    isKorean = locale.language == "ko"
    breaksWordsPlainly = PlainBreaks.hold(in: locale)
    iterator = BreakIterator(CUNI_LINES, locale: locale.identifier + strictness)
  }

  /// The clusters that a line may end before, ascending; the last is the paragraph's end.
  ///
  /// `.hangulWordPriority` forbids a break between two Hangul syllables, and so does `.standard` in
  /// Korean (the most plausible reading of "what standard labels use"). ICU 72 accepts
  /// `lw=keepall` and ignores it.
  func opportunities(in paragraph: Paragraph, strategy: LineBreakStrategy) -> [Int32] {
    if breaksWordsPlainly, paragraph.clusterCount == paragraph.text.count,
      let opportunities = PlainBreaks.opportunities(in: paragraph.text)
    {
      return opportunities
    }
    let keepsHangul = strategy == .standard ? isKorean : strategy.contains(.hangulWordPriority)
    var opportunities: [Int32] = []
    var cluster = 0
    for offset in iterator.boundaries(in: paragraph.text) {
      while cluster < paragraph.clusterCount, paragraph.clusters[cluster].offset < offset {
        cluster += 1
      }
      // UAX 14 may break inside a grapheme cluster; a label does not.
      guard paragraph.clusters[cluster].offset == offset else { continue }
      if keepsHangul, cluster > 0, cluster < paragraph.clusterCount,
        paragraph.isHangul(cluster - 1), paragraph.isHangul(cluster)
      {
        continue
      }
      // Nor inside a syllable; ICU's dictionary may.
      if paragraph.continuesSyllable(cluster) { continue }
      opportunities.append(Int32(cluster))
    }
    return opportunities
  }
}

/// The breakers of the locales so far. Scratch of one worker.
final class LineBreakers {
  private var known: [LocaleIdentifier: LineBreaker] = [:]

  /// Where a line of the paragraph may end, in clusters, ascending; the last is its end.
  func opportunities(
    in paragraph: Paragraph, locale: LocaleIdentifier, strategy: LineBreakStrategy
  ) -> [Int32] {
    let breaker = known[locale] ?? LineBreaker(locale: locale)
    known[locale] = breaker
    return breaker.opportunities(in: paragraph, strategy: strategy)
  }
}

extension Paragraph {
  /// Whether no line begins with a cluster, also where a word must be broken inside.
  func beginsNoLine(_ cluster: Int) -> Bool {
    guard cluster > 0, cluster < clusterCount else { return false }
    return unsafe cuni_begins_no_line(text, Int32(clamping: text.count), clusters[cluster].offset)
      || continuesSyllable(cluster)
  }

  /// Whether a cluster begins with a Hangul syllable or letter.
  fileprivate func isHangul(_ cluster: Int) -> Bool {
    switch text[Int(clusters[cluster].offset)] {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
    default: false
    }
  }
}
