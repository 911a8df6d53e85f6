import OversetModel
import OversetTypesetting

extension FontBook {
  /// The parts of a text that are not simply in the label's font; none for a plain text.
  ///
  /// Where runs overlap, the later font and kerning win and traits add up. O(text · runs). Throws
  /// where a run's font cannot be used.
  public func spans(
    of runs: [AttributedText.Run], kern: Points = 0, in text: [UInt16], font: FontDescription
  ) throws(FontError) -> [TextSpan] {
    if runs.isEmpty && kern == 0 { return [] }
    var attributes = [Attributes](
      repeating: Attributes(font: nil, traits: [], kern: kern.usableDistance), count: text.count)
    for (index, run) in runs.enumerated() {
      for range in run.place.ranges(in: text) {
        for offset in range {
          if run.font != nil { attributes[offset].font = index }
          attributes[offset].traits.formUnion(run.traits)
          if let kern = run.kern { attributes[offset].kern = kern.usableDistance }
        }
      }
    }
    var spans: [TextSpan] = []
    var start = 0
    while start < text.count {
      let own = attributes[start]
      let end = attributes[start...].firstIndex { $0 != own } ?? text.count
      let description = (own.font.flatMap { runs[$0].font } ?? font).adding(own.traits)
      spans.append(
        TextSpan(range: start..<end, font: try self.font(description), kern: own.kern))
      start = end
    }
    return spans
  }

  /// What is said of one code unit.
  private struct Attributes: Equatable {
    /// The run whose font it has.
    var font: Int?
    var traits: FontTraits
    var kern: Points
  }
}

extension AttributedText.Place {
  /// Every place in a text, ascending, without overlaps.
  fileprivate func ranges(in text: [UInt16]) -> [Range<Int>] {
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
