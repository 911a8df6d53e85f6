public import OversetModel

/// One line of a label.
public struct LineFragment: Sendable, Hashable {
  /// The line's part of the text, with what an ellipsis replaces; UTF-16, half-open.
  public var textRange: Range<Int>
  /// The text drawn, without the white space at its end.
  public var shown: String
  /// The sum of the advances of what is drawn, without white space at its end.
  public var width: Points
  /// The typographic baseline's distance from the top of the bounds' coordinate space.
  public var baseline: Points
  /// The typographic bounds.
  public var rect: Rect
  /// Whether the line's paragraph runs from right to left.
  public var isRightToLeft: Bool
  /// Where the ellipsis is in `shown`, in UTF-16; nil where there is none.
  public var ellipsis: Range<Int>?
  /// Whether the line ends inside of a word that is wider than the label.
  public var breaksWord: Bool

  /// Makes a line from all its values.
  package init(
    textRange: Range<Int>, shown: String, width: Points, baseline: Points, rect: Rect,
    isRightToLeft: Bool, ellipsis: Range<Int>?, breaksWord: Bool
  ) {
    self.textRange = textRange
    self.shown = shown
    self.width = width
    self.baseline = baseline
    self.rect = rect
    self.isRightToLeft = isRightToLeft
    self.ellipsis = ellipsis
    self.breaksWord = breaksWord
  }
}
