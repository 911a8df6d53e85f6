import Overset
import OversetFits
import OversetModel
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

  /// Where a line lies. Without a limit on the height there is nothing to centre the text in, and
  /// the lines fill the room from its top.
  func place(
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

  /// `system 17 semibold`, `headline (17 pt at L)`, `Futura 15`.
  var phrase: String {
    var words: String
    switch (typeface, size) {
    case (.system, .textStyle(let style)):
      words = "\(style.rawValue) (\(Decimals.points(pointSize)) at \(contentSize.rawValue))"
      if let weight { words += " \(weight.rawValue)" }
    default:
      words = "\(name) \(Decimals.text(of: pointSize, upTo: 1))"
      if let resolvedWeight { words += " \(resolvedWeight.rawValue)" }
      if followsContentSize { words += " (at \(contentSize.rawValue))" }
    }
    if design != .default, typeface == .system { words += " \(design.rawValue)" }
    if width != .standard { words += " \(width.rawValue)" }
    if hasMonospacedDigits { words += " with monospaced digits" }
    return isItalic ? words + " italic" : words
  }

  private var name: String {
    switch typeface {
    case .system: "system"
    case .monospacedSystem: "monospaced system"
    case .named(let name): name
    case .file(let path, _): String(path.split(separator: "/").last ?? "font")
    }
  }
}
