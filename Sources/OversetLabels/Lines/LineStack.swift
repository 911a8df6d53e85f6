import OversetModel
import OversetTypesetting

/// The lines of a label at one size, before they are placed.
struct LineStack {
  /// One line, in clusters of its paragraph.
  struct Line {
    var paragraph: Int
    /// The line's part of the text, with what an ellipsis replaces.
    var clusters: Range<Int>
    var content: Content
    /// What the size queries count, in points.
    var reportedWidth: Points
    /// What is drawn, in points, without white space at the end.
    var width: Points
    var metrics: LineMetrics
    /// What is kept free at the leading and the trailing edge, in points.
    var indent: Points
    var trailing: Points
    /// The farthest end of the line, from the leading edge; nil where only `trailing` counts.
    var tailEnd: Points?
    var endsParagraph: Bool
    /// The alignment of its paragraph's style; nil for the label's own.
    var alignment: TextAlignment?
    /// The direction of its paragraph's style; nil for the layout's.
    var isRightToLeft: Bool?
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

  /// The lines one below the other, in points.
  var height: Points {
    // Equal lines are multiplied, not added up: recordings, rule 1, to the last digit.
    guard let first = lines.first else { return 0 }
    if lines.allSatisfy({ $0.metrics.height == first.metrics.height && $0.metrics.spacing == 0 }) {
      return Double(lines.count) * first.metrics.height
    }
    return lines.map(\.metrics.height).reduce(0, +)
      + lines.dropLast().map(\.metrics.spacing).reduce(0, +)
  }

  /// How many lines a height has room for, at least one.
  func count(within height: Points) -> Int {
    var bottom: Points = 0
    for (index, line) in lines.enumerated() {
      bottom += line.metrics.height
      if bottom > height + roundingSlack, index > 0 { return index }
      bottom += line.metrics.spacing
    }
    return lines.count
  }
}

extension LabelText {
  /// Breaks the text into at most `limit` lines, the last of which truncates, clips or just ends.
  ///
  /// Lines 1 to n−1 wrap by word (by cluster in `.byCharWrapping`); in the other modes line n takes
  /// all that is left of its paragraph (recordings, rules 4 and 8). A brief stack has all of its
  /// lines, but not what is seen of a last one that is cut.
  func lineStack(
    width: Points, at size: FontSize, limit: Int, mode: LineBreakMode, isBrief: Bool = false
  ) -> LineStack {
    var stack = LineStack()
    for (index, wrapper) in wrappers.enumerated() {
      let widths = LineRoom(style(of: index), in: width)
      let mode = self.mode(of: index, in: mode)
      let room = limit - stack.lines.count
      guard room > 0 else {
        // White space at the end of a text does not count as lost, also where it is a paragraph.
        if isBlank(from: index) { break }
        // The last visible paragraph fits: UIKit shows no ellipsis for those behind it.
        stack.isComplete = false
        stack.rest = (index, 0)
        break
      }
      let maker = LineMaker(
        text: self, paragraph: index, container: width, widths: widths, size: size)
      let ranges = wrapper.lines(
        width: widths.rest, firstWidth: widths.first, at: size,
        byCluster: mode == .byCharWrapping, limit: room)
      for range in ranges.dropLast() { stack.append(maker.whole(range), within: maker) }
      guard let last = ranges.last else { continue }
      let count = wrapper.paragraph.clusterCount
      if last.upperBound == count {
        stack.append(maker.whole(last), within: maker)
      } else if mode.wraps {
        // Cut off: white space at the end does not count here (recordings, rule 5), and a label of
        // one line reports the container's width, as in clipping.
        var line = maker.whole(last)
        line.reportedWidth = limit == 1 ? maker.whole : maker.reported(line.width, line.indent)
        stack.append(line, within: maker)
        stack.isComplete = false
        stack.rest = (index, last.upperBound)
        break
      } else {
        let rest = last.lowerBound..<count
        stack.append(
          isBrief ? maker.unmeasured(rest) : maker.overfull(rest, mode), within: maker)
        stack.isComplete = false
        stack.rest = index + 1 < wrappers.count ? (index + 1, 0) : nil
        break
      }
    }
    return stack
  }
}

extension LabelText {
  /// Where paragraphs differ, each has its own mode.
  private func mode(of paragraph: Int, in mode: LineBreakMode) -> LineBreakMode {
    guard let styles, styles.areMixed, let style = styles[paragraph] else { return mode }
    return style.lineBreakMode ?? .byWordWrapping
  }

  /// The first paragraph as one line, whether there is room for it or not.
  func wholeLine(width: Points, at size: FontSize) -> LineStack.Line {
    let maker = LineMaker(
      text: self, paragraph: 0, container: width, widths: LineRoom(style(of: 0), in: width),
      size: size)
    return maker.whole(0..<wrappers[0].paragraph.clusterCount)
  }
}

extension LineStack {
  /// A line of one cluster that is wider than the label is not seen whole.
  fileprivate mutating func append(_ line: Line, within maker: LineMaker) {
    if case .whole = line.content, line.width > maker.width(of: line) + roundingSlack {
      isComplete = false
    }
    lines.append(line)
  }
}
