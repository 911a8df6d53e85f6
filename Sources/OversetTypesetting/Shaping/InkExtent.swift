/// The farthest that paint reaches, in em: above and below the typographic baseline, and beyond the
/// ends of a glyph's advance.
package struct InkExtent: Hashable, Sendable {
  /// Above the typographic baseline.
  package private(set) var above: Float = 0
  /// Below it.
  package private(set) var below: Float = 0
  /// Beyond either end of the advance of a glyph that has one: a mark without any is on a letter.
  package private(set) var aside: Float = 0

  /// No paint.
  package static let none = InkExtent()

  /// The larger of both.
  mutating func add(_ other: InkExtent) {
    above = max(above, other.above)
    below = max(below, other.below)
    aside = max(aside, other.aside)
  }

  /// Adds a glyph's paint at the glyph's offset.
  mutating func add(_ ink: InkBox, of glyph: ShapingBuffer.Glyph) {
    let unit = 1 / Double(fontUnitsPerEm)
    let up = Double(glyph.offsetY) * unit
    above = max(above, Float(up - ink.minY))
    below = max(below, Float(ink.maxY - up))
    guard glyph.advance > 0 else { return }
    let x = Double(glyph.offsetX) * unit
    aside = max(aside, Float(-x - ink.minX), Float(x + ink.maxX - Double(glyph.advance) * unit))
  }
}
