package import OversetModel
import OversetTypesetting

extension LabelText {
  /// The size of the text's lines at scale 1, not yet rounded to pixels: at most as many as the label
  /// has, wrapped at a width.
  package func linesSize(wrappedAt width: Points, in constraint: LabelConstraint) -> Size {
    let limit = constraint.numberOfLines > 0 ? constraint.numberOfLines : .max
    let stack = lineStack(
      width: width, at: font.size, limit: limit, mode: constraint.lineBreakMode)
    return Size(width: stack.width, height: stack.height)
  }
}
