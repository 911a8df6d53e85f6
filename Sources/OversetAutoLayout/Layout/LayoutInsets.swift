/// Distances from the four edges of a rectangle inwards, in points.
package struct LayoutInsets: Sendable, Hashable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance from all edges.
  package init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// As in a mirrored layout.
  var mirrored: LayoutInsets { LayoutInsets(top: top, left: right, bottom: bottom, right: left) }
}
