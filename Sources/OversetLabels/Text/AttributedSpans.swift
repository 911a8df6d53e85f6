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
  /// traits add up. O(text + runs). Throws where a run's font cannot be used.
  package func spans(
    of runs: [AttributedText.Run], kern: Points? = nil, tracking: Points? = nil,
    in text: [UInt16], font: FontDescription
  ) throws(FontError) -> [TextSpan] {
    if runs.isEmpty && kern == nil && tracking == nil { return [] }
    let layers = AttributeLayers(runs, kern: kern, tracking: tracking, in: text)
    var spans: [TextSpan] = []
    var start = 0
    while start < text.count {
      let own = layers.attributes(at: start)
      var end = start + 1
      while end < text.count, !layers.change(at: end) || layers.attributes(at: end) == own {
        end += 1
      }
      let description = (own.font.flatMap { runs[$0].font } ?? font).adding(own.traits)
      spans.append(
        TextSpan(
          range: start..<end, font: try self.font(description), attributes: own.attributes))
      start = end
    }
    return spans
  }
}

/// What runs say at each offset of a text, one attribute after the other.
private struct AttributeLayers {
  private let runs: [AttributedText.Run]
  private let kern: Points?
  private let tracking: Points?
  private let fonts: [LastRuns.Place?]
  private let traits: [(trait: FontTraits, places: [LastRuns.Place?])]
  private let kerns: [LastRuns.Place?]
  private let trackings: [LastRuns.Place?]
  private let baselineOffsets: [LastRuns.Place?]
  private let attachments: [LastRuns.Place?]

  init(_ runs: [AttributedText.Run], kern: Points?, tracking: Points?, in text: [UInt16]) {
    self.runs = runs
    self.kern = kern?.usableDistance
    self.tracking = tracking?.usableDistance
    let last = LastRuns(runs, in: text)
    fonts = last.places { $0.font != nil }
    traits = FontTraits.all.map { trait in (trait, last.places { $0.traits.contains(trait) }) }
    kerns = last.places { $0.kern != nil }
    trackings = last.places { $0.tracking != nil }
    baselineOffsets = last.places { $0.baselineOffset != nil }
    attachments = last.places { $0.attachment != nil }
  }

  /// Whether another run says something than at the offset before.
  func change(at offset: Int) -> Bool {
    func changes(_ places: [LastRuns.Place?]) -> Bool {
      !places.isEmpty && places[offset] != places[offset - 1]
    }
    return changes(fonts) || changes(kerns) || changes(trackings) || changes(baselineOffsets)
      || changes(attachments) || traits.contains { changes($0.places) }
  }

  func attributes(at offset: Int) -> Attributes {
    func place(_ places: [LastRuns.Place?]) -> LastRuns.Place? {
      places.isEmpty ? nil : places[offset]
    }
    func run(_ places: [LastRuns.Place?]) -> AttributedText.Run? {
      place(places).map { runs[$0.run] }
    }
    var result = Attributes(
      font: place(fonts)?.run, kern: run(kerns)?.kern?.usableDistance ?? kern,
      tracking: run(trackings)?.tracking?.usableDistance ?? tracking,
      baselineOffset: run(baselineOffsets)?.baselineOffset?.usableDistance ?? 0,
      attachment: run(attachments)?.attachment?.usable, attachmentStart: place(attachments)?.start)
    for (trait, places) in traits where place(places) != nil { result.traits.insert(trait) }
    return result
  }
}

/// The attributes of one code unit, as numbers that compare as equal.
private struct Attributes: Equatable {
  /// The run whose font it has.
  var font: Int?
  var traits: FontTraits = []
  var kern: Points?
  var tracking: Points?
  var baselineOffset: Points
  var attachment: AttributedText.Attachment?
  /// Where the attachment begins: two of one size are two.
  var attachmentStart: Int?

  /// Core Text: "If both … are present kCTKernAttributeName will be ignored unless zero", and a
  /// kern that is zero leaves pairs as they are.
  var attributes: SpanAttributes {
    SpanAttributes(
      spacing: tracking ?? kern ?? 0, isTracked: tracking != nil, kernsPairs: kern != 0,
      baselineOffset: baselineOffset, attachment: attachment)
  }
}
