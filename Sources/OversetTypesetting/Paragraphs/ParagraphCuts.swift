import OversetModel

extension ParagraphShaper {
  /// How many clusters beside a cut are shaped again at most, where the text has no nearer cluster
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
    if start > 0, paragraph.clusters[start].flags.contains(.unsafeBefore) {
      let safe = paragraph.nextSafe(
        start + 1, atMost: min(end, start + Self.reshapedClusters))
      addReshaped(start..<safe)
      start = safe
    }
    if end > start, end < paragraph.clusterCount,
      paragraph.clusters[end].flags.contains(.unsafeBefore)
    {
      let safe = paragraph.previousSafe(
        end - 1, atLeast: max(start, end - Self.reshapedClusters))
      addReshaped(safe..<end)
      end = safe
    }
    total -= paragraph.hangingTracking(at: clusters)
    return start < end ? total + paragraph.safeWidth(of: start..<end, at: size) : total
  }

  private func reshaped(
    _ clusters: Range<Int>, in paragraph: Paragraph, locale: LocaleIdentifier
  ) -> Advance {
    guard let run = paragraph.run(at: clusters.lowerBound),
      case .face(let face, let letters) = run.font
    else { return paragraph.safeAdvance(of: clusters) }
    let range = paragraph.ownRange(of: clusters)
    let style = RunStyle(
      face: face, script: run.script, language: languages.language(of: locale),
      isRightToLeft: run.isRightToLeft, features: run.features)
    return letters.advance(shaper.advance(of: range, in: paragraph.text, with: style))
  }
}
