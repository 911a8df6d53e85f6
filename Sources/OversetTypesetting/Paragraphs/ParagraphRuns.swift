import OversetModel

extension ParagraphShaper {
  /// A box has the width of its part, and no font.
  func append(
    attachment clusters: Range<Int>, _ analysis: TextAnalysis, to builder: inout ParagraphBuilder
  ) {
    for cluster in clusters {
      builder.append(.zero, flags: [], at: Int(analysis.offsets[cluster]))
    }
    builder.runs.append(
      FontRun(
        clusters: clusters, font: .none, script: analysis.clusters[clusters.lowerBound].script,
        isRightToLeft: analysis.clusters[clusters.lowerBound].isRightToLeft, features: []))
  }

  /// Shapes some clusters in a font and its fallbacks.
  func append(
    _ clusters: Range<Int>, in font: TypesetFont, _ features: ShapingFeatures,
    _ analysis: TextAnalysis, _ locale: LocaleIdentifier, to builder: inout ParagraphBuilder
  ) {
    var fonts: [FontResolver.FontIndex?] = []
    swap(&fonts, &clusterFonts)
    defer { swap(&fonts, &clusterFonts) }
    findFonts(of: clusters, in: font, analysis, locale, &fonts)
    var start = clusters.lowerBound
    while start < clusters.upperBound {
      let (end, fontIndex) = runEnd(from: start, in: clusters, fonts: fonts, analysis: analysis)
      let properties = analysis.clusters[start]
      var run = FontRun(
        clusters: start..<end, font: resolver.fonts[fontIndex], script: properties.script,
        isRightToLeft: properties.isRightToLeft, features: features)
      run.inkExtent = append(run, fontIndex, in: font, analysis, locale, to: &builder)
      builder.runs.append(run)
      start = end
    }
  }

  /// Finds the font of each cluster; nil for one without width.
  private func findFonts(
    of clusters: Range<Int>, in font: TypesetFont, _ analysis: TextAnalysis,
    _ locale: LocaleIdentifier, _ fonts: inout [FontResolver.FontIndex?]
  ) {
    let style = resolver.style(of: font, locale)
    fonts.removeAll(keepingCapacity: true)
    for cluster in clusters {
      let properties = analysis.clusters[cluster]
      if properties.isIgnorable {
        fonts.append(nil)
      } else if analysis.offsets[cluster + 1] - analysis.offsets[cluster] == 1,
        properties.composed != 0,
        let font = resolver.known(properties.composed, properties.script, style: style)
      {
        // Nearly every cluster, without a slice of its text.
        fonts.append(font)
      } else {
        let found = resolver.font(
          for: FontResolver.Cluster(
            text: analysis.text[analysis.range(of: cluster)], flags: properties.flags,
            script: properties.script, composed: properties.composed), in: font, locale: locale)
        fonts.append(found)
      }
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

  /// Returns how far the run's paint reaches.
  private func append(
    _ run: FontRun, _ fontIndex: FontResolver.FontIndex, in font: TypesetFont,
    _ analysis: TextAnalysis, _ locale: LocaleIdentifier, to builder: inout ParagraphBuilder
  ) -> InkExtent {
    guard case .face(let face, let letters) = run.font else {
      let table = font.tableForSigns
      for cluster in run.clusters { append(cluster, of: run, analysis, table, to: &builder) }
      return .none
    }
    // A font of the app's own that has a symbol draws it.
    let known: ClusterFlags = font.isSet(in: face) ? .symbol : []
    let style = RunStyle(
      face: face, script: run.script, language: languages.language(of: locale),
      isRightToLeft: run.isRightToLeft, features: run.features)
    shaped.removeAll(keepingCapacity: true)
    let range =
      Int(
        analysis.offsets[run.clusters.lowerBound])..<Int(analysis.offsets[run.clusters.upperBound])
    let inkExtent = shaper.shape(
      analysis.text, range, clusterStarts: analysis.offsets[run.clusters], with: style,
      font: fontIndex, into: &shaped)
    for (cluster, result) in zip(run.clusters, shaped) {
      builder.append(
        letters.advance(result.advance),
        flags: result.flags.union(
          analysis.clusters[cluster].clusterFlags.subtracting(known)),
        at: Int(analysis.offsets[cluster]))
    }
    return inkExtent
  }

  /// Adds a cluster that is not shaped.
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
