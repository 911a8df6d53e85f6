import OversetModel

/// Breaks one paragraph into lines of a width, greedily, as a label does.
///
/// A class, because it asks ICU for break opportunities only when one line does not do, and once.
public final class LineWrapper {
  /// What shapes text anew at a cut.
  public let typesetter: Typesetter
  /// What is broken into lines.
  public let paragraph: Paragraph
  /// The language of the text, for its breaks.
  public let locale: LocaleIdentifier
  private lazy var counter = LineCounter(paragraph, opportunities: opportunities)
  /// The advances of what was shaped anew at a cut: a search for a size asks for the same ones.
  private var cuts: [Range<Int>: Advance] = [:]
  private lazy var opportunities = typesetter.breakOpportunities(
    in: paragraph, locale: locale, strategy: strategy)
  private let strategy: LineBreakStrategy
  /// Nil where the paragraph has no tab.
  private let tabs: TabStops?
  /// What searches in this paragraph have found.
  package var searches = ParagraphSearches()

  /// Breaks nothing yet.
  public init(
    _ paragraph: Paragraph, typesetter: Typesetter, locale: LocaleIdentifier,
    strategy: LineBreakStrategy = .none, tabs: TabStops? = nil
  ) {
    self.paragraph = paragraph
    self.typesetter = typesetter
    self.locale = locale
    self.strategy = strategy
    self.tabs = paragraph.tabs.isEmpty ? nil : tabs ?? .standard
  }

