import OversetFits
package import OversetModel

/// What a label does with its text besides line breaking: plain values, made once for each label.
package struct LabelBehavior: Sendable {
  /// How the last line is cut.
  var cutMode: LineBreakMode
  /// Whether it makes its text smaller before it cuts it.
  var shrinking: Shrinking
  /// The share of the largest scale at which everything fits that text shrinks to.
  var shareOfScale: Double
  /// A line is tightened up to this share of its room; a wider one is shrunk or truncated. Nil where
  /// the label never tightens.
  var tighteningLimit: Double?
  /// How many pixels of height may be missing for a line that is still drawn.
  var missingPixels: Double
  /// How much higher than its label the only line may be, in points, before it counts as cut.
  var heightTolerance: Points
  /// Whether a line that is too high reaches into the insets above and below.
  var reachesIntoInsets: Bool
  /// Where the block of lines is in a label that is higher.
  var blockAlignment: VerticalAlignment
  /// Whether a label of one line ignores the width proposed to `sizeThatFits`.
  var ignoresWidthOnOneLine: Bool
  /// Whether it asks for no room at all without a text.
  var isNothingWithoutText: Bool
  /// The offset of the shadow, which the sizes include; nil for none.
  var shadow: Size?
  /// What happens to paint over the edge.
  var edge: Edge
  /// What is left free between two lines, as a share of the font's size.
  var lineGap: Double
  /// What tall scripts do to its height.
  var tallScripts: TallScripts
  /// How a person may still read what is lost.
  var recovery: LabelFit.Recovery?

  /// Whether the paint of every text must be measured.
  var asksForPaint: Bool {
    if case .clips = edge { return true }
    return tallScripts == .paint
  }

  /// Whether text gets smaller.
  package enum Shrinking: Sendable {
    case never
    /// Down to a share of its size; `forHeight`: also where only a line's height does not fit.
    case down(to: Double, forHeight: Bool)
  }

  /// What happens to paint that reaches over the label's edge.
  package enum Edge: Sendable {
    /// It is drawn.
    case open
    /// It is cut off; up to this many points, plus the uncertainty of the shapes, do not count.
    case cutsPaint(beyond: Points)
    /// The label clips it: everything beyond a pixel counts.
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
