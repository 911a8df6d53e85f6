import OversetModel
import OversetTypesetting

extension LabelConstraint {
  /// The settings that count, where some overrule others.
  ///
  /// A paragraph style overrules the label's line breaking and alignment. A marquee ignores the
  /// line-break mode, shrinking and tightening (documented): while nothing has the focus the label
  /// shows the start of its text (our reading).
  var effective: LabelConstraint {
    var result = withParagraphStyle
    if enablesMarqueeWhenAncestorFocused {
      result.lineBreakMode = .byTruncatingTail
      result.adjustsFontSizeToFitWidth = false
      result.allowsDefaultTighteningForTruncation = false
    }
    return result
  }

  /// The label's own line breaking and alignment where its paragraph style overrules them.
  package var withParagraphStyle: LabelConstraint {
    var result = self
    if let style = attributedText?.paragraphStyle {
      result.lineBreakMode = style.lineBreakMode ?? lineBreakMode
      result.lineBreakStrategy = style.lineBreakStrategy ?? lineBreakStrategy
      result.textAlignment = style.alignment ?? textAlignment
    }
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
