import Overset
import OversetModel
import OversetTypesetting

/// Writes a scene as an inline SVG.
struct LabelPicture {
  let scene: LabelScene
  /// What the picture shows, for those who do not see it.
  let title: String

  /// CSS pixels in a point, where there is room for it.
  private static let pixelsPerPoint = 2.0

  func write(to html: inout HTMLWriter, glyphs: inout GlyphSheet) {
    let frame = scene.frame
    html.markup("<svg role=\"img\"")
    if scene.isCutLeft || scene.isCutRight { html.attribute("class", edges) }
    writeView(frame, to: &html)
    html.attribute("width", frame.width * Self.pixelsPerPoint)
    html.attribute("height", frame.height * Self.pixelsPerPoint)
    html.markup(">")
    html.element("title", text: title)
    for ground in scene.hatched { write(ground, "out", to: &html) }
    write(scene.outline, "label", to: &html)
    for line in scene.lines { writeGround(of: line, to: &html) }
    let pen = GlyphPen(visible: frame.minX...frame.maxX)
    for line in scene.lost {
      pen.write(line.drawing, line.x, line.baseline, .lost, to: &html, glyphs: &glyphs)
    }
    if let color = scene.appearance.shadowColor {
      let offset = scene.shadowOffset
      writeGroup(color, to: &html) { html in
        for line in scene.lines {
          pen.write(
            line.drawing, line.x + offset.width, line.baseline + offset.height,
            .shown(ellipsis: nil), to: &html, glyphs: &glyphs)
        }
      }
    }
    let color = scene.appearance.color
    if color == .level(.label), scene.appearance.isEnabled {
      for line in scene.lines { write(line, pen, to: &html, glyphs: &glyphs) }
    } else {
      writeGroup(color, isDimmed: !scene.appearance.isEnabled, to: &html) { html in
        for line in scene.lines { write(line, pen, to: &html, glyphs: &glyphs) }
      }
    }
    html.markup("</svg>")
  }

  private func write(
    _ line: LabelScene.Line, _ pen: GlyphPen, to html: inout HTMLWriter, glyphs: inout GlyphSheet
  ) {
    guard line.isClipped || line.isInkClipped else {
      pen.write(
        line.drawing, line.x, line.baseline, .shown(ellipsis: line.ellipsis), to: &html,
        glyphs: &glyphs)
      return
    }
    pen.write(
      line.drawing, line.x, line.baseline, line.isClipped ? .lost : .cut, to: &html,
      glyphs: &glyphs)
    writeClip(to: &html) { html in
      pen.write(
        line.drawing, line.x, line.baseline, .shown(ellipsis: line.ellipsis), to: &html,
        glyphs: &glyphs)
    }
  }

  /// Glyphs in a colour of the label's own; UIKit dims a label that is not enabled.
  private func writeGroup(
    _ color: LabelColor, isDimmed: Bool = false, to html: inout HTMLWriter,
    _ body: (inout HTMLWriter) -> Void
  ) {
    html.markup("<g")
    if isDimmed { html.markup(" opacity=\"0.4\"") }
    html.attribute("style", "--ink:\(color.css)")
    html.markup(">")
    body(&html)
    html.markup("</g>")
  }

  /// The line's typographic bounds and baseline, as far as the label shows them.
  private func writeGround(of line: LabelScene.Line, to html: inout HTMLWriter) {
    var rect = line.rect
    if line.isClipped {
      write(rect, "out", to: &html)
      rect.x = max(rect.x, scene.outline.x)
      rect.width = min(line.rect.maxX, scene.outline.maxX) - rect.x
    }
    write(rect, "line", to: &html)
    html.markup("<path class=\"base\" d=\"M")
    html.number(rect.minX)
    html.markup(" ")
    html.number(line.baseline)
    html.markup("h")
    html.number(max(rect.width, 0))
    html.markup("\"/>")
  }

  /// The edges at which the picture fades, because the text goes on.
  private var edges: String {
    [scene.isCutLeft ? "on-left" : nil, scene.isCutRight ? "on-right" : nil].compactMap { $0 }
      .joined(separator: " ")
  }

  private func write(_ rect: Rect, _ style: StaticString, to html: inout HTMLWriter) {
    html.markup("<rect class=\"")
    html.markup(style)
    html.markup("\"")
    writeBox(rect, to: &html)
    html.markup("/>")
  }

  /// An inner picture cuts off what lies outside of it.
  private func writeClip(to html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void) {
    let box = scene.outline
    html.markup("<svg")
    writeView(box, to: &html)
    writeBox(box, to: &html)
    html.markup(">")
    body(&html)
    html.markup("</svg>")
  }

  private func writeView(_ rect: Rect, to html: inout HTMLWriter) {
    html.markup(" viewBox=\"")
    html.number(rect.x)
    for number in [rect.y, rect.width, rect.height] {
      html.markup(" ")
      html.number(number)
    }
    html.markup("\"")
  }

  private func writeBox(_ rect: Rect, to html: inout HTMLWriter) {
    html.attribute("x", rect.x)
    html.attribute("y", rect.y)
    html.attribute("width", max(rect.width, 0))
    html.attribute("height", max(rect.height, 0))
  }
}

extension LabelColor {
  /// A level follows the page's light or dark look; a colour of its own stays.
  fileprivate var css: String {
    switch self {
    case .level(let level): return "var(--\(level.rawValue))"
    case .rgb(let red, let green, let blue, let alpha):
      let digits = [red, green, blue, alpha].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      return "#" + digits.joined()
    }
  }
}
