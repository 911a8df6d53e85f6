package import OversetModel

/// Breaks one paragraph into lines of a width, greedily, as a label does.
///
/// A class, because it asks ICU for break opportunities only when one line is not enough, and once.
package final class LineWrapper {
  /// What is broken into lines.
  package let paragraph: Paragraph
  /// The language of the text, for its breaks.
  package let locale: LocaleIdentifier
  private let shaper: ParagraphShaper
  private let breakers: LineBreakers
  private(set) lazy var counter = LineCounter(paragraph, opportunities: opportunities)
  /// The advances of what was shaped again at a cut: a search for a size needs the same ones.
  private var cuts: [Range<Int>: Advance] = [:]
  /// Where a line may end, in clusters, ascending; the last is the paragraph's end.
  private(set) lazy var opportunities = breakers.opportunities(
    in: paragraph, locale: locale, strategy: strategy)
  private let strategy: LineBreakStrategy
  /// Nil where the paragraph has no tab.
  let tabs: TabStops?
  /// What searches in this paragraph have found.
  package var searches = ParagraphSearches()

  /// Breaks nothing yet.
  init(
    _ paragraph: Paragraph, shaper: ParagraphShaper, breakers: LineBreakers,
    locale: LocaleIdentifier, strategy: LineBreakStrategy, tabs: TabStops?
  ) {
    self.paragraph = paragraph
    self.shaper = shaper
    self.breakers = breakers
    self.locale = locale
    self.strategy = strategy
    self.tabs = paragraph.tabs.isEmpty ? nil : tabs ?? .standard
  }

  /// Whether lines may end at the same places in every locale without rules of its own.
  package var breaksPlainly: Bool {
    PlainBreaks.hold(in: locale) && paragraph.clusterCount == paragraph.text.count
      && PlainBreaks.opportunities(in: paragraph.text) != nil
  }

  /// Lines in clusters, without gaps, at most `limit` of them; an empty paragraph has one empty
  /// line.
  ///
  /// Word wrapping: white space hangs at the end of a line, and a word wider than the line is
  /// broken at a cluster (recordings, rules 5 and 6). Cluster wrapping: nothing hangs.
  /// `firstWidth` is that of the first line where it differs.
  package func lines(
    width: Points, firstWidth: Points? = nil, at size: FontSize, byCluster: Bool = false,
    limit: Int = .max
  ) -> [Range<Int>] {
    let all = 0..<paragraph.clusterCount
    let whole = byCluster ? all : paragraph.trimmingEnd(all)
    if self.width(of: whole, at: size) <= (firstWidth ?? width) + roundingSlack { return [all] }
    var lines: [Range<Int>] = []
    var start = 0
    repeat {
      let width = lines.isEmpty ? firstWidth ?? width : width
      let end =
        byCluster
        ? prefixEnd(from: start, width: width, at: size)
        : wordEnd(from: start, width: width, at: size)
      lines.append(start..<end)
      start = end
    } while start < paragraph.clusterCount && lines.count < limit
    let isWhole = start == paragraph.clusterCount
    if isWhole, !byCluster, strategy.pushesWordsOut { pushOut(&lines, width: width, at: size) }
    return lines
  }

  /// The end of the line that begins at `start`, broken between words where one fits.
  private func wordEnd(from start: Int, width: Points, at size: FontSize) -> Int {
    let fitting = longestPrefix(from: start, width: width, at: size)
    var next = opportunities.partitioningIndex { Int($0) > fitting }
    // White space behind the last word that fits hangs.
    if next < opportunities.count {
      let end = Int(opportunities[next])
      if end > start, paragraph.trimmingEnd(start..<end).upperBound <= fitting { next += 1 }
    }
    while next > 0 {
      let end = Int(opportunities[next - 1])
      if end <= start { break }
      if showsHyphenThatFits(start..<end, width: width, at: size) { return end }
      next -= 1
    }
    let longest = max(fitting, min(start + 1, paragraph.clusterCount))
    // A soft hyphen that has no room to show begins the next line.
    func isCut(_ end: Int) -> Bool {
      end == start + 1 || showsHyphenThatFits(start..<end, width: width, at: size)
    }
    var end = longest
    while !isCut(end) || paragraph.beginsNoLine(end) {
      end -= 1
      if end > start { continue }
      // No end is good.
      end = longest
      while !isCut(end) { end -= 1 }
      break
    }
    return end
  }

  /// Whether the line has room for the hyphen of a soft hyphen at its end; true where there is
  /// none.
  private func showsHyphenThatFits(_ line: Range<Int>, width: Points, at size: FontSize) -> Bool {
    let last = line.upperBound - 1
    guard line.upperBound < paragraph.clusterCount,
      paragraph.clusters[last].flags.contains(.softHyphen)
    else { return true }
    return self.width(of: line, at: size) + hyphenWidth(at: line, at: size) <= width + roundingSlack
  }

  /// The width in points of a range without tabs, with the shapes that its ends have when the text
  /// is cut there.
  func untabbedWidth(of clusters: Range<Int>, at size: FontSize) -> Points {
    shaper.width(of: clusters, in: paragraph, at: size, locale: locale, cuts: &cuts)
  }

  /// The width of the hyphen that a soft hyphen shows at the end of a line.
  package func hyphenWidth(at line: Range<Int>, at size: FontSize) -> Points {
    shaper.hyphenWidth(of: paragraph, at: line.upperBound - 1, size: size)
  }

  /// The ellipsis in the font that sets a cluster, and its width in points; `font` is the label's
  /// own.
  package func ellipsis(
    at cluster: Int, in font: TypesetFont, size: FontSize
  ) -> (text: String, width: Points) {
    shaper.ellipsis(at: cluster, of: paragraph, in: font, size: size)
  }
}
