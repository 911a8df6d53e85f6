import OversetModel
import OversetTypesetting

/// The room that a label draws in, and how it may use it.
struct LabelRoom {
  var bounds: Size
  /// The settings that count.
  let constraint: LabelConstraint
  let grid: PixelGrid
  /// How far a line may reach into the insets above and below, together.
  var freeHeight: Points = 0

  private var allowedLines: Int { constraint.numberOfLines > 0 ? constraint.numberOfLines : .max }

  /// Where a text is drawn: a vertical-alignment label draws in its text rect (its published code),
  /// so its lines have the width of that.
  func drawingRoom(of text: LabelText) -> LabelRoom {
    guard constraint.verticalAlignment != nil else { return self }
    var room = self
    let lines = stack(text, at: 1, limit: allowedLines)
    let shadow = constraint.shadow?.width.magnitude ?? 0
    room.bounds.width = min(bounds.width, max(lines.width, grid.ceil(lines.width + shadow)))
    return room
  }

  /// Lines that are drawn at a scale: as many as are allowed and as the height has room for, at
  /// least one; a pixel too little does not count (rounding: the most plausible reading).
  func visibleLines(of font: TypesetFont, at scale: Double) -> Int {
    let allowed = allowedLines
    let lineHeight = font.lineHeight * scale
    guard lineHeight > 0, bounds.height.isFinite else { return allowed }
    let room = ((bounds.height + grid.pixel) / lineHeight).roundedDownStably
    return min(allowed, room >= 1 ? Int(min(room, 1e9)) : 1)
  }

  func stack(_ text: LabelText, at scale: Double) -> LineStack {
    if text.isPlain { return stack(text, at: scale, limit: visibleLines(of: text.font, at: scale)) }
    // Lines of several heights must be made before it is known how many there is room for.
    let all = stack(text, at: scale, limit: allowedLines)
    let visible = all.count(within: bounds.height + grid.pixel)
    return visible == all.lines.count ? all : stack(text, at: scale, limit: visible)
  }

  private func stack(_ text: LabelText, at scale: Double, limit: Int) -> LineStack {
    text.lineStack(
      width: bounds.width, at: text.font.size.scaled(by: scale), limit: limit,
      mode: constraint.lineBreakMode)
  }

  /// Whether everything is seen at a scale, without making the lines.
  func showsAll(of text: LabelText, at scale: Double) -> Bool {
    if constraint.lineBreakMode == .byCharWrapping || !text.isPlain {
      return stack(text, at: scale).isComplete
    }
    return text.lineCount(
      width: bounds.width, at: text.font.size.scaled(by: scale),
      limit: visibleLines(of: text.font, at: scale)) != nil
  }

  /// Whether every word of a plain text is seen whole at scale 1.
  func showsAllUnbroken(_ text: LabelText) -> Bool {
    var limit = visibleLines(of: text.font, at: 1)
    for (index, wrapper) in text.wrappers.enumerated() {
      guard limit > 0 else { return text.isBlank(from: index) }
      let count = wrapper.unbrokenLineCount(
        width: bounds.width, at: text.font.size, limit: limit)
      guard let count, count <= limit else { return false }
      limit -= count
    }
    return true
  }

  /// Whether the label makes its text smaller before it cuts it, down to a scale that is said.
  var shrinks: Bool {
    asksToShrink && constraint.minimumScale > 0 && constraint.minimumScale < 1
  }

  /// Whether a label that says no smallest scale perhaps shrinks: the reference says that a minimum
  /// of 0 does not scale, and developers saw it scale.
  var perhapsShrinks: Bool { asksToShrink && constraint.minimumScale == 0 }

  /// Never in a wrapping mode (reported). Several lines shrink in the truncating modes (the
  /// reference limits only iOS 6 and earlier to one line) and in clipping mode (reported, iOS 9.2).
  private var asksToShrink: Bool {
    constraint.adjustsFontSizeToFitWidth && !constraint.lineBreakMode.wraps
  }

  /// Whether hard line breaks alone make more lines than are allowed, so that no scale helps.
  func hasTooManyParagraphs(_ text: LabelText) -> Bool {
    text.wrappers.count > allowedLines && !text.isBlank(from: allowedLines)
  }
}
