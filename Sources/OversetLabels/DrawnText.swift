import OversetFits
import OversetModel
import OversetTypesetting

/// A text as a label draws it: what becomes of its size, its kerning and its lines.
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

extension LabelRoom {
  /// The text in its lines; a line that is higher than the label is cut, in every line-break mode.
  func drawn(_ text: LabelText) -> DrawnText {
    var drawn = fitted(text)
    if drawn.outcome != .truncated, missingHeight(of: drawn.stack, text) > 0 {
      drawn.outcome = .clipped
    }
    return drawn
  }

  /// First as it is, then tightened, then shrunk, and in the end cut at the smallest size.
  private func fitted(_ text: LabelText) -> DrawnText {
    let unshrunk = stack(text, at: 1)
    // A label of one line shrinks for its width alone (reported).
    let shrinksForHeight = shrinks && constraint.numberOfLines != 1
    if unshrunk.isComplete, !shrinksForHeight || missingHeight(of: unshrunk, text) == 0 {
      return DrawnText(outcome: .fits, stack: unshrunk)
    }
    if let kern = tightening(of: text) {
      return DrawnText(outcome: .tightened, stack: tightened(text, by: kern), kern: kern)
    }
    let cut: LabelFit.Outcome = constraint.lineBreakMode.truncates ? .truncated : .clipped
    // What cannot help does not happen (believed).
    guard shrinks, !hasTooManyParagraphs(text) else {
      return DrawnText(outcome: cut, stack: unshrunk)
    }
    let minimum = constraint.minimumScale
    let found = largestScale(of: text, from: minimum, inHeight: shrinksForHeight)
    let scale = found ?? minimum
    let shrunk = stack(text, at: scale)
    // What is complete is only too high.
    let outcome = found == nil && !shrunk.isComplete ? cut : .shrunk
    return DrawnText(outcome: outcome, stack: shrunk, scale: scale)
  }
}
