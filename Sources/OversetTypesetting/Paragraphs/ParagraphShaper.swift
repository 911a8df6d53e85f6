import OversetModel

/// Makes shaped paragraphs from texts: analysis by ICU, a font for every cluster, shapes by HarfBuzz.
///
/// Scratch of one worker. Results do not depend on what was shaped before.
final class ParagraphShaper {
  var analyzer = TextAnalyzer()
  var resolver: FontResolver
  var shaper = Shaper()
  var languages = ShapingLanguages()
  /// The clusters of the run that is being shaped.
  var shaped: [ShapedCluster] = []
  /// The font of each cluster that is being shaped; nil for one without width.
  var clusterFonts: [FontResolver.FontIndex?] = []

  var fonts: FontBook { resolver.book }
  var outlines: GlyphOutlines { shaper.outlines }

  /// For one worker; the fonts are shared.
  init(fonts: FontBook) { resolver = FontResolver(book: fonts) }

  /// The text's paragraphs, at least one; `spans` ascend, and what they do not cover is in `font`.
  /// `direction` answers for each paragraph. O(n) besides shaping.
  func paragraphs(
    of text: [UInt16], in font: TypesetFont, spans: [TextSpan] = [],
    locale: LocaleIdentifier, direction: (Int) -> WritingDirection = { _ in .natural }
  ) -> [Paragraph] {
    ParagraphSplitter.paragraphs(of: text).enumerated().map { index, part in
      let range = part.range
      let units = range.count == text.count ? text : Array(text[range])
      let origin = (offset: range.lowerBound, separatorLength: part.separatorLength)
      let spans = spans.isEmpty ? [] : spans.covering(range, in: font)
      let direction = direction(index)
      let plain = spans.count <= 1 && spans.allSatisfy { $0.isPlain(in: font) }
      let simple =
        plain && direction != .rightToLeft ? Paragraph(simple: units, at: origin, in: font) : nil
      return simple
        ?? paragraph(
          units, at: origin, in: font, spans: plain ? [] : spans, direction, locale: locale)
    }
  }

  /// One paragraph the plain way; `spans` cover the text without gaps, or are empty for a text in one
  /// font.
  func paragraph(
    _ text: [UInt16], at origin: (offset: Int, separatorLength: Int), in font: TypesetFont,
    spans: [TextSpan], _ direction: WritingDirection = .natural, locale: LocaleIdentifier
  ) -> Paragraph {
    let analysis = analyzer.analysis(of: text.analyzed(with: spans), direction)
    let parts = analysis.parts(of: spans, share: font.size.points)
    var builder = ParagraphBuilder(capacity: analysis.clusters.count)
    if parts.isEmpty {
      append(analysis.clusters.indices, in: font, [], analysis, locale, to: &builder)
    }
    for part in parts {
      if part.attributes.attachment == nil {
        builder.kernsPairs = part.attributes.kernsPairs
        append(
          part.clusters, in: part.font, part.attributes.features, analysis, locale, to: &builder)
      } else {
        append(attachment: part.clusters, analysis, to: &builder)
      }
      builder.endPart()
    }
    let tabs =
      text.contains(0x09)
      ? analysis.clusters.indices.filter { text[Int(analysis.offsets[$0])] == 0x09 } : []
    let isRightToLeft = analysis.isRightToLeft
    analyzer.reuse(analysis)
    return builder.paragraph(
      text, at: origin, isRightToLeft: isRightToLeft, parts: parts,
      table: font.tableForSigns, tabs: tabs)
  }

  /// The glyphs of a part of a run, left to right.
  func glyphs(
    of range: Range<Int>, in text: [UInt16], face: FontFace, run: FontRun,
    locale: LocaleIdentifier, isRightToLeft: Bool
  ) -> [ShapingBuffer.Glyph] {
    shaper.glyphs(
      of: range, in: text,
      with: RunStyle(
        face: face, script: run.script, language: languages.language(of: locale),
        isRightToLeft: isRightToLeft, features: run.features))
  }
}
