/// The smallest rectangle around the paint of a glyph, in em from its origin; y grows downwards,
/// the typographic baseline is 0.
package struct InkBox: Hashable, Sendable {
  /// The left edge.
  package var minX: Double
  /// The upper edge.
  package var minY: Double
  /// The right edge.
  package var maxX: Double
  /// The lower edge.
  package var maxY: Double

  /// Makes a box from its edges.
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }
}
