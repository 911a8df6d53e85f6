import OversetModel

extension LineWrapper {
  /// Moves the word before a single last word of two lines down to it, where it fits there and the
  /// line above keeps a word.
  ///
  /// White space separates words. Six paragraphs of two lines in pictures of labels and SwiftUI's
  /// Text (iOS 11 to 26) show it, and seven of more lines, whose last word stays alone.
  func pushOut(_ lines: inout [Range<Int>], width: Points, at size: FontSize) {
    guard lines.count == 2 else { return }
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
}

extension LineBreakStrategy {
  /// Whether a single word on the second of two lines gets another one; in the recordings of iOS 10
  /// it does not.
  var pushesWordsOut: Bool { contains(.pushOut) }
}
