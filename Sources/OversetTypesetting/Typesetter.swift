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
  var outlines: GlyphOutlines { shaper.outlines }

  private var lastDirection: (locale: LocaleIdentifier, isRightToLeft: Bool)?

  /// Whether the locale's script runs from right to left: ICU takes some microseconds to say.
  package func isRightToLeft(_ locale: LocaleIdentifier) -> Bool {
    if let lastDirection, lastDirection.locale == locale { return lastDirection.isRightToLeft }
    let isRightToLeft = locale.isRightToLeft
    lastDirection = (locale, isRightToLeft)
    return isRightToLeft
  }

  private struct Language {
    var handle: OpaquePointer?
    var index: Int
  }

  /// The fonts that all workers share.
  public let fonts: FontBook

  /// For one worker; the fonts are shared.
  public init(fonts: FontBook) {
    self.fonts = fonts
    resolver = FontResolver(book: fonts)
  }

  /// How many grapheme clusters a text has, as its paragraphs count them: what a reader calls
  /// characters.
  package func clusterCount(of text: String) -> Int {
    TextAnalysis.clusterCount(
      of: Array(text.utf16), characters: &characters, graphemes: graphemes)
  }

  /// The text's paragraphs, at least one; `spans` ascend, and what they do not cover is in `font`.
  /// `direction` is asked for that of each paragraph. O(n) beside shaping.
  public func typeset(
    _ text: [UInt16], in font: TypesetFont, spans: [TextSpan] = [],
    locale: LocaleIdentifier, direction: (Int) -> WritingDirection = { _ in .natural }
  ) -> [Paragraph] {
    ParagraphSplitter.paragraphs(of: text).enumerated().map { index, part in
      let range = part.range
      let units = range.count == text.count ? text : Array(text[range])
      let place = (offset: range.lowerBound, separatorLength: part.separatorLength)
      let spans = spans.isEmpty ? [] : spans.covering(range, in: font)
      let direction = direction(index)
      let plain = spans.count <= 1 && spans.allSatisfy { $0.isPlain(in: font) }
      let simple =
        plain && direction != .rightToLeft ? Paragraph(simple: units, at: place, in: font) : nil
      return simple
        ?? paragraph(
          units, at: place, in: font, spans: plain ? [] : spans, direction, locale: locale)
    }
  }

  /// How many clusters beside a cut are shaped anew at most, where the text has no place nearer
  /// that is safe to cut.
  ///
  /// Longer than almost every word. HarfBuzz itself looks at five characters around what it shapes;
  /// without a limit a joined text without spaces would be shaped to its end for each of its lines.
  static let reshapedClusters = 32

  /// The width of a range in points, with the shapes that its ends have when the text is cut there.
  ///
  /// `cuts` remembers what was shaped for it.
  func width(
    of clusters: Range<Int>, in paragraph: Paragraph, at size: FontSize, locale: LocaleIdentifier,
    cuts: inout [Range<Int>: Advance]
  ) -> Points {
    var start = clusters.lowerBound
    var end = clusters.upperBound
    guard start < end else { return 0 }
    var total: Points = 0
    func addReshaped(_ part: Range<Int>) {
      let advance = cuts[part] ?? reshaped(part, in: paragraph, locale: locale)
      cuts[part] = advance
      total += paragraph.width(
        of: advance, clusters: part.count, at: part.lowerBound, size: size)
    }
    if start > 0, paragraph.flags[start].contains(.unsafeBefore) {
      let safe = paragraph.nextSafe(
        start + 1, atMost: min(end, start + Self.reshapedClusters))
      addReshaped(start..<safe)
      start = safe
    }
    if end > start, end < paragraph.clusterCount, paragraph.flags[end].contains(.unsafeBefore) {
      let safe = paragraph.previousSafe(
        end - 1, atLeast: max(start, end - Self.reshapedClusters))
      addReshaped(safe..<end)
      end = safe
    }
    total -= paragraph.hangingTracking(at: clusters)
    return start < end ? total + paragraph.safeWidth(of: start..<end, at: size) : total
  }

  /// Where a line of the paragraph may end, in clusters, ascending; the last is its end.
  public func breakOpportunities(
    in paragraph: Paragraph, locale: LocaleIdentifier, strategy: LineBreakStrategy = .none
  ) -> [Int32] {
    let breaker = lineBreakers[locale] ?? LineBreaker(locale: locale)
    lineBreakers[locale] = breaker
    return breaker.opportunities(in: paragraph, strategy: strategy)
  }

  /// The ellipsis in the font that sets a cluster, and its width in points: U+2026, or three full
  /// stops where it is missing. `font` is the label's own.
  public func ellipsis(
    at cluster: Int, of paragraph: Paragraph, in font: TypesetFont, size: FontSize
  ) -> (text: String, width: Points) {
    let font = paragraph.part(at: cluster)?.font ?? font
    var sources: [(TypesetFont.Source, sizeAdjustment: Double)] = []
    if case .face(let face, let adjustment)? = paragraph.run(at: cluster)?.font {
      sources.append((.face(face), adjustment))
    }
    sources.append((font.source, 1))
    func answer(_ text: String, _ advance: Advance) -> (String, Points) {
      (
        text,
        paragraph.width(of: advance, clusters: text.utf16.count, at: cluster, size: size)
      )
    }
    for (source, adjustment) in sources {
      switch source {
      case .table(let table):
        return answer("…", table.advance(of: table.index(of: 0x2026)))
      case .face(let face):
        guard face.glyph(of: 0x2026) != nil else { continue }
        let units = advance(ofSign: [0x2026], in: face)
        return answer("…", Advance(scaled: units.adjusted(by: adjustment)))
      }
    }
    guard case .face(let face) = font.source else { return ("…", 0) }
    return answer("...", Advance(scaled: advance(ofSign: [0x2E, 0x2E, 0x2E], in: face)))
  }

  /// The width in points of the hyphen that a soft hyphen shows at the end of a line.
  func hyphenWidth(of paragraph: Paragraph, at cluster: Int, size: FontSize) -> Points {
    let advance: Advance
    if case .face(let face, let adjustment)? = paragraph.run(at: cluster)?.font {
      advance = Advance(scaled: self.advance(ofSign: [0x2D], in: face).adjusted(by: adjustment))
    } else {
      let table = paragraph.part(at: cluster)?.font.table ?? paragraph.table
      advance = table.advance(of: table.index(of: 0x2D))
    }
    return paragraph.width(of: advance, clusters: 1, at: cluster, size: size)
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
      isRightToLeft: run.isRightToLeft, features: run.features)
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
    of range: Range<Int>, in text: [UInt16], face: FontFace, run: FontRun,
    locale: LocaleIdentifier, isRightToLeft: Bool
  ) -> [ShapingBuffer.Glyph] {
    shaper.glyphs(
      of: range, in: text,
      with: RunStyle(
        face: face, script: run.script, language: language(locale).handle,
        isRightToLeft: isRightToLeft, features: run.features))
  }

  func visualRuns(
    of line: [UInt16], isRightToLeft: Bool
  ) -> [(range: Range<Int>, isRightToLeft: Bool)] {
    bidi.visualRuns(of: line, isRightToLeft: isRightToLeft)
  }
}

