import CHarfBuzz
import CUnicode
import OversetModel

/// Turns text into shaped paragraphs: analysis by ICU, a font for every cluster, shapes by
/// HarfBuzz.
///
/// Scratch of one worker: the fonts are shared, the buffers, break iterators and caches are its
/// own. Results do not depend on what was typeset before.
public final class Typesetter {
  private let graphemes = BreakIterator(CUNI_GRAPHEME_CLUSTERS, locale: "")
  private let bidi = BidiResolver()
  private var characters = CharacterProperties()
  private var resolver: FontResolver
  private var shaper = Shaper()
  private var languages: [LocaleIdentifier: Language] = [:]
  private var lineBreakers: [LocaleIdentifier: LineBreaker] = [:]
  private var shaped: [ShapedCluster] = []

  private struct Language {
    var handle: OpaquePointer?
    var index: Int
  }

  /// The fonts that all workers share.
  public let fonts: FontBook

  public init(fonts: FontBook) {
    self.fonts = fonts
    resolver = FontResolver(book: fonts)
  }

  /// The text's paragraphs, at least one. O(n) beside shaping.
  public func typeset(
    _ text: [UInt16], in font: TypesetFont, locale: LocaleIdentifier
  ) -> [Paragraph] {
    ParagraphSplitter.paragraphs(of: text).map { range, separatorLength in
      let units = range.count == text.count ? text : Array(text[range])
      let place = (offset: range.lowerBound, separatorLength: separatorLength)
      return simpleParagraph(units, at: place, in: font)
        ?? paragraph(units, at: place, in: font, locale: locale)
    }
  }

  /// The advance of a range with the shapes that its ends have when the text is cut there.
  public func advance(of clusters: Range<Int>, in paragraph: Paragraph, locale: LocaleIdentifier)
    -> Advance
  {
    var start = clusters.lowerBound
    var end = clusters.upperBound
    guard start < end else { return .zero }
    var total = Advance.zero
    if start > 0, paragraph.flags[start].contains(.unsafeBefore) {
      let safe = paragraph.nextSafe(start + 1, atMost: end)
      total += reshaped(start..<safe, in: paragraph, locale: locale)
      start = safe
    }
    if end > start, end < paragraph.clusterCount, paragraph.flags[end].contains(.unsafeBefore) {
      let safe = paragraph.previousSafe(end - 1, atLeast: start)
      total += reshaped(safe..<end, in: paragraph, locale: locale)
      end = safe
    }
    return start < end ? total + paragraph.safeAdvance(of: start..<end) : total
  }

  /// Where a line of the paragraph may end, in clusters, ascending; the last is its end.
  public func breakOpportunities(in paragraph: Paragraph, locale: LocaleIdentifier) -> [Int32] {
    if let known = lineBreakers[locale] { return known.opportunities(in: paragraph) }
    let breaker = LineBreaker(locale: locale)
    lineBreakers[locale] = breaker
    return breaker.opportunities(in: paragraph)
  }

  /// The ellipsis in the font that sets a cluster: U+2026, or three full stops where it is missing.
  public func ellipsis(
    at cluster: Int, of paragraph: Paragraph, in font: TypesetFont
  ) -> (text: String, advance: Advance) {
    var sources: [TypesetFont.Source] = []
    if case .face(let face, _)? = paragraph.run(at: cluster)?.font { sources.append(.face(face)) }
    sources.append(font.source)
    for source in sources {
      switch source {
      case .table(let table):
        return ("…", table.advance(of: table.index(of: 0x2026)))
      case .face(let face):
        guard face.glyph(of: 0x2026) != nil else { continue }
        return ("…", Advance(scaled: advance(ofSign: [0x2026], in: face)))
      }
    }
    guard case .face(let face) = font.source else { return ("…", .zero) }
    return ("...", Advance(scaled: advance(ofSign: [0x2E, 0x2E, 0x2E], in: face)))
  }

  /// The hyphen that a soft hyphen shows at the end of a line.
  func hyphen(of paragraph: Paragraph, at cluster: Int) -> Advance {
    if case .face(let face, _)? = paragraph.run(at: cluster)?.font {
      return Advance(scaled: advance(ofSign: [0x2D], in: face))
    }
    return paragraph.table.advance(of: paragraph.table.index(of: 0x2D))
  }

