import CSystemFont
import OversetModel

/// The default system font at one weight: a table of numbers that works like a font file.
///
/// The font itself may not be shipped. The numbers are fitted to the frames of real labels, so a
/// verdict is the same on every machine, whatever is installed.
public final class SystemFontTable: Sendable {
  /// Distances from the typographic baseline in em, at every weight and size (measured on 721 frames).
  public static let ascender = 1950.0 / 2048
  public static let descender = -494.0 / 2048

  /// The place of a character in the table; 0 is none.
  typealias Index = UInt16

  /// A Hangul syllable, at every size and weight.
  static let hangul = Advance(scaled: fontUnitsPerEm * 865 / 1000)
  /// A Han, Kana or full-width cluster.
  static let wide = Advance(wide: 1)

  /// The table for a weight. Thin weights use light, heavy ones bold with their own width.
  public static func table(for weight: FontWeight) -> SystemFontTable {
    switch weight {
    case .ultraLight, .thin, .light: light
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    case .heavy: heavy
    case .black: black
    }
  }

  /// Whether the numbers were fitted for this weight, and not borrowed from the nearest.
  public static func isMeasured(_ weight: FontWeight) -> Bool {
    switch weight {
    case .light, .regular, .medium, .semibold, .bold: true
    case .ultraLight, .thin, .heavy, .black: false
    }
  }

  private static let light = SystemFontTable(CSF_LIGHT, perCluster: -57)
  private static let regular = SystemFontTable(CSF_REGULAR, perCluster: 0)
  private static let medium = SystemFontTable(CSF_MEDIUM, perCluster: 20)
  private static let semibold = SystemFontTable(CSF_SEMIBOLD, perCluster: 36)
  private static let bold = SystemFontTable(CSF_BOLD, perCluster: 45)
  private static let heavy = SystemFontTable(CSF_BOLD, perCluster: 141)
  private static let black = SystemFontTable(CSF_BOLD, perCluster: 146)

  private let indices = SystemFontCharacters.indices
  private let advances: [Advance]
  private let leftClasses: [UInt8]
  private let rightClasses: [UInt8]
  /// By left class · 256 + right class, in 1/10000 em.
  private let kernings: [Int16]

  /// `perCluster`: what the display cut adds to every advance at this weight, in 1/10000 em.
  private init(_ table: csf_table, perCluster: Int) {
    var reader = TableReader(table)
    let deltas = SystemFontCharacters.displayDeltas
    // Index 0 is no character; deltas[0] is 0 to match.
    advances =
      [.zero]
      + deltas.dropFirst().map { delta in
        Advance(
          scaled: Int(reader.int16()) * Self.unitsPerTenThousandth, display: delta + perCluster,
          tracked: 1)
      }
    leftClasses = [0] + deltas.dropFirst().map { _ in reader.uint8() }
    rightClasses = [0] + deltas.dropFirst().map { _ in reader.uint8() }
    var kernings = [Int16](repeating: 0, count: 256 * 256)
    var left = 1
    while !reader.isAtEnd && left < 256 {
      for _ in 0..<reader.uint16() {
        let right = Int(reader.uint8())
        kernings[left << 8 | right] = reader.int16()
      }
      left += 1
    }
    self.kernings = kernings
  }

  private static let unitsPerTenThousandth = fontUnitsPerEm / 10_000

  /// The character's place, or 0 where the table does not have it.
  @inline(__always)
  func index(of codeUnit: UInt16) -> Index { indices[Int(codeUnit)] }

  @inline(__always)
  func advance(of index: Index) -> Advance { advances[Int(index)] }

  /// What stands between two neighbours beside their advances.
  @inline(__always)
  func kerning(_ left: Index, _ right: Index) -> FontUnits {
    let pair = Int(leftClasses[Int(left)]) << 8 | Int(rightClasses[Int(right)])
    return Int(kernings[pair]) * Self.unitsPerTenThousandth
  }

  /// The width of a text whose every UTF-16 code unit is in the table; nil where one is not.
  ///
  /// The fast path of `Typesetter.typeset`: no boundaries, fonts or runs to find. O(n), no allocation.
  public func advance(ofSimpleText text: [UInt16]) -> Advance? {
    var total = Advance.zero
    var previous: Index = 0
    for unit in text {
      let index = index(of: unit)
      if index == 0 || SystemFontCharacters.isMark(unit) { return nil }
      total += advance(of: index)
      total.scaled &+= kerning(previous, index)
      previous = index
    }
    return total
  }
}

/// The characters of the system font's tables, the same at every weight.
enum SystemFontCharacters {
  /// Place in the tables by UTF-16 code unit; 0 is none.
  static let indices: [UInt16] = {
    var indices = [UInt16](repeating: 0, count: 65_536)
    var reader = TableReader(CSF_CHARACTERS)
    for place in 1..<UInt16(clamping: displayDeltas.count) {
      indices[Int(reader.uint16())] = place
    }
    return indices
  }()

  /// What the display cut adds to each advance, in 1/10000 em, by place; the first is for none.
  static let displayDeltas: [Int] = {
    var reader = TableReader(CSF_CHARACTERS)
    let count = reader.count / 4
    reader.skip(count * 2)
    return [0] + (0..<count).map { _ in Int(reader.int16()) }
  }()

  /// The two combining signs in the tables, which share a grapheme cluster with what precedes them.
  @inline(__always)
  static func isMark(_ codeUnit: UInt16) -> Bool { codeUnit == 0x488 || codeUnit == 0x489 }

  /// The white space in the tables that hangs at the end of a line; no-break spaces do not.
  @inline(__always)
  static func isSpace(_ codeUnit: UInt16) -> Bool {
    switch codeUnit {
    case 0x20, 0x2000...0x2006, 0x2008...0x200A, 0x205F: true
    default: false
    }
  }
}

/// Reads the little-endian numbers of a table; beyond its end it reads zeros.
private struct TableReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ table: csf_table) {
    var count = 0
    // Constant data of the executable: the pointer outlives every reader.
    let start = csf_bytes(table, &count)
    bytes = UnsafeBufferPointer(start: start, count: count)
  }

  var count: Int { bytes.count }
  var isAtEnd: Bool { offset >= bytes.count }

  mutating func skip(_ count: Int) { offset += count }

  mutating func uint8() -> UInt8 {
    defer { offset += 1 }
    return offset < bytes.count ? bytes[offset] : 0
  }

  mutating func uint16() -> UInt16 {
    let low = UInt16(uint8())
    return low | UInt16(uint8()) << 8
  }

  mutating func int16() -> Int16 { Int16(bitPattern: uint16()) }
}
