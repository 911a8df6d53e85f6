import OversetFits
package import OversetModel
package import OversetTypesetting

extension LabelConstraint {
  /// Whether the layout of a text in a locale runs from right to left.
  package func isRightToLeft(in locale: LocaleIdentifier) -> Bool {
    isRightToLeft(inLocale: locale.isRightToLeft)
  }

  /// The same, with the locale's direction from the typesetter's cache.
  package func isRightToLeft(in locale: LocaleIdentifier, by typesetter: Typesetter) -> Bool {
    isRightToLeft(inLocale: typesetter.isRightToLeft(locale))
  }
}
