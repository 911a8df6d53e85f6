import OversetModel
import OversetTypesetting

/// A label's answers about its size. Shrinking plays no part in them (recordings, rule 12).
struct SizeQueries {
  let text: LabelText
  let constraint: LabelConstraint
  let grid: PixelGrid

  private var size: FontSize { text.font.size }
  private var limit: Int { constraint.numberOfLines > 0 ? constraint.numberOfLines : .max }

  /// One line for each paragraph, or wrapped at `preferredMaxLayoutWidth` where that is set.
  var intrinsicContentSize: Size {
    if constraint.preferredMaxLayoutWidth > 0 {
      return size(fitting: constraint.preferredMaxLayoutWidth)
    }
    return size(fitting: .infinity)
  }

  /// `sizeThatFits`: a label of one line answers with all of it, whatever is proposed.
  func sizeThatFits(_ proposal: Size) -> Size {
    size(fitting: constraint.numberOfLines == 1 ? .infinity : proposal.width)
  }

  /// The text's own size and place at the top of the bounds, or around their middle where it is taller.
  func textRect(forBounds bounds: Rect) -> Rect {
    let stack = text.lineStack(
      width: bounds.width, at: size, limit: limit, mode: constraint.lineBreakMode)
    let height = grid.ceil(Double(stack.lines.count) * text.font.lineHeight)
    let y =
      height > bounds.height
      ? bounds.y + grid.round((bounds.height - height) / 2) : bounds.y
    return Rect(
      x: bounds.x, y: y, width: grid.ceil(stack.width), height: min(height, bounds.height))
  }

  private func size(fitting width: Points) -> Size {
    let stack = text.lineStack(width: width, at: size, limit: limit, mode: constraint.lineBreakMode)
    return Size(
      width: grid.ceil(stack.width),
      height: grid.ceil(Double(stack.lines.count) * text.font.lineHeight))
  }
}
