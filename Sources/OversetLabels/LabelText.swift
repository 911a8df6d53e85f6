import OversetFits
import OversetModel
import OversetTypesetting

/// A text in a label's font, ready to be laid out at any size and width.
public struct LabelText {
  let wrappers: [LineWrapper]
  /// The label's own font.
  package let font: TypesetFont
  let locale: LocaleIdentifier
  let typesetter: Typesetter
  /// UTF-16.
  let text: [UInt16]
  package let spans: [TextSpan]
  /// Nil where no paragraph has a style.
  let styles: ParagraphStyles?
  /// Whether every line is as high and as wide as any other, so that lines need only be counted.
  let isPlain: Bool

  /// Analyses and shapes the text, once for all that follows.
  ///
  /// `constraint` tells how lines break and the style of paragraphs, `spans` which parts are not
  /// simply in the label's font (`FontBook.spans`).
  package init(
    _ text: [UInt16], in font: TypesetFont, spans: [TextSpan] = [],
    for constraint: LabelConstraint = LabelConstraint(), locale: LocaleIdentifier,
    typesetter: Typesetter
  ) {
    self.text = text
    self.font = font
    self.spans = spans
    self.locale = locale
    self.typesetter = typesetter
    let styles =
      constraint.attributedText == nil ? nil : ParagraphStyles(constraint.attributedText, in: text)
    self.styles = styles
    guard let styles else {
      let strategy =
        constraint.effectiveMode.followsStrategy ? constraint.lineBreakStrategy : .none
      wrappers = typesetter.typeset(text, in: font, spans: spans, locale: locale).map {
        LineWrapper($0, typesetter: typesetter, locale: locale, strategy: strategy)
      }
      isPlain = wrappers.allSatisfy { $0.paragraph.parts.isEmpty }
      return
    }
    let paragraphs = typesetter.typeset(text, in: font, spans: spans, locale: locale) {
      styles[$0]?.baseWritingDirection ?? .natural
    }
    wrappers = paragraphs.enumerated().map { index, paragraph in
      let breaking = constraint.withParagraphStyle(styles[index])
      return LineWrapper(
        paragraph, typesetter: typesetter, locale: locale,
        strategy: breaking.effectiveMode.followsStrategy ? breaking.lineBreakStrategy : .none,
        tabs: styles[index].map { TabStops($0) })
    }
    isPlain =
      !styles.contains { !$0.leavesLinesAlike }
      && wrappers.allSatisfy { $0.paragraph.parts.isEmpty }
  }

  /// The style of a paragraph, that of UIKit where it has none.
  func style(of paragraph: Int) -> ParagraphStyle { styles?[paragraph] ?? ParagraphStyle() }

  private init(_ text: LabelText, resized font: TypesetFont) {
    self.text = text.text
    self.font = font
    spans = text.spans
    locale = text.locale
    typesetter = text.typesetter
    wrappers = text.wrappers
    styles = text.styles
    isPlain = text.isPlain
  }

  /// The same text at another size of the same font, without shaping it again; nil where parts have
  /// fonts of their own.
  package func resized(to font: TypesetFont) -> LabelText? {
    spans.isEmpty ? LabelText(self, resized: font) : nil
  }

  /// The font files that set some of the text.
  package var usedFaces: [FontFace] {
    var faces: [FontFace] = []
    for wrapper in wrappers {
      for run in wrapper.paragraph.runs {
        if case .face(let face, _) = run.font { faces.append(face) }
      }
    }
    return faces
  }

  /// How many lines a plain text takes by words, and the width of the widest; nil where it takes
  /// more than `limit`, or a single cluster is wider than the label.
  func lineCount(
    width: Points, at size: FontSize, limit: Int
  ) -> (count: Int, widest: Points)? {
    // What the loop does for one paragraph, which most texts are.
    if wrappers.count == 1, limit > 0 {
      let lines = wrappers[0].lineCount(width: width, at: size, limit: limit)
      return lines.count > limit || lines.widest > width + roundingSlack ? nil : lines
    }
    var count = 0
    var widest: Points = 0
    for (index, wrapper) in wrappers.enumerated() {
      guard count < limit else { return isBlank(from: index) ? (count, widest) : nil }
      let lines = wrapper.lineCount(width: width, at: size, limit: limit - count)
      count += lines.count
      widest = max(widest, lines.widest)
      if count > limit || widest > width + roundingSlack { return nil }
    }
    return (count, widest)
  }

  /// Whether a font file is one that the label or a part of its text asks for, and not one that
  /// helps out.
  package func asks(for face: FontFace) -> Bool {
    font.isSet(in: face) || spans.contains { $0.font.isSet(in: face) }
  }
}
