package import OversetModel

/// Consecutive clusters of one font, size and spacing.
package struct ParagraphPart: Sendable {
  /// Their indices in the paragraph, half-open.
  package let clusters: Range<Int>
  /// What sets them.
  package let font: TypesetFont
  /// The share of the label's own font size that the part is set at.
  package let share: Double
  let attributes: SpanAttributes
}

extension Paragraph {
  /// The width in points of a range whose ends are safe to cut.
  @inline(__always)
  func safeWidth(of clusters: Range<Int>, at size: FontSize) -> Points {
    parts.isEmpty
      ? size.width(of: safeAdvance(of: clusters)) : styledWidth(of: clusters, at: size)
  }

  private func styledWidth(of clusters: Range<Int>, at size: FontSize) -> Points {
    var width: Points = 0
    for part in parts(in: clusters) {
      let common = part.clusters.clamped(to: clusters)
      width += part.width(of: safeAdvance(of: common), clusters: common.count, at: size)
    }
    return width
  }

  /// The width of an advance at a cluster, in the font and size there.
  func width(of advance: Advance, clusters count: Int, at cluster: Int, size: FontSize) -> Points {
    part(at: cluster)?.textWidth(of: advance, clusters: count, at: size) ?? size.width(of: advance)
  }

  /// The tracking behind the last of some clusters, which is white space where a line ends there
  /// (Core Text).
  func hangingTracking(at clusters: Range<Int>) -> Points {
    guard !parts.isEmpty, !clusters.isEmpty, let part = part(at: clusters.upperBound - 1),
      part.attributes.isTracked, part.attributes.attachment == nil
    else { return 0 }
    return part.attributes.spacing
  }

  /// The part that a cluster is in; the last one at the paragraph's end, nil in a plain text.
  package func part(at cluster: Int) -> ParagraphPart? {
    let index = parts.partitioningIndex { $0.clusters.upperBound > cluster }
    return index < parts.count ? parts[index] : parts.last
  }

  /// The parts that overlap a range. O(log parts).
  private func parts(in clusters: Range<Int>) -> ArraySlice<ParagraphPart> {
    let first = parts.partitioningIndex { $0.clusters.upperBound > clusters.lowerBound }
    let end = parts.partitioningIndex { $0.clusters.lowerBound >= clusters.upperBound }
    return parts[first..<max(first, end)]
  }

  /// The greatest distances from the typographic baseline of the fonts in a range, up and down, in
  /// points; `font` is the label's own.
  package func extent(
    of clusters: Range<Int>, in font: TypesetFont, at size: FontSize
  ) -> (ascent: Points, descent: Points) {
    let inside = clusters.isEmpty ? [] : parts(in: clusters)
    let used = inside.isEmpty ? part(at: clusters.lowerBound).map { [$0] } ?? [] : inside
    if used.isEmpty { return (size.points * font.ascender, size.points * -font.descender) }
    return (
      used.map { $0.ascent(at: size) }.max() ?? 0, used.map { $0.descent(at: size) }.max() ?? 0
    )
  }
}

extension ParagraphPart {
  fileprivate func width(of advance: Advance, clusters count: Int, at size: FontSize) -> Points {
    attributes.attachment.map { $0.width * Double(count) }
      ?? textWidth(of: advance, clusters: count, at: size)
  }

  fileprivate func textWidth(
    of advance: Advance, clusters count: Int, at size: FontSize
  ) -> Points {
    let own = share == 1 ? size : FontSize(points: size.points * share)
    return own.width(of: advance) + attributes.spacing * Double(count)
  }

  /// An attachment stands on the typographic baseline, on a line of text.
  fileprivate func ascent(at size: FontSize) -> Points {
    max(size.points * (share * font.ascender), attributes.attachment?.height ?? 0)
      + attributes.baselineOffset
  }

  fileprivate func descent(at size: FontSize) -> Points {
    size.points * (share * -font.descender) - attributes.baselineOffset
  }
}

extension TextAnalysis {
  /// The spans as clusters; a cluster that two spans share belongs to the first. None for a text in
  /// one font.
  func parts(of spans: [TextSpan], share points: Points) -> [ParagraphPart] {
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
