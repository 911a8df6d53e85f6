import Overset
import OversetFits
import OversetModel
import OversetRules
import OversetTypesetting

extension CheckedLayout {
  /// The room for the text with a height that can be drawn; nil where it is no rectangle.
  func drawnRoom(_ font: TypesetFont, _ fit: LabelFit) -> Rect? {
    var drawn = room
    if !drawn.height.isFinite {
      // As high as its lines, whatever their heights.
      let bottom = fit.lines.map(\.rect.maxY).filter(\.isFinite).max() ?? 0
      drawn.height = max(font.lineHeight * fit.scale, bottom - drawn.y)
    }
    guard drawn.isFinite, drawn.width >= 0, drawn.height >= 0 else { return nil }
    return drawn
  }

  /// The rectangle of a line and its baseline. Without a limit on the height there is nothing to centre the text in, and
  /// the lines fill the room from its top.
  func geometry(
    of line: LineFragment, at index: Int, in font: TypesetFont, _ room: Rect, _ fit: LabelFit
  ) -> (rect: Rect, baseline: Points) {
    if line.rect.isFinite, line.baseline.isFinite { return (line.rect, line.baseline) }
    let height = font.lineHeight * fit.scale
    let rect = Rect(
      x: line.rect.x.isFinite ? line.rect.x : room.x, y: room.y + height * Double(index),
      width: line.rect.width.isFinite ? line.rect.width : room.width, height: height)
    return (rect, rect.y + font.size.points * font.ascender * fit.scale)
  }
}

extension Rect {
  /// Whether every number of it can be drawn.
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension FontDescription {
  /// The font at a share of its size.
  func shrunk(to scale: Double) -> FontDescription {
    var font = FontDescription(
      typeface, size: .points(pointSize * scale), weight: resolvedWeight, isItalic: isItalic)
    font.hasMonospacedDigits = hasMonospacedDigits
    return font
  }
}
