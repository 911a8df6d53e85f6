import Overset
import OversetFits
import OversetModel
import OversetRules

extension CheckedLayout {
  /// The properties that the label has in all its layouts; size and font differ between them.
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
