import CSystemFont
import OversetModel

/// The default system font at each weight: numbers fitted to the frames of real labels.
///
/// No font file was read for them. A line is as high at every weight and size, and with every
/// script (measured on 721 frames).
public enum SystemFont {
  /// The table for a weight. Thin weights use light, heavy ones bold with their own width.
  public static func table(for weight: FontWeight) -> TableFont {
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

  /// A Hangul syllable, at every size and weight.
  static let hangul = Advance(scaled: fontUnitsPerEm * 865 / 1000)
  /// A Han, Kana or full-width cluster.
  static let wide = Advance(wide: 1)

  private static let light = read(CSF_LIGHT, perCluster: -57)
  private static let regular = read(CSF_REGULAR, perCluster: 0)
  private static let medium = read(CSF_MEDIUM, perCluster: 20)
  private static let semibold = read(CSF_SEMIBOLD, perCluster: 36)
  private static let bold = read(CSF_BOLD, perCluster: 45)
  private static let heavy = read(CSF_BOLD, perCluster: 141)
  private static let black = read(CSF_BOLD, perCluster: 146)

  /// `perCluster`: what the display cut adds to every advance at this weight, in 1/10000 em.
  private static func read(_ table: csf_table, perCluster: Int) -> TableFont {
    var reader = TableReader(table)
    let deltas = SystemFontCharacters.displayDeltas
    let advances = deltas.dropFirst().map { delta in
      Advance(
        scaled: Int(reader.int16()) * (fontUnitsPerEm / 10_000), display: delta + perCluster,
        tracked: 1)
    }
    let leftClasses = deltas.dropFirst().map { _ in reader.uint8() }
    let rightClasses = deltas.dropFirst().map { _ in reader.uint8() }
    var kernings = [Int16](repeating: 0, count: 256 * 256)
    var left = 1
    while !reader.isAtEnd && left < 256 {
      for _ in 0..<reader.uint16() {
        let right = Int(reader.uint8())
        kernings[left << 8 | right] = reader.int16()
      }
      left += 1
    }
    return TableFont(
      SystemFontCharacters.all, [.zero] + advances, leftClasses: [0] + leftClasses,
      rightClasses: [0] + rightClasses, kernings: kernings, ascender: 1950.0 / 2048,
      descender: -494.0 / 2048)
  }
}

/// The characters of the system font's tables, the same at every weight.
private enum SystemFontCharacters {
  static let all: TableFont.Characters = {
    var reader = TableReader(CSF_CHARACTERS)
    return TableFont.Characters(displayDeltas.dropFirst().map { _ in reader.uint16() })
  }()

  /// What the display cut adds to each advance, in 1/10000 em, by place; the first is for none.
  static let displayDeltas: [Int] = {
    var reader = TableReader(CSF_CHARACTERS)
    let count = reader.count / 4
    reader.skip(count * 2)
    return [0] + (0..<count).map { _ in Int(reader.int16()) }
  }()
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
