import OversetFits
package import OversetModel
package import OversetTypesetting

/// A text in a label's font, ready to be laid out at any size and width.
///
/// A class, because every step of layout passes it on: one reference, not eight.
package final class LabelText {
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
  /// What is left free between two lines, as a share of the font's size.
  let lineGap: Double

  /// Makes the text of a label with its fonts and attributes: every layout begins here.
  ///
  /// `runs` are the parts of its attributed text and of the text's own markup. Throws where a font of
  /// theirs cannot be used.
  package convenience init(
    _ text: [UInt16], runs: [AttributedText.Run], in font: TypesetFont,
    for constraint: LabelConstraint, locale: LocaleIdentifier, typesetter: Typesetter
  ) throws(FontError) {
    self.init(
      text, in: font, spans: try typesetter.fonts.spans(of: runs, in: text, for: constraint),
      for: constraint, locale: locale, typesetter: typesetter)
  }

  /// Analyses and shapes the text, once for all layouts.
  ///
  /// `constraint` says how lines break and the style of paragraphs, `spans` which parts have
  /// another font or attributes (`FontBook.spans`).
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
    let profile = constraint.kind.profile
    lineGap = profile.lineGap(of: constraint)
    let styles =
      constraint.attributedText == nil ? nil : ParagraphStyles(constraint.attributedText, in: text)
    self.styles = styles
    guard let styles else {
      let strategy = profile.lineStrategy(of: constraint)
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
      LineWrapper(
        paragraph, typesetter: typesetter, locale: locale,
        strategy: profile.lineStrategy(of: constraint.withParagraphStyle(styles[index])),
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
    lineGap = text.lineGap
  }

  /// The same text at another size of the same font, without shaping it again; nil where parts have
  /// fonts of their own.
  package func resized(to font: TypesetFont) -> LabelText? {
    spans.isEmpty ? LabelText(self, resized: font) : nil
  }

  /// Whether its lines end at the same places in every locale without rules of its own.
  package var breaksPlainly: Bool { wrappers.allSatisfy(\.breaksPlainly) }

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
    // The same as the loop for one paragraph, which most texts are.
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

  /// Whether a paragraph and all behind it are only white space.
  func isBlank(from paragraph: Int) -> Bool {
    wrappers[paragraph...].allSatisfy(isBlank)
  }

  /// The number of paragraphs without those at the end that are only white space; at least one.
  var paragraphsWithoutBlankEnd: Int { (wrappers.lastIndex { !isBlank($0) } ?? 0) + 1 }

  private func isBlank(_ wrapper: LineWrapper) -> Bool {
    wrapper.paragraph.trimmingEnd(0..<wrapper.paragraph.clusterCount).isEmpty
  }

  /// Whether the label or a part of its text names a font file, so that it is no fallback.
  package func asks(for face: FontFace) -> Bool {
    font.isSet(in: face) || !spans.isEmpty && spanFaces.contains(ObjectIdentifier(face))
  }

  /// Nil for a text without symbols that may be drawn as emoji.
  private(set) lazy var symbols = SymbolPresentation(self)

  /// The font files that parts of the text name.
  private lazy var spanFaces = Set(spans.compactMap { $0.font.face.map(ObjectIdentifier.init) })
}
