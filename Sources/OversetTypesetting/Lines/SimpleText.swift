package import OversetModel

extension TableFont {
  /// Whether a text whose every code unit is in the table fits on at most `lines` lines.
  ///
  /// A fast path that may answer false where the text does fit: it breaks only between two words of
  /// letters and digits (UAX 14 LB18; no other rule joins such neighbours), so that ICU is not
  /// needed. True is what `LineWrapper` finds too. O(n), no allocation.
  package func fits(simpleText text: [UInt16], width: Points, at size: FontSize, lines: Int) -> Bool
  {
    guard let whole = advance(ofSimpleText: text) else { return false }
    return fits(simpleText: text, advance: whole, width: width, at: size, lines: lines)
  }

  /// The same for a text whose `advance(ofSimpleText:)` is known, as it is from another size.
  package func fits(
    simpleText text: [UInt16], advance whole: Advance, width: Points, at size: FontSize, lines: Int
  ) -> Bool {
    if size.width(of: whole) <= width || lines <= 1 {
      return lines > 0 && size.width(of: whole) <= width
    }
    var total = Advance.zero
    var lineStart = Advance.zero
    var nextLineStart: Advance?
    var previous: Index = 0
    var count = 1
    for offset in text.indices {
      let unit = text[offset]
      let index = index(of: unit)
      total.scaled &+= kerning(previous, index)
      if offset >= 2, text[offset - 1] == 0x20, Self.isWordCharacter(unit),
        Self.isWordCharacter(text[offset - 2])
      {
        nextLineStart = total
      }
      total += advance(of: index)
      previous = index
      // White space hangs at the end of a line.
      if Self.isSpace(unit) || size.width(of: total - lineStart) <= width { continue }
      guard let start = nextLineStart, count < lines, size.width(of: total - start) <= width else {
        return false
      }
      lineStart = start
      nextLineStart = nil
      count += 1
    }
    return lines > 0
  }

  /// Letters and digits of line-breaking classes AL and NU that every table has.
  static func isWordCharacter(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x24F: unit != 0xD7 && unit != 0xF7
    case 0x386, 0x388...0x3FF, 0x400...0x481, 0x48A...0x52F: true
    default: false
    }
  }
}
