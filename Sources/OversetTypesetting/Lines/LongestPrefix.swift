package import OversetModel

extension LineWrapper {
  /// The longest range from `start` that is no wider than `width`, at least one cluster. O(log n).
  package func prefixEnd(from start: Int, width: Points, at size: FontSize) -> Int {
    let count = paragraph.clusterCount
    guard start < count else { return start }
    return max(start + 1, longestPrefix(from: start, width: width, at: size))
  }

  /// The end of the longest range from `start` that is no wider than `width`; `start` where none
  /// is.
  package func longestPrefix(from start: Int, width: Points, at size: FontSize) -> Int {
    let limit = width + roundingSlack
    return start
      + longestCount(
        atMost: paragraph.clusterCount - start,
        nearly: { safeWidth(of: start..<start + $0, at: size) <= limit },
        exactly: { self.width(of: start..<start + $0, at: size) <= limit })
  }

  /// The start of the longest range up to `end` that is no wider than `width`; `end` where none is.
  package func longestSuffix(to end: Int, width: Points, at size: FontSize) -> Int {
    let limit = width + roundingSlack
    return end
      - longestCount(
        atMost: end, nearly: { safeWidth(of: end - $0..<end, at: size) <= limit },
        exactly: { self.width(of: end - $0..<end, at: size) <= limit })
  }

  /// The largest number of clusters that fits: found by prefix sums, and corrected where a cut
  /// changes the shapes, so that the sums are only near.
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
}
