import OversetModel

/// A font that is only a table of numbers, and works like a font file.
///
/// The default system font is one: the font itself may not be shipped, and numbers give the same verdict
/// on every machine, whatever is installed.
public final class TableFont: Sendable {
  /// Distances from the typographic baseline in em.
  public let ascender: Double
  public let descender: Double
  private let characters: Characters
  private let advances: [Advance]
  private let leftClasses: [UInt8]
  private let rightClasses: [UInt8]
  /// By left class · 256 + right class, in 1/10000 em.
  private let kernings: [Int16]

  /// The place of a character in the table; 0 is none.
  typealias Index = UInt16

  /// Place in the table by UTF-16 code unit.
  struct Characters: Sendable {
    let indices: [Index]
  }

  /// Advances in font units of `unitsPerEm` to the em; no kerning, the same at every size.
  package convenience init(
    advances: [UInt16: Int], unitsPerEm: Int, ascender: Double, descender: Double
  ) {
    var indices = [Index](repeating: 0, count: 65_536)
    var values = [Advance.zero]
    for (unit, advance) in advances.sorted(by: { $0.key < $1.key }) {
      indices[Int(unit)] = Index(clamping: values.count)
      values.append(Advance(scaled: advance * fontUnitsPerEm / unitsPerEm))
    }
    let noClasses = [UInt8](repeating: 0, count: values.count)
    self.init(
      Characters(indices: indices), values, leftClasses: noClasses, rightClasses: noClasses,
      kernings: [0], ascender: ascender, descender: descender)
  }

  /// `advances` and the classes have an element for index 0, which is no character.
  init(
    _ characters: Characters, _ advances: [Advance], leftClasses: [UInt8], rightClasses: [UInt8],
    kernings: [Int16], ascender: Double, descender: Double
  ) {
    self.characters = characters
    self.advances = advances
    self.leftClasses = leftClasses
    self.rightClasses = rightClasses
    self.kernings = kernings
    self.ascender = ascender
    self.descender = descender
  }

  /// The character's place, or 0 where the table does not have it.
  @inline(__always)
  func index(of codeUnit: UInt16) -> Index { characters.indices[Int(codeUnit)] }

  @inline(__always)
  func advance(of index: Index) -> Advance { advances[Int(index)] }

  /// What stands between two neighbours beside their advances.
  @inline(__always)
  func kerning(_ left: Index, _ right: Index) -> FontUnits {
    let pair = Int(leftClasses[Int(left)]) << 8 | Int(rightClasses[Int(right)])
    return Int(kernings[pair]) * (fontUnitsPerEm / 10_000)
  }

  /// The width of a text whose every UTF-16 code unit is in the table; nil where one is not.
  ///
  /// The fast path of `Typesetter.typeset`: no boundaries, fonts or runs to find. O(n), no allocation.
  public func advance(ofSimpleText text: [UInt16]) -> Advance? {
    var total = Advance.zero
    var previous: Index = 0
    for unit in text {
      let index = index(of: unit)
      if index == 0 || Self.isMark(unit) { return nil }
      total += advance(of: index)
      total.scaled &+= kerning(previous, index)
      previous = index
    }
    return total
  }

  /// The combining signs that a table may have, which share a grapheme cluster with what precedes them.
  @inline(__always)
  static func isMark(_ codeUnit: UInt16) -> Bool { codeUnit == 0x488 || codeUnit == 0x489 }

  /// The white space that hangs at the end of a line; no-break spaces do not.
  @inline(__always)
  static func isSpace(_ codeUnit: UInt16) -> Bool {
    switch codeUnit {
    case 0x20, 0x2000...0x2006, 0x2008...0x200A, 0x205F: true
    default: false
    }
  }
}
