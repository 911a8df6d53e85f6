import OversetFits
import OversetModel
import OversetTypesetting

extension LabelConstraint {
  /// What a label of this width does with a text.
  ///
  /// `displayScale` is nil for a usual display. Throws where the font cannot be used or `locale` is no locale identifier. Finds the fonts anew
  /// each time: for many texts, keep a `Typesetter` and ask `FitRequest.fit(with:fonts:)`.
  public func fit(
    _ text: String, locale: String = "en", width: Points, height: Points = .infinity,
    insets: Insets = Insets(), displayScale: Double? = nil
  ) throws(FitError) -> LabelFit {
    guard let locale = LocaleIdentifier(locale) else {
      throw FitError(message: "'\(locale)' is not a locale identifier")
    }
    let request = FitRequest(
      text: text, locale: locale, constraint: self,
      bounds: Rect(x: 0, y: 0, width: width, height: height), insets: insets,
      displayScale: displayScale)
    let fonts = FontBook()
    return try request.fit(with: Typesetter(fonts: fonts), fonts: fonts).get()
  }
}