// MARK: - One paragraph

extension Typesetter {
  /// `spans` cover the text without gaps, or are none for a text in one font.
  func paragraph(
    _ text: [UInt16], at place: (offset: Int, separatorLength: Int), in font: TypesetFont,
    spans: [TextSpan], _ direction: WritingDirection = .natural, locale: LocaleIdentifier
  ) -> Paragraph {
    let analysis = TextAnalysis(
      text.analyzed(with: spans), direction, characters: &characters, graphemes: graphemes,
      bidi: bidi)
    let parts = analysis.parts(of: spans, share: font.size.points)
    var builder = ParagraphBuilder(capacity: analysis.clusters.count)
    var runs: [FontRun] = []
    if parts.isEmpty {
      append(analysis.clusters.indices, in: font, [], analysis, locale, to: &builder, &runs)
    }
    for part in parts {
      if part.attributes.attachment == nil {
        builder.kernsPairs = part.attributes.kernsPairs
        append(
          part.clusters, in: part.font, part.attributes.features, analysis, locale, to: &builder,
          &runs)
      } else {
        append(attachment: part.clusters, analysis, to: &builder, &runs)
      }
      builder.endPart()
    }
    let tabs =
      text.contains(0x09)
      ? analysis.clusters.indices.filter { text[Int(analysis.offsets[$0])] == 0x09 } : []
    return builder.paragraph(
      text, at: place, isRightToLeft: analysis.isRightToLeft, runs: runs, parts: parts,
      table: font.tableForSigns, tabs: tabs)
  }

  /// A box has the width of its part, and no font.
  private func append(
    attachment clusters: Range<Int>, _ analysis: TextAnalysis, to builder: inout ParagraphBuilder,
    _ runs: inout [FontRun]
  ) {
    for cluster in clusters {
      builder.append(.zero, flags: [], at: Int(analysis.offsets[cluster]))
    }
    runs.append(
      FontRun(
        clusters: clusters, font: .none, script: analysis.clusters[clusters.lowerBound].script,
        isRightToLeft: analysis.clusters[clusters.lowerBound].isRightToLeft, features: []))
  }

