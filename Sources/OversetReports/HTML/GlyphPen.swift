import OversetModel
import OversetTypesetting

/// Writes the glyphs of lines, those of one size and colour in a group.
struct GlyphPen {
  enum Ink: Equatable {
    /// What is at the ellipsis's place has a colour of its own.
    case shown(ellipsis: Range<Int>?)
    case lost
    /// Paint that the label cuts off.
    case cut
  }

  private struct Group: Equatable {
    var size: Points
    var style: Style
  }

  private enum Style {
    case shown
    case ellipsis
    case lost
    case cut
  }

  /// Glyphs beyond it are left out.
  let visible: ClosedRange<Points>

  init(visible: ClosedRange<Points>) { self.visible = visible }

  func write(
    _ drawing: LineDrawing, _ x: Points, _ baseline: Points, _ ink: Ink,
    to html: inout HTMLWriter, glyphs: inout GlyphSheet
  ) {
    var open: Group?
    for glyph in drawing.glyphs where isVisible(glyph, from: x) {
      let style = style(of: glyph, ink)
      if let text = glyph.text {
        if open != nil { html.markup("</g>") }
        open = nil
        write(text, of: glyph, x, baseline, style, to: &html)
        continue
      }
      guard let number = glyphs.number(of: glyph.id, in: glyph.face) else { continue }
      let group = Group(size: glyph.size, style: style)
      if group != open {
        if open != nil { html.markup("</g>") }
        begin(group, x, baseline, to: &html)
        open = group
      }
      let unit = glyph.size / GlyphSheet.unitsPerEm
      html.markup("<use href=\"#g")
      html.number(number)
      html.markup("\" x=\"")
      html.number(Int((glyph.x / unit).rounded()))
      if glyph.y.magnitude > 0.01 {
        html.markup("\" y=\"")
        html.number(Int((glyph.y / unit).rounded()))
      }
      html.markup("\"/>")
    }
    if open != nil { html.markup("</g>") }
  }

  /// A glyph is seldom wider than twice its size; one at the edge is cut by the picture itself.
  private func isVisible(_ glyph: LineDrawing.Glyph, from x: Points) -> Bool {
    guard glyph.x.isFinite, glyph.y.isFinite, glyph.size.isFinite, glyph.size > 0.001,
      glyph.x.magnitude < 1e6, glyph.y.magnitude < 1e6
    else { return false }
    let place = x + glyph.x
    return place < visible.upperBound && place + 2 * glyph.size > visible.lowerBound
  }

  private func style(of glyph: LineDrawing.Glyph, _ ink: Ink) -> Style {
    switch ink {
    case .shown(let ellipsis):
      ellipsis?.contains(glyph.textOffset) == true ? .ellipsis : .shown
    case .lost: .lost
    case .cut: .cut
    }
  }

  private func begin(_ group: Group, _ x: Points, _ baseline: Points, to html: inout HTMLWriter) {
    html.markup("<g class=\"")
    html.markup(name(of: group.style))
    html.markup("\" transform=\"translate(")
    html.number(x)
    html.markup(" ")
    html.number(baseline)
    html.markup(")scale(")
    let scale = Decimals.text(of: group.size / GlyphSheet.unitsPerEm, upTo: 5)
    html.text(scale)
    html.markup(")\">")
  }

  private func write(
    _ text: String, of glyph: LineDrawing.Glyph, _ x: Points, _ baseline: Points, _ style: Style,
    to html: inout HTMLWriter
  ) {
    html.markup("<text class=\"")
    html.markup(name(of: style))
    html.markup("\"")
    html.attribute("x", x + glyph.x)
    html.attribute("y", baseline + glyph.y)
    html.attribute("font-size", glyph.size)
    html.markup(">")
    html.text(text)
    html.markup("</text>")
  }

  private func name(of style: Style) -> StaticString {
    switch style {
    case .shown: "ink"
    case .ellipsis: "dots"
    case .lost: "lost"
    case .cut: "cut"
    }
  }
}
