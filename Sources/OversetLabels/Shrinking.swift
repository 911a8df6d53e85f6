import OversetModel
import OversetTypesetting

/// The room that a label draws in, and how it may use it.
struct LabelRoom {
  var bounds: Size
  let constraint: LabelConstraint
  let grid: PixelGrid

  /// Lines that are drawn at a scale: as many as are allowed and as the height has room for, at
  /// least one; a pixel too little does not count (rounding: the most plausible reading).
  func visibleLines(of font: TypesetFont, at scale: Double) -> Int {
    let allowed = constraint.numberOfLines > 0 ? constraint.numberOfLines : Int.max
    let lineHeight = font.lineHeight * scale
    guard lineHeight > 0, bounds.height.isFinite else { return allowed }
    let room = ((bounds.height + grid.pixel) / lineHeight).rounded(.down)
    return min(allowed, room >= 1 ? Int(min(room, 1e9)) : 1)
  }

  func stack(_ text: LabelText, at scale: Double) -> LineStack {
    text.lineStack(
      width: bounds.width, at: FontSize(points: text.font.size.points * scale),
      limit: visibleLines(of: text.font, at: scale), mode: constraint.lineBreakMode)
  }

  /// Whether everything is seen at a scale, without making the lines.
  func showsAll(of text: LabelText, at scale: Double) -> Bool {
    if constraint.lineBreakMode == .byCharWrapping { return stack(text, at: scale).isComplete }
    return text.lineCount(
      width: bounds.width, at: FontSize(points: text.font.size.points * scale),
      limit: visibleLines(of: text.font, at: scale)) != nil
  }

  /// Whether the label makes its text smaller before it cuts it.
  ///
  /// Never in a wrapping mode (reported), and in clipping mode only on a single line; several lines
  /// shrink in the truncating modes (reported, since iOS 7).
  var shrinks: Bool {
    guard constraint.adjustsFontSizeToFitWidth, constraint.minimumScaleFactor > 0,
      constraint.minimumScaleFactor < 1
    else { return false }
    return constraint.lineBreakMode.truncates
      || constraint.lineBreakMode == .byClipping && constraint.numberOfLines == 1
  }

  /// The largest scale in `lower..<1` at which everything shows; nil where even `lower` does not
  /// do.
  ///
  /// The continuous optimum (UIKit's steps are not published). Bisection, because widths in the
  /// system font are not linear in the size; they never fall as the size grows.
  func largestScale(of text: LabelText, from lower: Double) -> Double? {
    guard showsAll(of: text, at: lower) else { return nil }
    var fits = lower
    var fails = 1.0
    while fails - fits > 1e-9 {
      let middle = (fits + fails) / 2
      if showsAll(of: text, at: middle) { fits = middle } else { fails = middle }
    }
    return fits
  }
}
