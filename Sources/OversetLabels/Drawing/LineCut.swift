package import OversetFits
import OversetModel

/// Where a line's ellipsis is, and which text it replaces.
package struct LineCut {
  /// In the text shown, in UTF-16 code units.
  package let ellipsis: Range<Int>
  /// The part of the text that is not seen, in UTF-16 code units.
  package let lost: Range<Int>
  package let lostText: String

  /// Nil for a line without an ellipsis of the label's own.
  package init?(_ line: LineFragment, of text: [UInt16]) {
    guard let ellipsis = line.ellipsis else { return nil }
    let range = line.textRange.clamped(to: 0..<text.count)
    let tailCount = line.shown.utf16.count - ellipsis.upperBound
    let start = range.lowerBound + ellipsis.lowerBound
    let end = range.upperBound - tailCount
    guard start <= end, end <= text.count else { return nil }
    self.ellipsis = ellipsis
    lost = start..<end
    lostText = String(decoding: text[lost], as: UTF16.self)
  }

  /// The text to draw and its ellipsis: an Arabic letter that is cut from the next one keeps its
  /// joined form (reported), by U+200D.
  package func joined(_ shown: String) -> (text: String, ellipsis: Range<Int>) {
    var units = Array(shown.utf16)
    var sign = ellipsis
    if sign.upperBound < units.count, Self.joins(units[sign.upperBound]),
      lostText.utf16.last.map(Self.joins) == true
    {
      units.insert(0x200D, at: sign.upperBound)
    }
    if sign.lowerBound > 0, Self.joins(units[sign.lowerBound - 1]),
      lostText.utf16.first.map(Self.joins) == true
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
