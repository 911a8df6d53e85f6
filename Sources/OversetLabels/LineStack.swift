import OversetModel
import OversetTypesetting

/// The lines of a label at one size, before they are placed.
struct LineStack {
  /// One line, in clusters of its paragraph.
  struct Line {
    var paragraph: Int
    /// All that the line stands for.
    var clusters: Range<Int>
    var content: Content
    /// What the size queries count, in points.
    var reportedWidth: Points
    /// What is drawn, in points, without white space at the end.
    var width: Points
  }

  enum Content {
    case whole
    /// A range on either side of the ellipsis; one of them may be empty.
    case truncated(TruncatedLine)
    /// Drawn as far as the width goes: these clusters are seen whole.
    case clipped(Range<Int>)
  }

  var lines: [Line] = []
  /// Whether everything is seen.
  var isComplete = true
  /// Where the text goes on behind the last line: a paragraph and a cluster of it.
  var rest: (paragraph: Int, cluster: Int)?

  var width: Points { lines.map(\.reportedWidth).max() ?? 0 }
}

extension LabelText {
  /// Breaks the text into at most `limit` lines, the last of which truncates, clips or just ends.
  ///
  /// Lines 1 to n−1 wrap by word (by cluster in `.byCharWrapping`); in the other modes line n takes
  /// all that is left of its paragraph (recordings, rules 4 and 8).
  func lineStack(
    width: Points, at size: FontSize, limit: Int, mode: LineBreakMode
  ) -> LineStack {
    var stack = LineStack()
    for (index, wrapper) in wrappers.enumerated() {
      let room = limit - stack.lines.count
      guard room > 0 else {
        // The last visible paragraph fits: UIKit shows no ellipsis for those behind it.
        stack.isComplete = false
        stack.rest = (index, 0)
        break
      }
      let ranges = wrapper.lines(
        width: width, at: size, byCluster: mode == .byCharWrapping, limit: room)
      for range in ranges.dropLast() {
        stack.append(wholeLine(range, of: index, width: width, at: size), within: width)
      }
      guard let last = ranges.last else { continue }
      let count = wrapper.paragraph.clusterCount
      if last.upperBound == count {
        stack.append(wholeLine(last, of: index, width: width, at: size), within: width)
      } else if mode.wraps {
        // Cut off: white space at the end does not count here (recordings, rule 5), and a label of
        // one line answers with the container's width, as in clipping.
        var line = wholeLine(last, of: index, width: width, at: size)
        line.reportedWidth = limit == 1 ? width : line.width
        stack.append(line, within: width)
        stack.isComplete = false
        stack.rest = (index, last.upperBound)
        break
      } else {
        let all = last.lowerBound..<count
        stack.append(overfullLine(all, of: index, width: width, at: size, mode), within: width)
        stack.isComplete = false
        stack.rest = index + 1 < wrappers.count ? (index + 1, 0) : nil
        break
      }
    }
    return stack
  }

  private func wholeLine(
    _ clusters: Range<Int>, of paragraph: Int, width: Points, at size: FontSize
  ) -> LineStack.Line {
    let wrapper = wrappers[paragraph]
    let drawn = wrapper.drawnWidth(of: clusters, at: size)
    // White space at the end counts as far as the container goes (recordings, rule 5).
    let reported = max(drawn, min(wrapper.width(of: clusters, at: size), width))
    return LineStack.Line(
      paragraph: paragraph, clusters: clusters, content: .whole, reportedWidth: reported,
      width: drawn)
  }

  private func overfullLine(
    _ clusters: Range<Int>, of paragraph: Int, width: Points, at size: FontSize,
    _ mode: LineBreakMode
  ) -> LineStack.Line {
    let wrapper = wrappers[paragraph]
    if mode.truncates {
      let truncated = TruncatedLine(
        clusters, of: wrapper, in: font, width: width, at: size, mode: mode)
      return LineStack.Line(
        paragraph: paragraph, clusters: clusters, content: .truncated(truncated),
        reportedWidth: truncated.width, width: truncated.width)
    }
    let end = wrapper.longestPrefix(from: clusters.lowerBound, width: width, at: size)
    return LineStack.Line(
      paragraph: paragraph, clusters: clusters, content: .clipped(clusters.lowerBound..<end),
      reportedWidth: width, width: wrapper.drawnWidth(of: clusters, at: size))
  }
}

extension LineStack {
  /// A line of one cluster that is wider than the label is not seen whole.
  fileprivate mutating func append(_ line: Line, within width: Points) {
    if case .whole = line.content, line.width > width + roundingSlack { isComplete = false }
    lines.append(line)
  }
}

extension LineWrapper {
  /// The width of a line without the white space at its end, with the hyphen of a soft hyphen.
  func drawnWidth(of clusters: Range<Int>, at size: FontSize) -> Points {
    let width = width(of: paragraph.trimmingEnd(clusters), at: size)
    return showsHyphen(at: clusters) ? width + hyphenWidth(at: clusters, at: size) : width
  }
}
