package import OversetFits
import OversetModel
package import OversetTypesetting

/// One line as it is drawn, the ellipsis included.
struct DrawnLine {
  /// Without the white space at its end.
  let text: String
  /// Where the ellipsis is in it, in UTF-16; nil where there is none.
  let ellipsis: Range<Int>?

  init(_ line: LineStack.Line, of text: LabelText) {
    let wrapper = text.wrappers[line.paragraph]
    let paragraph = wrapper.paragraph
    switch line.content {
    case .truncated(let cut):
      let head = paragraph.string(cut.head)
      let start = head.utf16.count
      self.text = head + cut.ellipsis + paragraph.string(cut.tail)
      ellipsis = start..<start + cut.ellipsis.utf16.count
    case .whole, .clipped:
      let drawn = paragraph.string(paragraph.trimmingEnd(line.clusters))
      self.text = wrapper.showsHyphen(at: line.clusters) ? drawn + "-" : drawn
      ellipsis = nil
    }
  }
}

extension LineFragment {
  /// Translates the spans of the whole text to this line's `shown`: the text before an ellipsis is the
  /// start of the line's part, and the text behind it is its end.
  package func spans(of spans: [TextSpan]) -> [TextSpan] {
    if spans.isEmpty { return [] }
    let count = shown.utf16.count
    let head = 0..<(ellipsis?.lowerBound ?? count)
    var result = spans.moved(by: -textRange.lowerBound, within: head)
    if let ellipsis {
      // The ellipsis is in the font at the cut.
      if var sign = result.last ?? spans.first {
        sign.range = ellipsis
        result.append(sign)
      }
      result += spans.moved(by: count - textRange.upperBound, within: ellipsis.upperBound..<count)
    }
    return result
  }
}

extension [TextSpan] {
  fileprivate func moved(by distance: Int, within range: Range<Int>) -> [TextSpan] {
    let first = partitioningIndex { $0.range.upperBound + distance > range.lowerBound }
    return self[first...].prefix { $0.range.lowerBound + distance < range.upperBound }.compactMap {
      span in
      var moved = span
      moved.range =
        (span.range.lowerBound + distance..<span.range.upperBound + distance).clamped(to: range)
      return moved.range.isEmpty ? nil : moved
    }
  }
}
