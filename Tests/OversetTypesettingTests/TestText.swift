import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

/// One paragraph in a font, ready to be broken into lines.
func wrapper(
  _ text: String, in font: TypesetFont = EmFont.font(), locale: String = "en",
  strategy: LineBreakStrategy = .none, typesetter: Typesetter = Typesetter(fonts: FontBook())
) throws -> LineWrapper {
  let locale = try #require(LocaleIdentifier(locale))
  let paragraphs = typesetter.typeset(Array(text.utf16), in: font, locale: locale)
  let paragraph = try #require(paragraphs.first)
  #expect(paragraphs.count == 1, "one paragraph was expected")
  return LineWrapper(paragraph, typesetter: typesetter, locale: locale, strategy: strategy)
}

extension TypesetFont {
  /// The font file's face; nil where the font is a table of numbers.
  var face: FontFace? {
    if case .face(let face) = source { face } else { nil }
  }
}

extension LineWrapper {
  /// The text of each line.
  func texts(width: Points, byCluster: Bool = false, points: Points = 1) -> [String] {
    lines(width: width, at: FontSize(points: points), byCluster: byCluster).map(paragraph.string)
  }
}

/// The width of a text in one line.
func width(
  of text: String, in font: TypesetFont, locale: LocaleIdentifier = .english,
  typesetter: Typesetter = Typesetter(fonts: FontBook())
) -> Points {
  let paragraphs = typesetter.typeset(Array(text.utf16), in: font, locale: locale)
  return paragraphs.map { font.size.width(of: $0.advance) }.max() ?? 0
}
