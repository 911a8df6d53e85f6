package import OversetModel

/// What a label needs at least to show a text: a width by itself, or lines with a height, in whole
/// points of the label.
package struct LeastRoom {
  /// Nil where no width is enough.
  package var width: Points?
  /// Nil where the label's own number is enough, and where no number is.
  package var lines: Int?
  /// Nil where the label's own height is enough, and where no height is.
  package var height: Points?

  /// Each by its name.
  package init(width: Points? = nil, lines: Int? = nil, height: Points? = nil) {
    self.width = width
    self.lines = lines
    self.height = height
  }
}
