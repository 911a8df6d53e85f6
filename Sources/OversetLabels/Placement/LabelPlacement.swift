import OversetModel
import OversetTypesetting

/// Finds where the lines of a label lie in its bounds.
struct LabelPlacement {
  let bounds: Rect
  /// The settings that count.
  let constraint: LabelConstraint
  /// Where the block of lines is in a label that is higher.
  let blockAlignment: VerticalAlignment
  /// Whether the layout runs from right to left.
  let isRightToLeft: Bool
  let textRect: Rect
  let growth: InkGrowth
  /// The metrics of the only line at scale 1, for text that was shrunk.
  let unshrunk: LineMetrics?

  /// Where the text block lies: a vertical-alignment label draws in its text rect, and a label
  /// without a limit to its height is as high as its text.
  private var frame: Rect {
    if constraint.verticalAlignment != nil { return textRect }
    if bounds.height.isFinite { return bounds }
    return Rect(x: bounds.x, y: bounds.y, width: bounds.width, height: textRect.height)
  }

  /// The rect and baseline of each line.
  func frames(of stack: LineStack) -> [(rect: Rect, baseline: Points)] {
    var top = top(of: stack)
    return stack.lines.enumerated().map { index, line in
      // `.justified` is natural on the last line of a paragraph, and of the label.
      let isStretched =
        alignment(of: line) == .justified && !line.endsParagraph && index < stack.lines.count - 1
      let room = room(of: line)
      let width = isStretched ? room.width : width(of: line, in: room)
      let rect = Rect(
        x: x(of: line, width, in: room), y: top, width: width, height: line.metrics.height)
      top += line.metrics.height + line.metrics.spacing
      return (rect, rect.y + line.metrics.ascent)
    }
  }

  /// Where the first line begins.
  private func top(of stack: LineStack) -> Points {
    let top = top(withFree: frame.height - (stack.height + growth.height))
    guard stack.lines.count == 1, constraint.numberOfLines == 1, let unshrunk,
      let line = stack.lines.first
    else { return top }
    // UIBaselineAdjustment: only for a shrunk line in a label of one line.
    let unshrunkTop = self.top(withFree: frame.height - unshrunk.height - growth.height)
    switch constraint.baselineAdjustment {
    case .alignBaselines:
      return unshrunkTop + unshrunk.ascent - line.metrics.ascent
    case .alignCenters: return top
    case .none: return unshrunkTop
    }
  }

  /// Where the first line begins where `free` is left of the height, behind what grows above the lines.
  private func top(withFree free: Points) -> Points {
    switch blockAlignment {
    case .top: frame.minY + growth.top
    case .middle: frame.minY + free / 2 + growth.top
    case .bottom: frame.minY + free + growth.top
    }
  }

  private func alignment(of line: LineStack.Line) -> TextAlignment {
    line.alignment ?? constraint.textAlignment
  }

  private func isRightToLeft(_ line: LineStack.Line) -> Bool { line.isRightToLeft ?? isRightToLeft }

  /// What is left of the frame between a line's indents; the leading edge is the layout's, or that
  /// of the writing direction that the paragraph's style says.
  private func room(of line: LineStack.Line) -> Rect {
    let trailing = line.tailEnd.map { max(0, frame.width - $0) } ?? line.trailing
    return frame.inset(
      by: Insets(leading: line.indent, trailing: trailing), isRightToLeft: isRightToLeft(line))
  }

  /// A vertical-alignment label draws inside its text rect, also where a line is wider.
  private func width(of line: LineStack.Line, in room: Rect) -> Points {
    constraint.verticalAlignment == nil ? line.width : min(line.width, room.width)
  }

  private func x(of line: LineStack.Line, _ width: Points, in room: Rect) -> Points {
    switch alignment(of: line) {
    case .left: return room.minX
    case .right: return room.maxX - width
    case .center: return room.minX + (room.width - width) / 2
    // The alignment follows the layout, not the paragraph's own direction.
    case .natural, .justified: return isRightToLeft(line) ? room.maxX - width : room.minX
    }
  }

  /// Where the text rect lies: a vertical-alignment label puts it at the leading edge, and at the
  /// top, in the middle or at the bottom.
  static func frame(
    _ textRect: Rect, in bounds: Rect, _ alignment: VerticalAlignment?, isRightToLeft: Bool
  ) -> Rect {
    guard let alignment else { return textRect }
    var rect = textRect
    switch alignment {
    case _ where !bounds.height.isFinite: rect.y = bounds.y
    case .top: rect.y = bounds.y
    case .middle: rect.y = bounds.y + (bounds.height - rect.height) / 2
    case .bottom: rect.y = bounds.y + bounds.height - rect.height
    }
    rect.x = isRightToLeft ? bounds.x + bounds.width - rect.width : bounds.x
    return rect
  }
}
