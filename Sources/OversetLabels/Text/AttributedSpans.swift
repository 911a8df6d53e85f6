package import OversetModel
package import OversetTypesetting

extension FontBook {
  /// The parts of a label's text with another font or with attributes: `runs` are those of its
  /// attributed text and of the text's own markup.
  package func spans(
    of runs: [AttributedText.Run], in text: [UInt16], for constraint: LabelConstraint
  ) throws(FontError) -> [TextSpan] {
    let attributed = constraint.attributedText
    return try spans(
      of: runs, kern: attributed?.kern, tracking: attributed?.tracking, in: text,
      font: constraint.font)
  }

  /// The parts of a text with another font or with attributes; none for a plain text.
  ///
  /// `kern` and `tracking` are those of all the text. Where runs overlap, the later one wins and
  /// traits add up. O(text · runs). Throws where a run's font cannot be used.
  package func spans(
    of runs: [AttributedText.Run], kern: Points? = nil, tracking: Points? = nil,
    in text: [UInt16], font: FontDescription
  ) throws(FontError) -> [TextSpan] {
    if runs.isEmpty && kern == nil && tracking == nil { return [] }
    var attributes = [Attributes](
      repeating: Attributes(kern: kern, tracking: tracking), count: text.count)
    for (index, run) in runs.enumerated() {
      for range in run.part.ranges(in: text) {
        for offset in range { attributes[offset].add(run, at: index, from: range.lowerBound) }
      }
    }
    var spans: [TextSpan] = []
    var start = 0
    while start < text.count {
      let own = attributes[start]
      let end = attributes[start...].firstIndex { $0 != own } ?? text.count
      let description = (own.font.flatMap { runs[$0].font } ?? font).adding(own.traits)
      spans.append(
        TextSpan(
          range: start..<end, font: try self.font(description), attributes: own.attributes))
      start = end
    }
    return spans
  }

  /// The attributes of one code unit, as numbers that compare as equal.
  private struct Attributes: Equatable {
    /// The run whose font it has.
    var font: Int?
    var traits: FontTraits = []
    var kern: Points?
    var tracking: Points?
    var baselineOffset: Points = 0
    var attachment: AttributedText.Attachment?
    /// Where the attachment begins: two of one size are two.
    var attachmentStart: Int?

    init(kern: Points?, tracking: Points?) {
      self.kern = kern?.usableDistance
      self.tracking = tracking?.usableDistance
    }

    mutating func add(_ run: AttributedText.Run, at index: Int, from start: Int) {
      if run.font != nil { font = index }
      traits.formUnion(run.traits)
      kern = run.kern?.usableDistance ?? kern
      tracking = run.tracking?.usableDistance ?? tracking
      baselineOffset = run.baselineOffset?.usableDistance ?? baselineOffset
      if let attachment = run.attachment {
        self.attachment = attachment.usable
        attachmentStart = start
      }
    }

    /// Core Text: "If both … are present kCTKernAttributeName will be ignored unless zero", and a
    /// kern that is zero leaves pairs as they are.
    var attributes: SpanAttributes {
      SpanAttributes(
        spacing: tracking ?? kern ?? 0, isTracked: tracking != nil, kernsPairs: kern != 0,
        baselineOffset: baselineOffset, attachment: attachment)
    }
  }
}

extension AttributedText.TextPart {
  /// Its ranges in a text, ascending, without overlaps.
  package func ranges(in text: [UInt16]) -> [Range<Int>] {
    switch self {
    case .range(let range): return [range.clamped(to: 0..<text.count)]
    case .text(let part):
      let units = Array(part.utf16)
      guard let first = units.first, units.count <= text.count else { return [] }
      var found: [Range<Int>] = []
      var start = 0
      while start <= text.count - units.count {
        if text[start] == first, text[start..<start + units.count].elementsEqual(units) {
          found.append(start..<start + units.count)
          start += units.count
        } else {
          start += 1
        }
      }
      return found
    }
  }
}
