import Overset
import OversetLabels
import OversetModel
import OversetTypesetting

extension CheckedLayout {
  /// The label's bounds with a height that can be drawn; nil where they are no rectangle.
  func outline(_ font: TypesetFont) -> Rect? {
    var outline = bounds
    if !outline.height.isFinite {
      outline.height = lineHeight(font) * Double(max(fit.lines.count, 1))
    }
    guard outline.isFinite, outline.width >= 0, outline.height >= 0 else { return nil }
    return outline
  }

  /// Where a line lies. Without a limit on the height there is nothing to centre the text in, and
  /// the lines fill the outline from its top.
  func place(
    of line: LineFragment, at index: Int, in font: TypesetFont, _ outline: Rect
  ) -> (rect: Rect, baseline: Points) {
    if line.rect.isFinite, line.baseline.isFinite { return (line.rect, line.baseline) }
    let height = lineHeight(font)
    let rect = Rect(
      x: line.rect.x.isFinite ? line.rect.x : outline.x, y: outline.y + height * Double(index),
      width: line.rect.width.isFinite ? line.rect.width : outline.width, height: height)
    return (rect, rect.y + font.size.points * font.ascender * fit.scale)
  }

  private func lineHeight(_ font: TypesetFont) -> Points { font.lineHeight * fit.scale }
}

extension Rect {
  /// Whether every number of it can be drawn.
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension FontDescription {
  /// The font at a share of its size.
  func shrunk(to scale: Double) -> FontDescription {
    switch self {
    case .system(let size, let weight): .system(size: size * scale, weight: weight)
    case .textStyle(let style, _): .system(size: pointSize * scale, weight: style.weight)
    case .named(let name, let size): .named(name, size: size * scale)
    case .file(let path, let size): .file(path, size: size * scale)
    }
  }

  /// `system 17 semibold`, `headline (17 pt at L)`, `Futura 15`.
  var phrase: String {
    switch self {
    case .system(let size, let weight):
      "system \(Decimals.text(of: size, upTo: 1)) \(weight.rawValue)"
    case .textStyle(let style, let contentSize):
      "\(style.rawValue) (\(Decimals.points(pointSize)) at \(contentSize.rawValue))"
    case .named(let name, let size): "\(name) \(Decimals.text(of: size, upTo: 1))"
    case .file(let path, let size):
      "\(path.split(separator: "/").last ?? "font") \(Decimals.text(of: size, upTo: 1))"
    }
  }
}
