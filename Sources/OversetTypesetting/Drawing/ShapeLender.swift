import OversetModel

/// The fonts that lend shapes to advances that are only numbers.
struct ShapeLender {
  private let letters: FontFace?
  private let eastAsian: FontFace?

  init(book: FontBook, family: String, for font: TypesetFont, locale: LocaleIdentifier) {
    let weightClass = font.weight.weightClass
    letters = book.face(named: family, weightClass: weightClass, isItalic: font.isItalic)
    eastAsian = book.face(
      named: FontCascade.eastAsianFamily(locale), weightClass: weightClass)
  }

  /// The font for a run that is measured by numbers; nil where it is not installed.
  func face(for run: RunFont) -> FontFace? {
    switch run {
    case .system, .none: letters
    case .systemHangul, .systemWide: eastAsian
    case .face: nil
    }
  }
}
