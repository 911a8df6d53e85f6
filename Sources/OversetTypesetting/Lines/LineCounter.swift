import Algorithms
import OversetModel

/// Counts the lines of a paragraph without making them: the fast path of `LineWrapper.lines`.
///
/// Shrinking and the search for the least width ask for dozens of layouts of one text; each is a
/// scan over its words here, with no allocation. It does not know how to break a word, how to cut
/// where that changes the shapes, or how to show a soft hyphen: then it has no answer, and the
/// lines are made.
///
/// A class because each of those asks for it: one reference to count, not two arrays.
final class LineCounter {
  /// The advance before each place where a line may begin, its kerning with the line before
  /// included.
  private var starts: [Advance] = []
  /// The advance up to the end of each part, without the white space at its end.
  private var ends: [Advance] = []

  /// Nil where a break changes the shapes beside it, a soft hyphen may show, or the text has tabs or
  /// several sizes.
  init?(_ paragraph: Paragraph, opportunities: [Int32]) {
    guard !opportunities.isEmpty, paragraph.parts.isEmpty, paragraph.tabs.isEmpty else {
      return nil
    }
    starts.reserveCapacity(opportunities.count)
    ends.reserveCapacity(opportunities.count)
    var start = 0
    for opportunity in opportunities {
      let end = Int(opportunity)
      let isCut = end < paragraph.clusterCount
      if isCut, paragraph.flags[end].contains(.unsafeBefore) { return nil }
      if end > 0, isCut, paragraph.flags[end - 1].contains(.softHyphen) { return nil }
      var before = paragraph.advances[start]
      before.scaled &+= start < paragraph.clusterCount ? Int(paragraph.kernings[start]) : 0
      starts.append(before)
      ends.append(paragraph.advances[paragraph.trimmingEnd(start..<end).upperBound])
      start = end
    }
  }

  /// The width of the widest part, without the white space at its end. O(words).
  func widestPart(at size: FontSize) -> Points {
    var widest: Points = 0
    for part in ends.indices { widest = max(widest, size.width(of: ends[part] - starts[part])) }
    return widest
  }

  /// The number of greedy lines, at most `limit + 1`, and the widest of them; nil where a word is
  /// wider than the line. O(words).
  func lines(width: Points, at size: FontSize, limit: Int) -> (count: Int, widest: Points)? {
    let room = width + roundingSlack
    // Pointers, because this loop is most of a search.
    return unsafe starts.withUnsafeBufferPointer { starts in
      unsafe ends.withUnsafeBufferPointer { ends in
        var part = 0
        var count = 0
        var widest: Points = 0
        while part < ends.count {
          if count == limit { return (count + 1, widest) }
          let start = unsafe starts[part]
          var used: Points = 0
          let first = part
          while part < ends.count {
            let next = unsafe size.width(of: ends[part] - start)
            if next > room { break }
            used = max(used, next)
            part += 1
          }
          if part == first { return nil }
          widest = max(widest, used)
          count += 1
        }
        return (count, widest)
      }
    }
  }

  /// The least width at which the words are on two lines; nil where there is one part only.
  ///
  /// O(log parts): what is before a break grows with it, and what is behind it shrinks.
  func leastWidthOfTwoLines(at size: FontSize) -> Points? {
    let count = ends.count
    guard count > 1 else { return nil }
    func before(_ part: Int) -> Points { size.width(of: ends[part - 1] - starts[0]) }
    func behind(_ part: Int) -> Points { size.width(of: ends[count - 1] - starts[part]) }
    let crossing = (1..<count).partitioningIndex { before($0) >= behind($0) }
    var least = crossing < count ? before(crossing) : .infinity
    if crossing > 1 { least = min(least, behind(crossing - 1)) }
    return least
  }
}
