import OversetModel

/// A part of a text in a font or with a kerning of its own.
public struct TextSpan: Sendable {
  /// UTF-16, half-open.
  public var range: Range<Int>
  /// What sets it.
  public var font: TypesetFont
  /// What is added behind every cluster, in points, whatever the size (NSAttributedString's `kern`).
  public let kern: Points

  /// A kerning that is no distance is none.
  public init(range: Range<Int>, font: TypesetFont, kern: Points = 0) {
    self.range = range
    self.font = font
    self.kern = kern.usableDistance
  }
}

extension [TextSpan] {
  /// The spans of a part of the text, in its own offsets and without gaps: what no span covers is
  /// in `font`. Ascending spans that do not overlap are expected; what overlaps is left out.
  func covering(_ part: Range<Int>, in font: TypesetFont) -> [TextSpan] {
    var spans: [TextSpan] = []
    var end = 0
    func append(_ range: Range<Int>, _ font: TypesetFont, _ kern: Points) {
      if !range.isEmpty { spans.append(TextSpan(range: range, font: font, kern: kern)) }
    }
    let first = partitioningIndex { $0.range.upperBound > part.lowerBound }
    for span in self[first...].prefix(while: { $0.range.lowerBound < part.upperBound }) {
      let lower = Swift.max(span.range.lowerBound - part.lowerBound, end)
      let upper = Swift.min(span.range.upperBound - part.lowerBound, part.count)
      guard lower < upper else { continue }
      append(end..<lower, font, 0)
      append(lower..<upper, span.font, span.kern)
      end = upper
    }
    append(end..<part.count, font, 0)
    return spans
  }
}

/// Consecutive clusters of one font, size and kerning.
public struct ParagraphPart: Sendable {
  /// Their places in the paragraph, half-open.
  public let clusters: Range<Int>
  /// What sets them.
  public let font: TypesetFont
  /// The share of the label's own font size that the part is set at.
  let share: Double
  let kern: Points
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

  /// The width of an advance that stands at a cluster, in the font and size there.
  func width(of advance: Advance, clusters count: Int, at cluster: Int, size: FontSize) -> Points {
    part(at: cluster)?.width(of: advance, clusters: count, at: size) ?? size.width(of: advance)
  }

  /// The part that a cluster is in; the last one at the paragraph's end, nil in a plain text.
  public func part(at cluster: Int) -> ParagraphPart? {
    let index = parts.partitioningIndex { $0.clusters.upperBound > cluster }
    return index < parts.count ? parts[index] : parts.last
  }

  /// The parts that a range has some of. O(log parts).
  private func parts(in clusters: Range<Int>) -> ArraySlice<ParagraphPart> {
    let first = parts.partitioningIndex { $0.clusters.upperBound > clusters.lowerBound }
    let end = parts.partitioningIndex { $0.clusters.lowerBound >= clusters.upperBound }
    return parts[first..<max(first, end)]
  }

  /// The greatest distances from the typographic baseline of the fonts in a range, up and down, as
  /// shares of the label's font size; `font` is the label's own.
  public func extent(
    of clusters: Range<Int>, in font: TypesetFont
  ) -> (ascender: Double, descender: Double) {
    let inside = clusters.isEmpty ? [] : parts(in: clusters)
    let used = inside.isEmpty ? part(at: clusters.lowerBound).map { [$0] } ?? [] : inside
    if used.isEmpty { return (font.ascender, -font.descender) }
    return (
      used.map { $0.share * $0.font.ascender }.max() ?? 0,
      used.map { $0.share * -$0.font.descender }.max() ?? 0
    )
  }
}

extension ParagraphPart {
  fileprivate func width(of advance: Advance, clusters count: Int, at size: FontSize) -> Points {
    let own = share == 1 ? size : FontSize(points: size.points * share)
    return own.width(of: advance) + kern * Double(count)
  }
}
