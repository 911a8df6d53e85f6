import OversetModel
import OversetTypesetting

/// A text in a label's font, ready to be laid out at any size and width.
public struct LabelText {
  let wrappers: [LineWrapper]
  let font: TypesetFont
  let locale: LocaleIdentifier
  let typesetter: Typesetter
  /// UTF-16.
  let text: [UInt16]

  /// Analyses and shapes the text, once for all that follows.
  public init(
    _ text: [UInt16], in font: TypesetFont, locale: LocaleIdentifier, typesetter: Typesetter
  ) {
    self.text = text
    self.font = font
    self.locale = locale
    self.typesetter = typesetter
    wrappers = typesetter.typeset(text, in: font, locale: locale).map {
      LineWrapper($0, typesetter: typesetter, locale: locale)
    }
  }

  private init(_ text: LabelText, resized font: TypesetFont) {
    self.text = text.text
    self.font = font
    locale = text.locale
    typesetter = text.typesetter
    wrappers = text.wrappers
  }

  /// The same text at another size of the same font, without shaping it again.
  public func resized(to font: TypesetFont) -> LabelText { LabelText(self, resized: font) }

  /// The width of the widest paragraph on one line, white space at its end included.
  func naturalWidth(at size: FontSize) -> Points {
    wrappers.map { size.width(of: $0.paragraph.advance) }.max() ?? 0
  }

  /// The first paragraph's width, as `naturalWidth`.
  func firstWidth(at size: FontSize) -> Points {
    wrappers.first.map { size.width(of: $0.paragraph.advance) } ?? 0
  }
}
