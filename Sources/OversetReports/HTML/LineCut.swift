import OversetLabels
import OversetModel

/// Where a line's ellipsis stands, and which text it stands for.
struct LineCut {
  /// In the text shown, in UTF-16 code units.
  let ellipsis: Range<Int>
  /// The part of the line's text that is not seen.
  let lost: String

  /// Nil for a line without an ellipsis of the label's own.
  ///
  /// A text may hold ellipses itself: the label's is the one that completes the text before and
  /// behind it.
  init?(_ line: LineFragment, of text: [UInt16], mode: LineBreakMode) {
    let range = line.textRange.clamped(to: 0..<text.count)
    let whole = text[range]
    let shown = Array(line.shown.utf16)
    guard mode.truncates, !whole.starts(with: shown) else { return nil }
    // Two signs: U+2026, or three full stops where the font does not have it.
    let signs: [[UInt16]] = [[0x2026], [0x2E, 0x2E, 0x2E]]
    for sign in signs where shown.count >= sign.count {
      let starts = 0...(shown.count - sign.count)
      for start in mode == .byTruncatingHead ? Array(starts) : starts.reversed() {
        let end = start + sign.count
        let tailCount = shown.count - end
        guard shown[start..<end].elementsEqual(sign), start + tailCount <= whole.count,
          whole.starts(with: shown[..<start]),
          whole.suffix(tailCount).elementsEqual(shown[end...])
        else { continue }
        ellipsis = start..<end
        let lostRange = whole.startIndex + start..<whole.endIndex - tailCount
        lost = String(decoding: text[lostRange], as: UTF16.self)
        return
      }
    }
    return nil
  }

  /// The text to draw and its ellipsis: an Arabic letter that is cut from the next one keeps its
  /// joined form (reported), which U+200D asks for.
  func joined(_ shown: String) -> (text: String, ellipsis: Range<Int>) {
    var units = Array(shown.utf16)
    var sign = ellipsis
    if sign.upperBound < units.count, Self.joins(units[sign.upperBound]),
      lost.utf16.last.map(Self.joins) == true
    {
      units.insert(0x200D, at: sign.upperBound)
    }
    if sign.lowerBound > 0, Self.joins(units[sign.lowerBound - 1]),
      lost.utf16.first.map(Self.joins) == true
    {
      units.insert(0x200D, at: sign.lowerBound)
      sign = sign.lowerBound + 1..<sign.upperBound + 1
    }
    return (String(decoding: units, as: UTF16.self), sign)
  }

  /// Whether a code unit is an Arabic letter or mark.
  private static func joins(_ unit: UInt16) -> Bool {
    (0x620...0x6D3).contains(unit) && !(0x660...0x66D).contains(unit)
  }
}
