import OversetModel
import OversetTypesetting

/// Makes the lines of one paragraph.
struct LineMaker {
  let text: LabelText
  let paragraph: Int
  let container: Points
  let widths: LineRoom
  let size: FontSize

  private var wrapper: LineWrapper { text.wrappers[paragraph] }

  /// The container's width; where it has none, a tail indent may still end its lines.
  var whole: Points { container.isFinite ? container : widths.end }

  /// The room for a line's text.
  func width(of line: LineStack.Line) -> Points {
    line.clusters.lowerBound == 0 ? widths.first : widths.rest
  }

  func reported(_ width: Points, _ indent: Points) -> Points { indent + width + widths.trailing }

  func whole(_ clusters: Range<Int>) -> LineStack.Line {
    let drawn = wrapper.drawnWidth(of: clusters, at: size)
    let room = clusters.lowerBound == 0 ? widths.first : widths.rest
    // White space at the end counts as far as the container goes (recordings, rule 5).
    let counted = max(drawn, min(wrapper.width(of: clusters, at: size), room))
    return line(clusters, .whole, counted: counted, drawn: drawn)
  }

  /// A line that is cut somewhere, as wide as its room.
  func unmeasured(_ clusters: Range<Int>) -> LineStack.Line {
    let room = clusters.lowerBound == 0 ? widths.first : widths.rest
    return line(clusters, .clipped(clusters), counted: room, drawn: room)
  }

  func overfull(_ clusters: Range<Int>, _ mode: LineBreakMode) -> LineStack.Line {
    let room = clusters.lowerBound == 0 ? widths.first : widths.rest
    if mode.truncates {
      let truncated = TruncatedLine(
        clusters, of: wrapper, in: text.font, width: room, at: size, mode: mode)
      return line(
        clusters, .truncated(truncated), counted: truncated.width, drawn: truncated.width)
    }
    let end = wrapper.longestPrefix(from: clusters.lowerBound, width: room, at: size)
    var line = line(
      clusters, .clipped(clusters.lowerBound..<end), counted: room,
      drawn: wrapper.drawnWidth(of: clusters, at: size))
    line.reportedWidth = whole
    return line
  }

  private func line(
    _ clusters: Range<Int>, _ content: LineStack.Content, counted: Points, drawn: Points
  ) -> LineStack.Line {
    let indent = clusters.lowerBound == 0 ? widths.firstIndent : widths.restIndent
    var metrics = LineMetrics(text.font, at: size, gap: text.lineGap)
    let style = text.style(of: paragraph)
    let endsParagraph = clusters.upperBound == wrapper.paragraph.clusterCount
    if !text.isPlain {
      var shown = [clusters]
      // What an ellipsis replaces is not seen, so its height does not count.
      if case .truncated(let cut) = content { shown = [cut.head, cut.tail] }
      metrics = LineMetrics(
        shown, of: clusters, in: wrapper.paragraph, text.font, at: size, style: style)
      if endsParagraph, paragraph + 1 < text.wrappers.count {
        metrics.spacing += text.style(of: paragraph + 1).paragraphSpacingBefore
      }
    }
    return LineStack.Line(
      paragraph: paragraph, clusters: clusters, content: content,
      reportedWidth: reported(counted, indent), width: drawn, metrics: metrics, indent: indent,
      trailing: widths.trailing, tailEnd: style.tailIndent > 0 ? style.tailIndent : nil,
      endsParagraph: endsParagraph,
      alignment: text.styles?[paragraph].map { $0.alignment ?? .natural },
      isRightToLeft: style.baseWritingDirection.isRightToLeft)
  }
}

extension WritingDirection {
  /// Nil where it is that of the text.
  fileprivate var isRightToLeft: Bool? {
    switch self {
    case .natural: nil
    case .leftToRight: false
    case .rightToLeft: true
    }
  }
}