  /// Lines in clusters, without gaps, at most `limit` of them; an empty paragraph has one empty
  /// line.
  ///
  /// Word wrapping: white space hangs at the end of a line, and a word wider than the line is
  /// broken at a cluster (recordings, rules 5 and 6). Cluster wrapping: nothing hangs.
  /// `firstWidth` is that of the first line where it differs.
  public func lines(
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

  /// Widths that have room for each word, and not for all of them on two lines; nil where none is
  /// known.
  package func tooNarrowForTwoLines(at size: FontSize) -> Range<Points>? {
    guard let counter, let least = counter.leastWidthOfTwoLines(at: size) else { return nil }
    let widest = counter.widestPart(at: size)
    // A little less, for what two ways to add up a width differ by.
    let end = least - 4 * roundingSlack
    return widest < end ? widest..<end : nil
  }

  /// About the least width at which the words are on so many lines, none of them broken; nil for
  /// more lines than two, and where a break changes shapes.
  package func nearlyLeastWidth(lines: Int, at size: FontSize) -> Points? {
    switch lines {
    case 1: safeWidth(of: paragraph.trimmingEnd(0..<paragraph.clusterCount), at: size)
    case 2: counter?.leastWidthOfTwoLines(at: size)
    default: nil
    }
  }

  /// How many lines `lines` would give by words, at most `limit + 1`, and the width of the widest.
  public func lineCount(
    width: Points, at size: FontSize, limit: Int
  ) -> (count: Int, widest: Points) {
    let whole = safeWidth(of: 0..<paragraph.clusterCount, at: size)
    if whole <= width + roundingSlack, limit > 0 {
      let trimmed = paragraph.trimmingEnd(0..<paragraph.clusterCount)
      return (
        1, trimmed.count == paragraph.clusterCount ? whole : self.width(of: trimmed, at: size)
      )
    }
    if let counted = counter?.lines(width: width, at: size, limit: limit) { return counted }
    let lines = lines(width: width, at: size, limit: limit < .max ? limit + 1 : limit)
    let widest = lines.prefix(limit).map { line in
      let width = self.width(of: paragraph.trimmingEnd(line), at: size)
      return showsHyphen(at: line) ? width + hyphenWidth(at: line, at: size) : width
    }
    return (lines.count, widest.max() ?? 0)
  }

  /// How many lines the paragraph takes by words, at most `limit + 1`; nil where one of them is
  /// wider than the line and would be broken inside.
  public func unbrokenLineCount(width: Points, at size: FontSize, limit: Int) -> Int? {
    let all = 0..<paragraph.clusterCount
    if safeWidth(of: all, at: size) <= width + roundingSlack { return 1 }
    if let counter { return counter.lines(width: width, at: size, limit: limit)?.count }
    guard widestUnbreakableWidth(at: size) <= width + roundingSlack else { return nil }
    return lines(width: width, at: size, limit: limit < .max ? limit + 1 : limit).count
  }

  /// The width in points of a range that begins a line, as far as tabs go.
  public func width(of clusters: Range<Int>, at size: FontSize) -> Points {
    guard let tabs else { return untabbedWidth(of: clusters, at: size) }
    return tabs.along(clusters, of: paragraph, width: { untabbedWidth(of: $0, at: size) })
  }

  private func untabbedWidth(of clusters: Range<Int>, at size: FontSize) -> Points {
    typesetter.width(of: clusters, in: paragraph, at: size, locale: locale, cuts: &cuts)
  }

  /// The same where the ends are safe to cut.
  private func safeWidth(of clusters: Range<Int>, at size: FontSize) -> Points {
    guard let tabs else { return paragraph.safeWidth(of: clusters, at: size) }
    return tabs.along(clusters, of: paragraph, width: { paragraph.safeWidth(of: $0, at: size) })
  }

  /// Whether a tab of a line goes beyond the last stop that is set.
  public func leavesTabStops(on line: Range<Int>, at size: FontSize) -> Bool {
    guard let tabs else { return false }
    var leaves = false
    _ = tabs.along(line, of: paragraph, width: { untabbedWidth(of: $0, at: size) }) {
      _, position, _ in leaves = leaves || tabs.isLast(before: position)
    }
    return leaves
  }

  /// Whether the paragraph has a tab.
  public var hasTabs: Bool { tabs != nil }

  /// The longest range from `start` that is no wider than `width`, at least one cluster. O(log n).
  public func prefixEnd(from start: Int, width: Points, at size: FontSize) -> Int {
    let count = paragraph.clusterCount
    guard start < count else { return start }
    return max(start + 1, longestPrefix(from: start, width: width, at: size))
  }

  /// The end of the longest range from `start` that is no wider than `width`; `start` where none
  /// is.
  public func longestPrefix(from start: Int, width: Points, at size: FontSize) -> Int {
    let limit = width + roundingSlack
    return start
      + longestCount(
        atMost: paragraph.clusterCount - start,
        nearly: { safeWidth(of: start..<start + $0, at: size) <= limit },
        exactly: { self.width(of: start..<start + $0, at: size) <= limit })
  }

  /// The start of the longest range up to `end` that is no wider than `width`; `end` where none is.
  public func longestSuffix(to end: Int, width: Points, at size: FontSize) -> Int {
    let limit = width + roundingSlack
    return end
      - longestCount(
        atMost: end, nearly: { safeWidth(of: end - $0..<end, at: size) <= limit },
        exactly: { self.width(of: end - $0..<end, at: size) <= limit })
  }

  /// The largest number of clusters that fits: found by prefix sums, and mended where a cut changes
  /// the shapes, so that the sums are only near.
  ///
  /// Both searches double their steps, so that a line costs what is on it and not what is left of
  /// the paragraph: O(log n) questions.
  private func longestCount(
    atMost count: Int, nearly: (Int) -> Bool, exactly: (Int) -> Bool
  ) -> Int {
    let near = lastFitting(from: 0, upTo: count, nearly)
    if near == 0 || exactly(near) { return lastFitting(from: near, upTo: count, exactly) }
    var (fails, step) = (near, 1)
    while fails > step, !exactly(fails - step) {
      fails -= step
      step *= 2
    }
    let fits = max(0, fails - step)
    return (fits + 1..<fails).partitioningIndex { !exactly($0) } - 1
  }

  /// The last number from `start` on that fits, where `start` does.
  private func lastFitting(from start: Int, upTo end: Int, _ fits: (Int) -> Bool) -> Int {
    var (last, step) = (start, 1)
    while last < end, fits(min(last + step, end)) {
      last = min(last + step, end)
      step *= 2
    }
    return (last + 1..<max(last + 1, min(last + step, end))).partitioningIndex { !fits($0) } - 1
  }

  /// The width of the widest cluster by itself.
  public func widestClusterWidth(at size: FontSize) -> Points {
    (0..<paragraph.clusterCount).map { width(of: $0..<$0 + 1, at: size) }.max() ?? 0
  }

  /// The width of the widest part that has no break opportunity inside, without white space at its
  /// end.
  public func widestUnbreakableWidth(at size: FontSize) -> Points {
    if let counter { return counter.widestPart(at: size) }
    var widest: Points = 0
    var start = 0
    for opportunity in opportunities {
      let part = paragraph.trimmingEnd(start..<Int(opportunity))
      widest = max(widest, width(of: part, at: size))
      start = Int(opportunity)
    }
    return widest
  }

  /// The clusters between the two opportunities around a place.
  public func unbreakablePart(around cluster: Int) -> Range<Int> {
    let next = opportunities.partitioningIndex { Int($0) > cluster }
    let start = next > 0 ? Int(opportunities[next - 1]) : 0
    return start..<(next < opportunities.count ? Int(opportunities[next]) : paragraph.clusterCount)
  }

  /// Whether a line may end before this cluster, so that an end anywhere else breaks a word.
  public func isOpportunity(_ cluster: Int) -> Bool {
    let index = opportunities.partitioningIndex { Int($0) >= cluster }
    return index < opportunities.count && Int(opportunities[index]) == cluster
  }

  /// Moves the word before a single last word down to it, where it fits there and the line above
  /// keeps a word.
  ///
  /// Words are what white space parts. The number of lines stays (reported since iOS 11; the rule is
  /// our reading).
  private func pushOut(_ lines: inout [Range<Int>], width: Points, at size: FontSize) {
    guard lines.count >= 2 else { return }
    let last = lines[lines.count - 1]
    let above = lines[lines.count - 2]
    guard paragraph.isSpace(above.upperBound - 1),
      wordStart(before: last.upperBound, in: last) == nil,
      let start = wordStart(before: above.upperBound, in: above),
      self.width(of: paragraph.trimmingEnd(start..<last.upperBound), at: size)
        <= width + roundingSlack
    else { return }
    lines[lines.count - 2] = above.lowerBound..<start
    lines[lines.count - 1] = start..<last.upperBound
  }

  /// Where the last word of a line begins; nil where it is the line's only one.
  private func wordStart(before end: Int, in line: Range<Int>) -> Int? {
    var start = paragraph.trimmingEnd(line.lowerBound..<end).upperBound
    while start > line.lowerBound, !(paragraph.isSpace(start - 1) && isOpportunity(start)) {
      start -= 1
    }
    let isOnly = paragraph.trimmingEnd(line.lowerBound..<start).isEmpty
    return isOnly ? nil : start
  }

  private func wordEnd(from start: Int, width: Points, at size: FontSize) -> Int {
    let fitting = longestPrefix(from: start, width: width, at: size)
    var next = opportunities.partitioningIndex { Int($0) > fitting }
    // What hangs behind the last word that fits does not count.
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
      // There is no good place.
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
    guard line.upperBound < paragraph.clusterCount, paragraph.flags[last].contains(.softHyphen)
    else { return true }
    let hyphen = typesetter.hyphenWidth(of: paragraph, at: last, size: size)
    return self.width(of: line, at: size) + hyphen <= width + roundingSlack
  }
}

/// What two ways to add up the same width may differ by, in points.
public let roundingSlack: Points = 1e-6

extension LineWrapper {
  /// Whether a line ends in a soft hyphen that it shows: one where the paragraph goes on.
  public func showsHyphen(at line: Range<Int>) -> Bool {
    line.upperBound < paragraph.clusterCount && !line.isEmpty
      && paragraph.flags[line.upperBound - 1].contains(.softHyphen)
  }

  /// The width of the hyphen that a soft hyphen shows at the end of a line.
  public func hyphenWidth(at line: Range<Int>, at size: FontSize) -> Points {
    typesetter.hyphenWidth(of: paragraph, at: line.upperBound - 1, size: size)
  }
}

extension LineBreakStrategy {
  /// Whether a single word on the last line gets company. The two frames of later years in which it
  /// would show do not show it: `none` is what the recordings do.
  fileprivate var pushesWordsOut: Bool { contains(.pushOut) }
}
