import OversetModel
import OversetTypesetting

/// A font whose every character is one em wide and whose lines are one em high: at a size of 1 pt a
/// width reads as a number of letters.
public enum EmFont {
  /// Latin, Cyrillic, Hebrew, some Thai, Kana, Han and Hangul; no soft hyphen and no controls.
  private static let characters: [ClosedRange<UInt16>] = [
    0x20...0x7E, 0xA0...0xAC, 0xAE...0x24F, 0x400...0x45F, 0x5D0...0x5EA, 0xE01...0xE30,
    0xE32...0xE32, 0xE40...0xE46, 0x2000...0x200A, 0x2010...0x2027, 0x3001...0x3002,
    0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
  ]

  package static let table: TableFont = {
    let units = characters.joined().map { ($0, 1000) }
    return TableFont(
      advances: Dictionary(uniqueKeysWithValues: units), unitsPerEm: 1000, ascender: 0.75,
      descender: -0.25)
  }()

  /// The font at a size in points; at 1 a letter is one point wide.
  package static func font(points: Points = 1) -> TypesetFont {
    TypesetFont(table: table, points: points)
  }
}
