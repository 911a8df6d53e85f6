import OversetFits
package import OversetModel

/// What a label does with its text beside breaking it into lines: plain values, said once a label.
package struct LabelBehavior: Sendable {
  /// Whether it makes its text smaller before it cuts it.
  var shrinking: Shrinking
  /// Up to this share of its room a line is tightened; what is wider is shrunk or truncated. Nil
  /// where the label never tightens.
  var tighteningLimit: Double?
  /// How many pixels of height may be missing for a line that is drawn all the same.
  var missingPixels: Double
  /// How much higher than its label the only line may be, in points, before it counts as cut.
  var heightTolerance: Points
  /// Whether a line that is too high reaches into the insets above and below.
  var reachesIntoInsets: Bool
  /// Where the lines stand together in a label that is higher.
  var blockAlignment: VerticalAlignment
  /// Whether a label of one line answers `sizeThatFits` with all of it, whatever is proposed.
  var ignoresWidthOnOneLine: Bool
  /// The offset of the shadow, which the sizes count; nil for none.
  var shadow: Size?
  /// What becomes of paint over the edge.
  var edge: Edge
  /// What is left free between two lines, as a share of the font's size.
  var lineGap: Double
  /// What becomes of its height for tall scripts.
  var tallScripts: TallScripts
  /// How a person may still read what is lost.
  var recovery: LabelFit.Recovery?

  /// Whether it takes the paint of every text to know what becomes of it.
  var asksForPaint: Bool {
    if case .clips = edge { return true }
    return tallScripts == .paint
  }

  /// Whether text gets smaller.
  package enum Shrinking: Sendable {
    case never
    /// It was seen to, and is documented not to.
    case perhaps
    /// Down to a share of its size; `forHeight`, also where only a line's height has no room.
    case down(to: Double, forHeight: Bool)
  }

  /// What becomes of paint that reaches over the label's edge.
  package enum Edge: Sendable {
    /// It is drawn all the same.
    case open
    /// It is cut off; up to this many points of it, and what is not known of the shapes, are no loss.
    case cutsPaint(beyond: Points)
    /// The label asks to cut it off: all that is more than a pixel.
    case clips
  }

  /// What tall scripts add to the height of a label.
  package enum TallScripts: Sendable {
    case nothing
    /// An amount that is not published.
    case unknown
    /// The paint that leaves the lines (our model).
    case paint
  }
}
