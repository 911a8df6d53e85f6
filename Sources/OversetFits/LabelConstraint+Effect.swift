package import OversetModel

extension LabelConstraint {
  /// The label with the line breaking and alignment of its attributed text's paragraph style.
  package var withParagraphStyle: LabelConstraint {
    withParagraphStyle(attributedText?.paragraphStyle)
  }

  /// A style replaces all that the label says: what it does not say itself has NSParagraphStyle's
  /// own defaults. Without a style the label's count.
  package func withParagraphStyle(_ style: ParagraphStyle?) -> LabelConstraint {
    guard let style else { return self }
    var result = self
    result.lineBreakMode = style.lineBreakMode ?? .byWordWrapping
    result.lineBreakStrategy = style.lineBreakStrategy ?? .none
    result.textAlignment = style.alignment ?? .natural
    return result
  }

  /// Whether the layout runs from right to left, in a locale whose own direction this is.
  package func isRightToLeft(inLocale isRightToLeft: @autoclosure () -> Bool) -> Bool {
    switch semanticContentAttribute {
    case .unspecified: isRightToLeft()
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    }
  }
}
