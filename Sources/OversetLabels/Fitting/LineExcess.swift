import OversetModel
import OversetTypesetting

/// A line that is higher than its label: it is drawn, and cut at its top and bottom, because a label
/// draws only in its bounds (reported).
extension LabelRoom {
  /// How much higher the only line is than its room, in points; several lines never are, except by
  /// rounding.
  func excess(of stack: LineStack) -> Points {
    guard stack.lines.count == 1, bounds.height.isFinite else { return 0 }
    return max(0, stack.height - bounds.height)
  }

  /// The same for what lies outside the label; 0 within the tolerance, and for a blank text.
  func missingHeight(of stack: LineStack, _ text: LabelText) -> Points {
    let missing = excess(of: stack) - freeHeight
    guard missing > behavior.heightTolerance + roundingSlack, !text.isBlank(from: 0) else {
      return 0
    }
    return missing
  }

  /// Whether a line of the text fits the height at a scale.
  func hasHeight(for text: LabelText, at scale: Double) -> Bool {
    guard bounds.height.isFinite else { return true }
    if text.isPlain {
      return text.font.lineHeight * scale
        <= bounds.height + freeHeight + behavior.heightTolerance + roundingSlack
    }
    return missingHeight(of: stack(text, at: scale), text) == 0
  }

  /// The largest scale at which a plain line fits the height; 1 where it does as it is.
  func scaleOfHeight(of text: LabelText) -> Double {
    let lineHeight = text.font.lineHeight
    guard bounds.height.isFinite, lineHeight > 0 else { return 1 }
    return min(1, max(0, bounds.height + freeHeight + behavior.heightTolerance) / lineHeight)
  }

  /// Whether a text that is shrunk to a scale could be larger in a label without a limit of height.
  func heightDecidesScale(_ scale: Double, of text: LabelText) -> Bool {
    guard bounds.height.isFinite else { return false }
    var unlimited = self
    unlimited.bounds.height = .infinity
    // Farther from the scale than the search for it is precise, and less than anybody sees.
    return unlimited.showsAll(of: text, at: min(1, scale + 1e-6))
  }

  /// The number of lines that are certainly shown: none where one line is higher than the label.
  func certainLines(of font: TypesetFont) -> Int {
    guard font.lineHeight <= bounds.height else { return 0 }
    var exact = self
    exact.bounds.height -= grid.pixel
    return exact.visibleLines(of: font, at: 1)
  }
}
