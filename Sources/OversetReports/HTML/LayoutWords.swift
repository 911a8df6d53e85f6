import Overset
import OversetFits
import OversetModel

extension CheckedLayout {
  /// What the label is told in all its layouts; size and font differ from one to the next.
  var setting: String {
    let constraint = constraint.withParagraphStyle
    var parts = [
      constraint.numberOfLines == 0
        ? "any number of lines" : Decimals.count(constraint.numberOfLines, "line"),
      constraint.lineBreakMode.rawValue,
    ]
    if constraint.adjustsFontSizeToFitWidth {
      let least = Decimals.text(of: constraint.minimumScaleFactor, upTo: 2)
      parts.append("shrinks to \(least)")
    }
    if constraint.textAlignment != .natural {
      parts.append("aligned \(constraint.textAlignment.rawValue)")
    }
    return parts.joined(separator: " · ")
  }
}
