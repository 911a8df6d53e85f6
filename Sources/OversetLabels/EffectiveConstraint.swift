import OversetFits
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

  /// Whether the layout of a text in a locale runs from right to left.
  public func isRightToLeft(in locale: LocaleIdentifier) -> Bool {
    isRightToLeft(inLocale: locale.isRightToLeft)
  }

  /// The same, from what the typesetter remembers of the locale.
  func isRightToLeft(in locale: LocaleIdentifier, by typesetter: Typesetter) -> Bool {
    isRightToLeft(inLocale: typesetter.isRightToLeft(locale))
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
