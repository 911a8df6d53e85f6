package import OversetModel

/// A part of a text in a font, or with attributes of its own.
package struct TextSpan: Sendable {
  /// UTF-16, half-open.
  package var range: Range<Int>
  /// What sets it.
  package var font: TypesetFont
  /// What is different beside the font.
  package let attributes: SpanAttributes

  /// A part with attributes of its own.
  package init(range: Range<Int>, font: TypesetFont, attributes: SpanAttributes) {
    self.range = range
    self.font = font
    self.attributes = attributes
  }

  /// Makes a span with `kern` points after each cluster; pairs are kerned as usual.
  package init(range: Range<Int>, font: TypesetFont, kern: Points = 0) {
    self.init(range: range, font: font, attributes: SpanAttributes(spacing: kern))
  }
}

/// The attributes of an NSAttributedString that take room, except the font; in points at every size.
package struct SpanAttributes: Hashable, Sendable {
  /// What is added behind every cluster: `tracking`, else `kern`.
  package let spacing: Points
  /// Whether that is `tracking`: it is white space at the end of a line, and joins no letters that
  /// need not be.
  package let isTracked: Bool
  /// Whether the font moves pairs of letters together: a `kern` of 0 says no (Core Text).
  package let kernsPairs: Bool
  /// How far above the line's typographic baseline the text is.
  package let baselineOffset: Points
  /// The box instead of the text.
  package let attachment: AttributedText.Attachment?

  /// A number that is no distance counts as 0.
  package init(
    spacing: Points = 0, isTracked: Bool = false, kernsPairs: Bool = true,
    baselineOffset: Points = 0, attachment: AttributedText.Attachment? = nil
  ) {
    self.spacing = spacing.usableDistance
    self.isTracked = isTracked
    self.kernsPairs = kernsPairs
    self.baselineOffset = baselineOffset.usableDistance
    self.attachment = attachment?.usable
  }

  /// No attributes.
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

extension TextSpan {
  /// Whether the span is the same as the label's own font.
  func isPlain(in font: TypesetFont) -> Bool {
    attributes == .none && self.font.identity == font.identity && self.font.size == font.size
  }
}

extension [UInt16] {
  /// The text that clusters, scripts and directions are found in: a space instead of a tab,
  /// which no font has, and one object character in that of each attachment.
  func analyzed(with spans: [TextSpan]) -> [UInt16] {
    var text = contains(0x09) ? map { $0 == 0x09 ? 0x20 : $0 } : self
    for span in spans where span.attributes.attachment != nil {
      let range = span.range.clamped(to: text.indices)
      // Variation selectors belong to the cluster before them, and break no line.
      for offset in range { text[offset] = offset == range.lowerBound ? 0xFFFC : 0xFE00 }
    }
    return text
  }
}