  private func advance(ofSign text: [UInt16], in face: FontFace) -> FontUnits {
    let style = RunStyle(face: face, script: .latin, language: nil, isRightToLeft: false)
    return shaper.advance(of: 0..<text.count, in: text, with: style)
  }

  private func reshaped(
    _ clusters: Range<Int>, in paragraph: Paragraph, locale: LocaleIdentifier
  ) -> Advance {
    guard let run = paragraph.run(at: clusters.lowerBound),
      case .face(let face, let adjustment) = run.font
    else { return paragraph.safeAdvance(of: clusters) }
    let range =
      Int(
        paragraph.clusterOffsets[clusters.lowerBound])..<Int(
        paragraph.clusterOffsets[clusters.upperBound])
    let style = RunStyle(
      face: face, script: run.script, language: language(locale).handle,
      isRightToLeft: run.isRightToLeft)
    let units = shaper.advance(of: range, in: paragraph.text, with: style)
    return Advance(scaled: units.adjusted(by: adjustment))
  }

  private func language(_ locale: LocaleIdentifier) -> Language {
    if let known = languages[locale] { return known }
    let handle = hb_language_from_string(locale.identifier, -1)
    let language = Language(handle: handle, index: languages.count)
    languages[locale] = language
    return language
  }
}

// MARK: - Drawing

extension Typesetter {
  /// The glyphs of a part of a run, left to right.
  func glyphs(
    of range: Range<Int>, in text: [UInt16], face: FontFace, script: Script,
    locale: LocaleIdentifier, isRightToLeft: Bool
  ) -> [ShapingBuffer.Glyph] {
    shaper.glyphs(
      of: range, in: text,
      with: RunStyle(
        face: face, script: script, language: language(locale).handle,
        isRightToLeft: isRightToLeft))
  }

  func visualRuns(
    of line: [UInt16], isRightToLeft: Bool
  ) -> [(range: Range<Int>, isRightToLeft: Bool)] {
    bidi.visualRuns(of: line, isRightToLeft: isRightToLeft)
  }
}

// MARK: - One paragraph

extension Typesetter {
  /// A paragraph whose every code unit is in the system font's table; nil where one is not.
  ///
  /// The same as `paragraph` gives, without asking ICU: each such unit is a cluster of its own.
  private func simpleParagraph(
    _ text: [UInt16], at place: (offset: Int, separatorLength: Int), in font: TypesetFont
  ) -> Paragraph? {
    guard let table = font.table, table.advance(ofSimpleText: text) != nil else { return nil }
    var previous: TableFont.Index = 0
    let kernings = text.map { unit in
      let index = table.index(of: unit)
      defer { previous = index }
      return Int32(clamping: table.kerning(previous, index))
    }
    var advances: [Advance] = [.zero]
    advances.reserveCapacity(text.count + 1)
    var total = Advance.zero
    for (unit, kerning) in zip(text, kernings) {
      total += table.advance(of: table.index(of: unit))
      total.scaled &+= Int(kerning)
      advances.append(total)
    }
    return Paragraph(
      text: text, offset: place.offset, separatorLength: place.separatorLength,
      isRightToLeft: false, clusterOffsets: (0...Int32(clamping: text.count)).map { $0 },
      advances: advances, kernings: kernings,
      flags: text.map { TableFont.isSpace($0) ? .space : [] },
      runs: text.isEmpty
        ? []
        : [
          FontRun(
            clusters: 0..<text.count, font: .system, script: .latin, isRightToLeft: false)
        ], table: table)
  }

