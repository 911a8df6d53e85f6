import OversetModel
import OversetRules

extension TextDoubt {
  /// Of a text that AppKit may show in more lines than one; nil where it has no hard line break.
  ///
  /// A cell draws its text on a single line only where `usesSingleLineMode` says so, and `lineBreakMode`
  /// only says how a paragraph ends that is too wide (NSCell reference).
  convenience init?(linesOf text: String, in constraint: LabelConstraint) {
    guard constraint.kind == .nsTextField, constraint.numberOfLines == 1,
      text.utf16.contains(where: hardBreaks.contains)
    else { return nil }
    self.init(
      reason: "AppKit draws the lines that the text has where the cell is high enough",
      remedy: "look at it in the app", isStrong: true)
  }
}

/// LF, CR, the line and the paragraph separator: of UAX 14's mandatory breaks those that catalogs have.
private let hardBreaks: Set<UInt16> = [0x0A, 0x0D, 0x2028, 0x2029]
