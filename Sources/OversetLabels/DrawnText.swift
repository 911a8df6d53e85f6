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
  /// First as it is, then tightened, then shrunk, and in the end cut at the smallest size.
  func drawn(_ text: LabelText) -> DrawnText {
    let unshrunk = stack(text, at: 1)
    if unshrunk.isComplete { return DrawnText(outcome: .fits, stack: unshrunk) }
    if let kern = tightening(of: text) {
      return DrawnText(outcome: .tightened, stack: tightened(text, by: kern), kern: kern)
    }
    let cut: LabelFit.Outcome = constraint.lineBreakMode.truncates ? .truncated : .clipped
    // What cannot help does not happen (believed).
    guard shrinks, !hasTooManyParagraphs(text) else {
      return DrawnText(outcome: cut, stack: unshrunk)
    }
    let minimum = constraint.minimumScale
    let found = largestScale(of: text, from: minimum)
    let scale = found ?? minimum
    return DrawnText(
      outcome: found == nil ? cut : .shrunk, stack: stack(text, at: scale), scale: scale)
  }
}