  private func paragraph(
    _ text: [UInt16], at place: (offset: Int, separatorLength: Int), in font: TypesetFont,
    locale: LocaleIdentifier
  ) -> Paragraph {
    // A tab is as wide as a space: no font has it, and tab stops are not part of a label's model.
    let spaced = text.contains(0x09) ? text.map { $0 == 0x09 ? 0x20 : $0 } : text
    let analysis = TextAnalysis(
      spaced, characters: &characters, graphemes: graphemes, bidi: bidi)
    let table = font.table ?? SystemFont.table(for: font.weight)
    let fonts = analysis.clusters.indices.map { cluster -> FontResolver.FontIndex? in
      let properties = analysis.clusters[cluster]
      if properties.isIgnorable { return nil }
      return resolver.font(
        for: FontResolver.Cluster(
          text: spaced[analysis.range(of: cluster)], flags: properties.flags,
          script: properties.script, composed: properties.composed), in: font, locale: locale)
    }
    var builder = ParagraphBuilder(capacity: analysis.clusters.count)
    var runs: [FontRun] = []
    var start = 0
    while start < fonts.count {
      let (end, fontIndex) = runEnd(from: start, fonts: fonts, analysis: analysis)
      let properties = analysis.clusters[start]
      let run = FontRun(
        clusters: start..<end, font: resolver.fonts[fontIndex], script: properties.script,
        isRightToLeft: properties.isRightToLeft)
      append(run, fontIndex, analysis, table, locale, to: &builder)
      runs.append(run)
      start = end
    }
    return builder.paragraph(
      text, at: place, isRightToLeft: analysis.isRightToLeft, runs: runs, table: table)
  }

  /// The end of the run that begins at `start`; clusters without width go with what precedes them.
  private func runEnd(
    from start: Int, fonts: [FontResolver.FontIndex?], analysis: TextAnalysis
  ) -> (end: Int, font: FontResolver.FontIndex) {
    let first = analysis.clusters[start]
    var font = fonts[start]
    var end = start + 1
    while end < fonts.count {
      let next = analysis.clusters[end]
      if let other = fonts[end] {
        if let font, other != font { break }
        let isFace = other > FontResolver.none
        if isFace, next.script != first.script || next.isRightToLeft != first.isRightToLeft {
          break
        }
        font = other
      }
      end += 1
    }
    return (end, font ?? FontResolver.system)
  }

  private func append(
    _ run: FontRun, _ fontIndex: FontResolver.FontIndex, _ analysis: TextAnalysis,
    _ table: TableFont, _ locale: LocaleIdentifier, to builder: inout ParagraphBuilder
  ) {
    guard case .face(let face, let adjustment) = run.font else {
      for cluster in run.clusters { append(cluster, of: run, analysis, table, to: &builder) }
      return
    }
    let language = language(locale)
    let style = RunStyle(
      face: face, script: run.script, language: language.handle, isRightToLeft: run.isRightToLeft)
    let key = WordCache.Style(
      font: fontIndex, language: language.index, script: run.script.tag,
      isRightToLeft: run.isRightToLeft)
    shaped.removeAll(keepingCapacity: true)
    let range =
      Int(
        analysis.offsets[run.clusters.lowerBound])..<Int(analysis.offsets[run.clusters.upperBound])
    shaper.shape(
      analysis.text, range, clusterStarts: analysis.offsets[run.clusters], with: style, key: key,
      into: &shaped)
    for (cluster, result) in zip(run.clusters, shaped) {
      builder.append(
        Advance(scaled: result.advance.adjusted(by: adjustment)),
        flags: result.flags.union(analysis.clusters[cluster].clusterFlags),
        at: Int(analysis.offsets[cluster]))
    }
  }

  /// A cluster whose advance is a number.
  private func append(
    _ cluster: Int, of run: FontRun, _ analysis: TextAnalysis, _ table: TableFont,
    to builder: inout ParagraphBuilder
  ) {
    let properties = analysis.clusters[cluster]
    let flags = properties.clusterFlags
    let offset = Int(analysis.offsets[cluster])
    if properties.isIgnorable {
      builder.append(.zero, flags: flags, at: offset)
      return
    }
    switch run.font {
    case .system:
      builder.append(table.index(of: properties.composed), of: table, flags: flags, at: offset)
    case .systemHangul: builder.append(SystemFont.hangul, flags: flags, at: offset)
    case .systemWide: builder.append(SystemFont.wide, flags: flags, at: offset)
    case .none, .face:
      // No font has it: half an em, so that the rest of the line is about where it would be.
      let guess = Advance(scaled: fontUnitsPerEm / 2)
      builder.append(guess, flags: flags.union(.missing), at: offset)
    }
  }
}

extension FontUnits {
  /// The length in a font that is set at a share of the size.
  fileprivate func adjusted(by share: Double) -> FontUnits {
    share == 1 ? self : FontUnits((Double(self) * share).rounded())
  }
}
