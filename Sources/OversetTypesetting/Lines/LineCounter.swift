import OversetModel

/// Counts the lines of a paragraph without making them: the fast path of `LineWrapper.lines`.
///
/// Shrinking and the search for the least width need dozens of layouts of one text; here each is a
/// scan over its words, with no allocation. It cannot break a word, cut where that changes the
/// shapes, or show a soft hyphen: then it has no answer, and the lines are made.
///
/// A class, because each of those uses it: one reference to count, not an array.
final class LineCounter {
  /// The text between two opportunities.
  private struct Part {
    /// The advance before the part, its kerning with the line before included.
    var start: Advance
    /// The advance up to its end, without the white space there.
    var end: Advance
  }

  private var parts: [Part] = []

  /// Nil where a break changes the shapes beside it, a soft hyphen may show, or the text has tabs
  /// or several sizes.
  init?(_ paragraph: Paragraph, opportunities: [Int32]) {
    guard !opportunities.isEmpty, paragraph.parts.isEmpty, paragraph.tabs.isEmpty else {
      return nil
    }
    parts.reserveCapacity(opportunities.count)
    var start = 0
    for opportunity in opportunities {
      let end = Int(opportunity)
      let isCut = end < paragraph.clusterCount
      if isCut, paragraph.clusters[end].flags.contains(.unsafeBefore) { return nil }
      if end > 0, isCut, paragraph.clusters[end - 1].flags.contains(.softHyphen) { return nil }
      var before = paragraph.clusters[start].before
      before.scaled &+= Int(paragraph.clusters[start].kerning)
      let trimmed = paragraph.trimmingEnd(start..<end).upperBound
      parts.append(Part(start: before, end: paragraph.clusters[trimmed].before))
      start = end
    }
  }

  /// The width of the widest part, without the white space at its end. O(words).
  func widestPart(at size: FontSize) -> Points {
    var widest: Points = 0
    for part in parts { widest = max(widest, size.width(of: part.end - part.start)) }
    return widest
  }

  /// The widths of all parts together, without the white space behind each. O(words).
  func sumOfParts(at size: FontSize) -> Points {
    var sum: Points = 0
    for part in parts { sum += size.width(of: part.end - part.start) }
    return sum
  }

  /// The number of greedy lines, at most `limit + 1`, and the widest of them; nil where a word is
  /// wider than the line. O(words).
  func lines(width: Points, at size: FontSize, limit: Int) -> (count: Int, widest: Points)? {
    let room = width + roundingSlack
    // A pointer, because this loop is most of a search.
    return unsafe parts.withUnsafeBufferPointer { parts in
      var next = 0
      var count = 0
      var widest: Points = 0
      while next < parts.count {
        if count == limit { return (count + 1, widest) }
        let start = unsafe parts[next].start
        var used: Points = 0
        let first = next
        while next < parts.count {
          let width = unsafe size.width(of: parts[next].end - start)
          if width > room { break }
          used = max(used, width)
          next += 1
        }
        if next == first { return nil }
        widest = max(widest, used)
        count += 1
      }
      return (count, widest)
    }
  }

  /// The least width at which the words are on two lines; nil where there is one part only.
  ///
  /// O(log parts): what is before a break grows with it, and what is behind it shrinks.
  func leastWidthOfTwoLines(at size: FontSize) -> Points? {
    let count = parts.count
    guard count > 1 else { return nil }
    func before(_ part: Int) -> Points { size.width(of: parts[part - 1].end - parts[0].start) }
    func behind(_ part: Int) -> Points { size.width(of: parts[count - 1].end - parts[part].start) }
    let crossing = (1..<count).partitioningIndex { before($0) >= behind($0) }
    var least = crossing < count ? before(crossing) : .infinity
    if crossing > 1 { least = min(least, behind(crossing - 1)) }
    return least
  }
}
