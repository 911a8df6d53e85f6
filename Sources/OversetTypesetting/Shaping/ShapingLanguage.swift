import CHarfBuzz
import OversetModel

/// A language as HarfBuzz knows it.
@safe struct ShapingLanguage {
  /// An `hb_language_t`, which HarfBuzz keeps as long as the process; nil for no language.
  var handle: OpaquePointer?
  /// The same as a number, for the cache of words.
  var number: Int

  /// What signs are shaped in.
  static var none: ShapingLanguage { unsafe ShapingLanguage(handle: nil, number: -1) }
}

/// The languages so far. Scratch of one worker.
struct ShapingLanguages {
  private var known: [LocaleIdentifier: ShapingLanguage] = [:]

  /// The language of a locale.
  mutating func language(of locale: LocaleIdentifier) -> ShapingLanguage {
    if let language = known[locale] { return language }
    let language = unsafe ShapingLanguage(
      handle: hb_language_from_string(locale.identifier, -1), number: known.count)
    known[locale] = language
    return language
  }
}
