import OversetFits
import OversetModel
import OversetTypesetting

extension LabelRoom {
  /// The text in its lines; a line that is higher than the label is cut, in every line-break mode.
  ///
  /// `isBrief`: does not search where the last line of a plain text is cut.
  func drawn(_ text: LabelText, isBrief: Bool = false) -> DrawnText {
    var drawn = fitted(text, isBrief: isBrief)
    if drawn.outcome != .truncated, missingHeight(of: drawn.stack, text) > 0 {
      drawn.outcome = .clipped
    }
    return drawn
  }

  /// First as it is, then tightened, then shrunk, and in the end cut at the smallest size.
  private func fitted(_ text: LabelText, isBrief: Bool) -> DrawnText {
    let unshrunk = stack(text, at: 1, isBrief: isBrief)
    var shrinksForHeight = false
    if case .down(_, forHeight: true) = behavior.shrinking { shrinksForHeight = true }
    if unshrunk.isComplete, !shrinksForHeight || missingHeight(of: unshrunk, text) == 0 {
      return DrawnText(outcome: .fits, stack: unshrunk)
    }
    if let kern = tightening(of: text) {
      return DrawnText(outcome: .tightened, stack: tightened(text, by: kern), kern: kern)
    }
    let cut: LabelFit.Outcome = constraint.lineBreakMode.truncates ? .truncated : .clipped
    // A text that shrinking cannot help is not shrunk (believed).
    guard case .down(let minimum, _) = behavior.shrinking, !hasTooManyParagraphs(text) else {
      return DrawnText(outcome: cut, stack: unshrunk)
    }
    let found = largestScale(of: text, from: minimum, inHeight: shrinksForHeight)
    let scale = found.map { max(minimum, $0 * behavior.shareOfScale) } ?? minimum
    let shrunk = stack(text, at: scale, isBrief: isBrief)
    // A complete text is only too high.
    let outcome = found == nil && !shrunk.isComplete ? cut : .shrunk
    return DrawnText(outcome: outcome, stack: shrunk, scale: scale)
  }
}
