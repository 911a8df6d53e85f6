import OversetModel
import OversetTypesetting

/// Puts the lines of a label at their places in its bounds.
struct LabelPlacement {
  let bounds: Rect
  let constraint: LabelConstraint
  let font: TypesetFont
  /// The share of the size that the text is drawn at.
  let scale: Double
  /// Whether the layout runs from right to left.
  let isRightToLeft: Bool
  let textRect: Rect

  /// Where the text block lies: a vertical-alignment label draws in its text rect, and a label
  /// without a limit to its height is as high as its text.
  private var frame: Rect {
    if constraint.verticalAlignment != nil { return textRect }
    if bounds.height.isFinite { return bounds }
    return Rect(x: bounds.x, y: bounds.y, width: bounds.width, height: textRect.height)
  }

  /// The rect and baseline of each line, given the lines' widths.
  func places(of widths: [Points]) -> [(rect: Rect, baseline: Points)] {
    let lineHeight = font.lineHeight * scale
    let ascender = font.size.points * font.ascender * scale
    // The block is centred in the bounds when it is drawn (reference, and reported).
    var top = frame.minY + (frame.height - lineHeight * Double(widths.count)) / 2
    if widths.count == 1, constraint.numberOfLines == 1, scale < 1 {
      // `.alignBaselines`, the default: a shrunk line keeps the baseline of the unshrunk one.
      top = frame.minY + (frame.height - font.lineHeight) / 2
      top += font.size.points * font.ascender - ascender
    }
    return widths.enumerated().map { index, width in
      let y = top + lineHeight * Double(index)
      let isLast = index == widths.count - 1
      let rect = Rect(x: x(of: width), y: y, width: width, height: lineHeight)
      return (isLast ? rect : justified(rect), y + ascender)
    }
  }

  private func x(of width: Points) -> Points {
    switch constraint.textAlignment {
    case .left: frame.minX
    case .right: frame.maxX - width
    case .center: frame.minX + (frame.width - width) / 2
    // The alignment follows the layout, whatever the paragraph's own direction is.
    case .natural, .justified: isRightToLeft ? frame.maxX - width : frame.minX
    }
  }

  private func justified(_ rect: Rect) -> Rect {
    guard constraint.textAlignment == .justified else { return rect }
    return Rect(x: frame.minX, y: rect.y, width: frame.width, height: rect.height)
  }

  /// The text rect at its place: a vertical-alignment label puts it at the leading edge, and at the
  /// top, in the middle or at the bottom.
  static func place(
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
