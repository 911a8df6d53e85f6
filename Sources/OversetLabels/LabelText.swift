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

  /// The font files that set some of the text.
  public var usedFaces: [FontFace] {
    wrappers.flatMap(\.paragraph.runs).compactMap {
      if case .face(let face, _) = $0.font { face } else { nil }
    }
  }

  /// How many lines the text takes by words, and the width of the widest; nil where it takes more
  /// than
  /// `limit`, or a single cluster is wider than the label.
  func lineCount(
    width: Points, at size: FontSize, limit: Int
  ) -> (count: Int, widest: Points)? {
    var count = 0
    var widest: Points = 0
    for wrapper in wrappers {
      guard count < limit else { return nil }
      let lines = wrapper.lineCount(width: width, at: size, limit: limit - count)
      count += lines.count
      widest = max(widest, lines.widest)
      if count > limit || widest > width + roundingSlack { return nil }
    }
    return (count, widest)
  }
}
