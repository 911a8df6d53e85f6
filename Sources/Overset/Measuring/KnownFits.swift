import OversetFits
import OversetLabels
import OversetModel
import OversetRules
import OversetTypesetting

/// What a text does in one of a label's variants, for every text that is equal to it.
final class FitOfText {
  let fit: LabelFit
  /// Whether the fit is a brief one.
  let isBrief: Bool
  /// What makes this one layout fit, once it was asked for.
  var remedy: Remedy?
  let text: LabelText

  /// A brief fit only where it `mayBeBrief`.
  init(of text: LabelText, in variant: PlannedLabel.Variant, mayBeBrief: Bool) {
    let brief =
      mayBeBrief ? variant.fitter.briefFit(text, leastScale: variant.leastScale) : nil
    self.text = text
    fit = brief ?? variant.fitter.fit(text)
    isBrief = brief != nil
  }

  /// Whether nothing in it depends on the locale but the direction of the layout. The paint does:
  /// some languages have shapes of their own.
  fileprivate var isSameInLocales: Bool { fit.inkBounds == nil && text.breaksPlainly }
}

/// The fits of texts in the system font's own letters: the same in all locales of one direction.
///
/// Apps have many equal texts: most of them stand in for translations.
final class KnownFits {
  private var fits: [Question: FitsOfText] = [:]
  private var lastLocale: (identifier: LocaleIdentifier, breaksPlainly: Bool)?

  /// More than apps have texts that do not fit. All are forgotten then.
  private static let mostTexts = 4_000
  /// The fits of a label at many sizes would take too much memory.
  private static let mostVariants = 4

  private struct Question: Hashable {
    var units: [UInt16]
    var label: Int
    var isRightToLeft: Bool
    var isFallback: Bool
  }

  /// Those of a text, which may not be laid out yet; nil where the locale has rules of its own, and
  /// of a label with many variants.
  func fits(
    of units: [UInt16], in label: WorkerLabel, _ locale: LocaleIdentifier, isFallback: Bool,
    _ setter: TextSetter
  ) -> FitsOfText? {
    guard label.variants.count <= Self.mostVariants, !label.planned.hasFramesByLocale else {
      return nil
    }
    if lastLocale?.identifier != locale { lastLocale = (locale, PlainBreaks.hold(in: locale)) }
    guard lastLocale?.breaksPlainly == true else { return nil }
    let question = Question(
      units: units, label: label.index,
      isRightToLeft: setter.isRightToLeft(label.planned, in: locale),
      isFallback: isFallback)
    if let known = fits[question] { return known }
    if fits.count >= Self.mostTexts { fits = [:] }
    let new = FitsOfText(variants: label.variants.count)
    fits[question] = new
    return new
  }
}

/// By a label's variants; those in which a text is not laid out have none.
final class FitsOfText {
  private var fits: [FitOfText?]

  fileprivate init(variants: Int) { fits = [FitOfText?](repeating: nil, count: variants) }

  subscript(variant: Int) -> FitOfText? { fits[variant] }

  func remember(_ fit: FitOfText, at variant: Int) {
    if fit.isSameInLocales { fits[variant] = fit }
  }
}
