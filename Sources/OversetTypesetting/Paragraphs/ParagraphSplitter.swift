/// Splits a text where UAX 14 has mandatory breaks that UIKit honours: LF, CR, CR LF, NEL, LS and
/// PS.
package enum ParagraphSplitter {
  /// The paragraphs in order; a text that ends in a separator has an empty last one.
  package static func paragraphs(of text: [UInt16]) -> [(range: Range<Int>, separatorLength: Int)] {
    var paragraphs: [(range: Range<Int>, separatorLength: Int)] = []
    var start = 0
    var offset = 0
    while offset < text.count {
      guard isSeparator(text[offset]) else {
        offset += 1
        continue
      }
      let isPair = text[offset] == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A
      paragraphs.append((start..<offset, isPair ? 2 : 1))
      offset += isPair ? 2 : 1
      start = offset
    }
    paragraphs.append((start..<text.count, 0))
    return paragraphs
  }

  static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
