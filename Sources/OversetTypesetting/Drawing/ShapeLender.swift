import OversetModel

/// The fonts whose shapes are drawn where the system font is only a table of advances.
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
