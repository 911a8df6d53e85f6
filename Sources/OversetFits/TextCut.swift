public import OversetModel

/// How much to cut off the end of a text so that its label shows the rest.
public struct TextCut: Sendable, Hashable {
  /// Grapheme clusters: one less is not enough.
  public var clusters: Int
  /// In one line, how much narrower the text must be; in several, the width of what is taken away. At
  /// the label's own font size.
  public var points: Points
  /// Whether at least half of the text stays: less than half cannot say the same.
  public var keepsHalf: Bool

  /// Makes a cut from all its values.
  public init(clusters: Int, points: Points, keepsHalf: Bool) {
    self.clusters = clusters
    self.points = points
    self.keepsHalf = keepsHalf
  }
}
