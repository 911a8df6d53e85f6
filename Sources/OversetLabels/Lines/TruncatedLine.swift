import OversetModel
import OversetTypesetting

/// A line that shows an ellipsis for what it has no room for.
struct TruncatedLine {
  /// What is seen before the ellipsis, in clusters of the paragraph.
  let head: Range<Int>
  /// What is seen behind it.
  let tail: Range<Int>
  let ellipsis: String
  /// The sum of the advances in points.
  let width: Points

  /// Cuts at any cluster, in logical order: in a right-to-left paragraph the same end is cut, and
  /// the ellipsis is at the left.
  ///
  /// Tail: the longest start with `width(start) + width(…) ≤ width`, then white space before the
  /// ellipsis is removed. Head: the same from the end. Middle: half for the start, and what is left for
  /// the end; where removed white space leaves room, the start grows again, if that makes the two
  /// sides more equal (recordings, rules 9 and 10; the middle is ± 1 cluster).
  init(
    _ clusters: Range<Int>, of wrapper: LineWrapper, in font: TypesetFont, width: Points,
    at size: FontSize, mode: LineBreakMode
  ) {
    let paragraph = wrapper.paragraph
    let start = clusters.lowerBound
    let end = clusters.upperBound
    // The font at the cut decides the ellipsis, and its width the cut: one pass is enough.
    let cut =
      mode == .byTruncatingHead
      ? wrapper.longestSuffix(to: end, width: width, at: size)
      : wrapper.longestPrefix(from: start, width: width, at: size) - 1
    let sign = wrapper.ellipsis(
      at: min(max(cut, start), end - 1), in: font, size: size)
    let room = width - sign.width
    var head = start..<start
    var tail = end..<end
    switch mode {
    case .byTruncatingHead:
      tail = max(start, wrapper.longestSuffix(to: end, width: room, at: size))..<end
    case .byTruncatingMiddle:
      head = start..<wrapper.longestPrefix(from: start, width: room / 2, at: size)
      head = paragraph.trimmingEnd(head)
      let before = wrapper.width(of: head, at: size)
      tail =
        max(head.upperBound, wrapper.longestSuffix(to: end, width: room - before, at: size))..<end
      let behind = wrapper.width(of: paragraph.trimmingStart(tail), at: size)
      if before < behind {
        let limit = min(room - behind, 2 * behind - before - 2 * roundingSlack)
        let grown = wrapper.longestPrefix(from: start, width: limit, at: size)
        head = start..<min(max(grown, head.upperBound), tail.lowerBound)
      }
    default:
      head = start..<wrapper.longestPrefix(from: start, width: room, at: size)
    }
    self.head = paragraph.trimmingEnd(head)
    self.tail = paragraph.trimmingStart(tail)
    ellipsis = sign.text
    self.width = max(
      0,
      wrapper.width(of: self.head, at: size) + sign.width
        + wrapper.width(of: self.tail, at: size))
  }
}
