import OversetFits
import OversetModel
import OversetTypesetting

/// A text as a label draws it: its size, its kerning and its lines.
struct DrawnText {
  var outcome: LabelFit.Outcome
  var stack: LineStack
  /// The share of the font's size.
  var scale = 1.0
  /// What is added behind each cluster, in points.
  var kern: Points = 0

  /// Whether everything is seen without any change.
  var fitsUnchanged: Bool { outcome == .fits }
}
