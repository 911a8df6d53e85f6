import OversetTypesetting

/// The outlines of a page, each written once and referred to by number.
struct GlyphSheet {
  /// Outlines are whole numbers in this many units an em: finer than any screen shows.
  static let unitsPerEm = 1000.0

  private struct Glyph: Hashable {
    var face: ObjectIdentifier
    var id: UInt32
  }

  private let outlines = GlyphOutlines()
  /// Nil for a glyph without an outline.
  private var numbers: [Glyph: Int?] = [:]
  /// Kept, because an identifier means something only as long as its object lives.
  private var faces: [ObjectIdentifier: FontFace] = [:]
  private var paths = HTMLWriter()
  private var count = 0

  /// The number to refer to a glyph by; nil where there is nothing to draw.
  mutating func number(of id: UInt32, in face: FontFace) -> Int? {
    let glyph = Glyph(face: ObjectIdentifier(face), id: id)
    if let known = numbers[glyph] { return known }
    faces[glyph.face] = face
    let steps = outlines.outline(of: id, in: face)
    let number = steps.isEmpty ? nil : count
    numbers[glyph] = .some(number)
    guard let number else { return nil }
    count += 1
    paths.markup("<path id=\"g")
    paths.number(number)
    paths.markup("\" d=\"")
    var pen = OutlinePen()
    for step in steps { pen.write(step, to: &paths) }
    paths.markup("z\"/>")
    return number
  }

  /// Writes the outlines, and the hatching of what lies outside a label.
  func write(to html: inout HTMLWriter) {
    html.markup(
      """
      <svg class="sheet" width="0" height="0" aria-hidden="true"><defs>\
      <pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><rect class="hatch" width="1" height="4"/></pattern>
      """)
    html.append(paths)
    html.markup("</defs></svg>")
  }
}

/// Writes the steps of one outline relative to each other, which takes fewer digits.
private struct OutlinePen {
  private var x = 0
  private var y = 0
  private var isOpen = false

  mutating func write(_ step: OutlineStep, to html: inout HTMLWriter) {
    switch step {
    case .move(let x, let y):
      html.markup(isOpen ? "zM" : "M")
      isOpen = true
      (self.x, self.y) = (units(x), units(y))
      html.number(self.x)
      html.markup(" ")
      html.number(self.y)
    case .line(let x, let y):
      html.markup("l")
      write(x, y, to: &html)
      move(x, y)
    case .quadratic(let controlX, let controlY, let x, let y):
      html.markup("q")
      write(controlX, controlY, to: &html)
      html.markup(" ")
      write(x, y, to: &html)
      move(x, y)
    case .cubic(let control1X, let control1Y, let control2X, let control2Y, let x, let y):
      html.markup("c")
      write(control1X, control1Y, to: &html)
      html.markup(" ")
      write(control2X, control2Y, to: &html)
      html.markup(" ")
      write(x, y, to: &html)
      move(x, y)
    }
  }

  private func write(_ x: Double, _ y: Double, to html: inout HTMLWriter) {
    let across = units(x) - self.x
    let down = units(y) - self.y
    html.number(across)
    // A minus sign separates numbers by itself.
    if down >= 0 { html.markup(" ") }
    html.number(down)
  }

  private mutating func move(_ x: Double, _ y: Double) { (self.x, self.y) = (units(x), units(y)) }

  private func units(_ em: Double) -> Int {
    guard em.isFinite else { return 0 }
    return Int((min(max(em, -100), 100) * GlyphSheet.unitsPerEm).rounded())
  }
}
