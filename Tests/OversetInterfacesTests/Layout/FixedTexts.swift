import OversetModel

@testable import OversetInterfaces

/// Every character is 10 points wide and every line 20 high, in any font.
struct FixedTexts: TextMeasuring {
  func measure(_ text: String, in label: LabelConstraint, width: Points?) -> MeasuredText? {
    if case .named = label.font.typeface { return nil }
    let length = Double(text.count) * 10
    guard let width, label.numberOfLines != 1, width < length else {
      return MeasuredText(width: length, height: 20, ascent: 15, descent: 5)
    }
    let perLine = max(1, (width / 10).rounded(.down))
    let needed = (Double(text.count) / perLine).rounded(.up)
    let lines = label.numberOfLines == 0 ? needed : min(needed, Double(label.numberOfLines))
    return MeasuredText(width: perLine * 10, height: lines * 20, ascent: 15, descent: 5)
  }
}
