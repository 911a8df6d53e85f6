/// How far paint reaches from where its letters stand at most, in em: over the typographic baseline
/// and below it, and over the ends of a letter's advance.
package struct InkReach: Hashable, Sendable {
  /// Over the typographic baseline.
  package private(set) var above: Float = 0
  /// Below it.
  package private(set) var below: Float = 0
  /// Over either end of the advance of a glyph that has one: a mark without any stands on a letter.
  package private(set) var aside: Float = 0

  /// As far as nothing.
  package static let none = InkReach()

  /// As far as either.
  mutating func add(_ other: InkReach) {
    above = max(above, other.above)
    below = max(below, other.below)
    aside = max(aside, other.aside)
  }

  /// A glyph's paint, at its place.
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
