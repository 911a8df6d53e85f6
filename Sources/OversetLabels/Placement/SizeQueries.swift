import OversetModel
import OversetTypesetting

/// A label's answers about its size. Shrinking does not change them (recordings, rule 12).
struct SizeQueries {
  /// One line for each paragraph, or wrapped at `preferredMaxLayoutWidth` where that is set: it
  /// does not bind a label of one line (our reading).
  let intrinsicContentSize: Size
  /// `sizeThatFits(_:)` of the bounds' size: a label of one line returns its full size for every
  /// proposal.
  let sizeThatFits: Size
  /// The text's own size, at the top of the bounds, or around their middle where it is taller.
  let textRect: Rect

  /// `drawn` is nil where the text is not drawn in all of the bounds.
  init(
    _ text: LabelText, in room: LabelRoom, bounds: Rect, growth: InkGrowth, drawn: DrawnText?
  ) {
    let (constraint, grid) = (room.constraint, room.grid)
    let shadow = room.behavior.shadow ?? .zero
    func size(fitting width: Points, lines: Int) -> Size {
      if text.text.isEmpty, room.behavior.isNothingWithoutText { return .zero }
      let limit = lines > 0 ? lines : .max
      // Lines that are drawn at the text's own size are those of the size query, unless the height
      // removes lines.
      let isDrawn =
        width == bounds.width && drawn?.scale == 1 && drawn?.kern == 0
        && lines == constraint.numberOfLines
        && (drawn?.fitsUnchanged == true
          || text.isPlain && room.visibleLines(of: text.font, at: 1) == limit
            && room.behavior.cutMode == constraint.lineBreakMode)
      let stack =
        (isDrawn ? drawn?.stack : nil)
        ?? text.lineStack(
          width: width, at: text.font.size, limit: limit, mode: constraint.lineBreakMode)
      return Size(
        width: grid.ceil(stack.width + shadow.width.magnitude),
        height: grid.ceil(stack.height + growth.height + shadow.height.magnitude))
    }
    let lines = constraint.numberOfLines
    let unbounded = size(fitting: .infinity, lines: lines)
    let bounded = size(fitting: bounds.width, lines: lines)
    intrinsicContentSize =
      constraint.preferredMaxLayoutWidth > 0 && lines != 1
      ? size(fitting: constraint.preferredMaxLayoutWidth, lines: lines) : unbounded
    sizeThatFits = lines == 1 && room.behavior.ignoresWidthOnOneLine ? unbounded : bounded
    let limited =
      constraint.limitedToNumberOfLines.map { size(fitting: bounds.width, lines: $0) } ?? bounded
    let y =
      limited.height > bounds.height
      ? bounds.y + grid.round((bounds.height - limited.height) / 2) : bounds.y
    // The shadow makes the text rect no wider than the bounds.
    let own = limited.width - shadow.width.magnitude
    textRect = Rect(
      x: bounds.x, y: y, width: min(limited.width, max(bounds.width, own)),
      height: min(limited.height, bounds.height))
  }
}