  /// Shapes some clusters in a font and those that help it out.
  private func append(
    _ clusters: Range<Int>, in font: TypesetFont, _ features: ShapingFeatures,
    _ analysis: TextAnalysis, _ locale: LocaleIdentifier, to builder: inout ParagraphBuilder,
    _ runs: inout [FontRun]
  ) {
    let style = resolver.style(of: font, locale)
    let fonts = clusters.map { cluster -> FontResolver.FontIndex? in
      let properties = analysis.clusters[cluster]
      if properties.isIgnorable { return nil }
      // Nearly every cluster, without a slice of its text.
      if analysis.offsets[cluster + 1] - analysis.offsets[cluster] == 1, properties.composed != 0,
        let font = resolver.known(properties.composed, properties.script, style: style)
      {
        return font
      }
      return resolver.font(
        for: FontResolver.Cluster(
          text: analysis.text[analysis.range(of: cluster)], flags: properties.flags,
          script: properties.script, composed: properties.composed), in: font, locale: locale)
    }
    var start = clusters.lowerBound
    while start < clusters.upperBound {
      let (end, fontIndex) = runEnd(from: start, in: clusters, fonts: fonts, analysis: analysis)
      let properties = analysis.clusters[start]
      var run = FontRun(
        clusters: start..<end, font: resolver.fonts[fontIndex], script: properties.script,
        isRightToLeft: properties.isRightToLeft, features: features)
      run.reach = append(run, fontIndex, analysis, font.tableForSigns, locale, to: &builder)
      runs.append(run)
      start = end
    }
  }

  /// The end of the run that begins at `start`; clusters without width go with what precedes them.
  private func runEnd(
    from start: Int, in clusters: Range<Int>, fonts: [FontResolver.FontIndex?],
    analysis: TextAnalysis
  ) -> (end: Int, font: FontResolver.FontIndex) {
    let first = analysis.clusters[start]
    var font = fonts[start - clusters.lowerBound]
    var end = start + 1
    while end < clusters.upperBound {
      let next = analysis.clusters[end]
      if let other = fonts[end - clusters.lowerBound] {
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

  /// Tells how far the run's paint reaches.
  private func append(
    _ run: FontRun, _ fontIndex: FontResolver.FontIndex, _ analysis: TextAnalysis,
    _ table: TableFont, _ locale: LocaleIdentifier, to builder: inout ParagraphBuilder
  ) -> InkReach {
    guard case .face(let face, let adjustment) = run.font else {
      for cluster in run.clusters { append(cluster, of: run, analysis, table, to: &builder) }
      return .none
    }
    let language = language(locale)
    let style = RunStyle(
      face: face, script: run.script, language: language.handle, isRightToLeft: run.isRightToLeft,
      features: run.features)
    let key = WordCache.Style(
      font: fontIndex, language: language.index, script: run.script.tag,
      isRightToLeft: run.isRightToLeft, features: run.features)
    shaped.removeAll(keepingCapacity: true)
    let range =
      Int(
        analysis.offsets[run.clusters.lowerBound])..<Int(analysis.offsets[run.clusters.upperBound])
    let reach = shaper.shape(
      analysis.text, range, clusterStarts: analysis.offsets[run.clusters], with: style, key: key,
      into: &shaped)
    for (cluster, result) in zip(run.clusters, shaped) {
      builder.append(
        Advance(scaled: result.advance.adjusted(by: adjustment)),
        flags: result.flags.union(analysis.clusters[cluster].clusterFlags),
        at: Int(analysis.offsets[cluster]))
    }
    return reach
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

extension TextAnalysis {
  /// The spans as clusters; a cluster that two spans share belongs to the first. None for a text in
  /// one font.
  fileprivate func parts(of spans: [TextSpan], share points: Points) -> [ParagraphPart] {
    var parts: [ParagraphPart] = []
    var start = 0
    for span in spans {
      let end = (start..<clusters.count).partitioningIndex {
        Int(offsets[$0]) >= span.range.upperBound
      }
      if start < end {
        parts.append(
          ParagraphPart(
            clusters: start..<end, font: span.font,
            share: points > 0 ? span.font.size.points / points : 1, attributes: span.attributes))
      }
      start = end
    }
    return parts
  }
}

extension TextSpan {
  /// Whether the span says nothing that the label's own font does not.
  fileprivate func isPlain(in font: TypesetFont) -> Bool {
    attributes == .none && self.font.identity == font.identity && self.font.size == font.size
  }
}

extension [UInt16] {
  /// The text that clusters, scripts and directions are found in: a space in the place of a tab,
  /// which no font has, and one object character in that of each attachment.
  fileprivate func analyzed(with spans: [TextSpan]) -> [UInt16] {
    var text = contains(0x09) ? map { $0 == 0x09 ? 0x20 : $0 } : self
    for span in spans where span.attributes.attachment != nil {
      let range = span.range.clamped(to: text.indices)
      // Variation selectors belong to the cluster before them, and break no line.
      for offset in range { text[offset] = offset == range.lowerBound ? 0xFFFC : 0xFE00 }
    }
    return text
  }
}

extension TypesetFont {
  /// The table for what the system sets by numbers in this font.
  fileprivate var tableForSigns: TableFont { table ?? SystemFont.table(for: weight) }
}
