package import OversetModel

/// Measures texts for a layout: the fonts and the locale are the measurer's.
package protocol TextMeasuring {
  /// The lines of a text, at most as many as the label has, wrapped at a width where there is one;
  /// nil where the font is not to be had.
  func measure(_ text: String, in label: LabelConstraint, width: Points?) -> MeasuredText?
}

/// The size of a text's lines in points, not yet rounded to pixels.
package struct MeasuredText: Hashable, Sendable {
  /// Of the widest line; white space at the text's end counts.
  package var width: Points
  /// Of all lines.
  package var height: Points
  /// From the top of the first line to its typographic baseline.
  package var ascent: Points
  /// From the last line's typographic baseline to its bottom.
  package var descent: Points

  package init(width: Points, height: Points, ascent: Points, descent: Points) {
    self.width = width
    self.height = height
    self.ascent = ascent
    self.descent = descent
  }
}
