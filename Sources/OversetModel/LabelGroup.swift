/// Labels that are side by side and share a width: an entry of `groups`.
public struct LabelGroup: Hashable, Sendable {
  /// What labels and findings call it.
  public var name: String
  /// What the labels and the space between them must fit in.
  public var width: WidthExpression
  /// Between one label and the next, in points.
  public var spacing: Points = 0
  /// Where the configuration has it.
  public var position: TextPosition?

  /// Makes a group; `spacing` is the distance between two labels.
  public init(name: String, width: WidthExpression, spacing: Points = 0) {
    self.name = name
    self.width = width
    self.spacing = spacing
  }
}
