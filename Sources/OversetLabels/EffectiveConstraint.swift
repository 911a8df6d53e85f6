import OversetModel
import OversetTypesetting

extension LabelConstraint {
  /// The settings that count, where some overrule others.
  ///
  /// A paragraph style replaces the label's line breaking and alignment. A marquee ignores the
  /// line-break mode, shrinking and tightening (documented): while nothing has the focus the label
  /// shows the start of its text (our reading).
  var effective: LabelConstraint {
    var result = withParagraphStyle
    result.lineBreakMode = result.effectiveMode
    if enablesMarqueeWhenAncestorFocused {
      result.adjustsFontSizeToFitWidth = false
      result.allowsDefaultTighteningForTruncation = false
    }
    return result
  }

  /// The line-break mode where a marquee overrules it.
  var effectiveMode: LineBreakMode {
    enablesMarqueeWhenAncestorFocused ? .byTruncatingTail : lineBreakMode
  }

  /// The label with the line breaking and alignment of its attributed text's paragraph style.
  package var withParagraphStyle: LabelConstraint {
    withParagraphStyle(attributedText?.paragraphStyle)
  }

  /// A style replaces all that the label says: what it does not say itself has NSParagraphStyle's
  /// own defaults. Without a style the label's count.
  func withParagraphStyle(_ style: ParagraphStyle?) -> LabelConstraint {
    guard let style else { return self }
    var result = self
    result.lineBreakMode = style.lineBreakMode ?? .byWordWrapping
    result.lineBreakStrategy = style.lineBreakStrategy ?? .none
    result.textAlignment = style.alignment ?? .natural
    return result
  }

  /// Whether the layout of a text in a locale runs from right to left.
  public func isRightToLeft(in locale: LocaleIdentifier) -> Bool {
    isRightToLeft(inLocale: locale.isRightToLeft)
  }

  /// The same, from what the typesetter remembers of the locale.
  func isRightToLeft(in locale: LocaleIdentifier, by typesetter: Typesetter) -> Bool {
    isRightToLeft(inLocale: typesetter.isRightToLeft(locale))
  }

  private func isRightToLeft(inLocale isRightToLeft: @autoclosure () -> Bool) -> Bool {
    switch semanticContentAttribute {
    case .unspecified: isRightToLeft()
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    }
  }
}

extension ParagraphStyle {
  /// Whether it says nothing of the height and width of lines.
  var leavesLinesAlike: Bool {
    var plain = ParagraphStyle()
    plain.alignment = alignment
    plain.lineBreakMode = lineBreakMode
    plain.lineBreakStrategy = lineBreakStrategy
    plain.baseWritingDirection = baseWritingDirection
    plain.hyphenationFactor = hyphenationFactor
    plain.tabStops = tabStops
    plain.defaultTabInterval = defaultTabInterval
    return self == plain
  }
}
