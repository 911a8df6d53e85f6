import OversetModel

/// A part of a text in a font, or with attributes of its own.
public struct TextSpan: Sendable {
  /// UTF-16, half-open.
  public var range: Range<Int>
  /// What sets it.
  public var font: TypesetFont
  /// What is different beside the font.
  public let attributes: SpanAttributes

  /// A part with attributes of its own.
  public init(range: Range<Int>, font: TypesetFont, attributes: SpanAttributes) {
    self.range = range
    self.font = font
    self.attributes = attributes
  }

  /// A part that is moved apart by so many points, its pairs kerned as ever.
  public init(range: Range<Int>, font: TypesetFont, kern: Points = 0) {
    self.init(range: range, font: font, attributes: SpanAttributes(spacing: kern))
  }
}

/// What NSAttributedString says of a part of a text beside its font, as far as it takes room; in
/// points, whatever the size.
public struct SpanAttributes: Hashable, Sendable {
  /// What is added behind every cluster: `tracking`, else `kern`.
  public let spacing: Points
  /// Whether that is `tracking`: it is white space at the end of a line, and joins no letters that
  /// need not be.
  public let isTracked: Bool
  /// Whether the font moves pairs of letters together: a `kern` of 0 says no (Core Text).
  public let kernsPairs: Bool
  /// How far above the line's typographic baseline the text stands.
  public let baselineOffset: Points
  /// The box that stands in the place of the text.
  public let attachment: AttributedText.Attachment?

  /// What is no distance is none.
  public init(
    spacing: Points = 0, isTracked: Bool = false, kernsPairs: Bool = true,
    baselineOffset: Points = 0, attachment: AttributedText.Attachment? = nil
  ) {
    self.spacing = spacing.usableDistance
    self.isTracked = isTracked
    self.kernsPairs = kernsPairs
    self.baselineOffset = baselineOffset.usableDistance
    self.attachment = attachment?.usable
  }

  /// None.
  static let none = SpanAttributes()

  var features: ShapingFeatures {
    var features: ShapingFeatures = kernsPairs ? [] : .noKerning
    if isTracked, spacing != 0 { features.insert(.noLigatures) }
    return features
  }
}

extension [TextSpan] {
  /// The spans of a part of the text, in its own offsets and without gaps: what no span covers is
  /// in `font`. Ascending spans that do not overlap are expected; what overlaps is left out.
  func covering(_ part: Range<Int>, in font: TypesetFont) -> [TextSpan] {
    var spans: [TextSpan] = []
    var end = 0
    func append(_ range: Range<Int>, _ font: TypesetFont, _ attributes: SpanAttributes) {
      if !range.isEmpty {
        spans.append(TextSpan(range: range, font: font, attributes: attributes))
      }
    }
    let first = partitioningIndex { $0.range.upperBound > part.lowerBound }
    for span in self[first...].prefix(while: { $0.range.lowerBound < part.upperBound }) {
      let lower = Swift.max(span.range.lowerBound - part.lowerBound, end)
      let upper = Swift.min(span.range.upperBound - part.lowerBound, part.count)
      guard lower < upper else { continue }
      append(end..<lower, font, .none)
      append(lower..<upper, span.font, span.attributes)
      end = upper
    }
    append(end..<part.count, font, .none)
    return spans
  }
}

/// Consecutive clusters of one font, size and spacing.
public struct ParagraphPart: Sendable {
  /// Their places in the paragraph, half-open.
  public let clusters: Range<Int>
  /// What sets them.
  public let font: TypesetFont
  /// The share of the label's own font size that the part is set at.
  let share: Double
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

  /// The width of an advance that stands at a cluster, in the font and size there.
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

  /// The greatest distances from the typographic baseline of the fonts in a range, up and down, in
  /// points; `font` is the label's own.
  public func extent(
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
