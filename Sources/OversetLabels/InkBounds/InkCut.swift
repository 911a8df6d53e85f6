import OversetModel
import OversetTypesetting

/// How far paint reaches over the edge of its label.
struct InkCut {
  /// The largest distance in points; 0 where all lies inside, or nothing was measured.
  var overflow: Points
  /// The tolerance in points.
  var allowed: Points

  static let none = InkCut(overflow: 0, allowed: 0)

  var isCut: Bool { overflow > allowed + roundingSlack }
}
