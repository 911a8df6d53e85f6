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

  /// The font for code, SF Mono: every cluster has one advance at every weight and size.
  ///
  /// 0.618 em is the advance that is reported of it; no label was measured. Its lines are as high as
  /// those of the other system font.
  public static let monospaced = regular.monospaced(
    advance: Advance(scaled: fontUnitsPerEm * 618 / 1000))

  /// The table for a weight with digits that are all as wide as the widest.
  static func tableWithEqualDigits(for weight: FontWeight) -> TableFont {
    equalDigits[weight] ?? table(for: weight)
  }

  private static let equalDigits = Dictionary(
    uniqueKeysWithValues: FontWeight.allCases.map { ($0, table(for: $0).withEqualDigits()) })

  /// Why the numbers may not be those of the font that was asked for.
  static func doubts(about font: FontDescription) -> [String] {
    if font.typeface == .monospacedSystem {
      return ["the advance of the monospaced system font is not measured"]
    }
    var doubts: [String] = []
    if let weight = font.resolvedWeight, !isMeasured(weight) {
      doubts.append("the weight's widths are those of the nearest one")
    }
    if font.isItalic { doubts.append("the italic's widths are those of the upright") }
    if font.platform == .watchOS {
      doubts.append("watchOS sets text in SF Compact, and the widths are those of SF Pro")
    }
    return doubts
  }

  /// A Hangul syllable, at every size and weight.
  static let hangul = Advance(scaled: fontUnitsPerEm * 865 / 1000)
  /// A Han, Kana or full-width cluster.
  static let wide = Advance(wide: 1)

  /// The paint of a Hangul syllable: the em box that such fonts are drawn in, 0.88 em above the
  /// typographic baseline and 0.12 below, of which glyphs fill all but a few hundredths.
  static let hangulInk = InkBox(minX: 0, minY: -0.88, maxX: 0.865, maxY: 0.12)
  /// The same of a Han, Kana or full-width cluster.
  static let wideInk = InkBox(minX: 0, minY: -0.88, maxX: 1, maxY: 0.12)

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
      rightClasses: [0] + rightClasses, kernings: kernings,
      inks: [nil] + zip(SystemFontCharacters.bearings, advances).map { $0.ink(in: $1) },
      ascender: 1950.0 / 2048, descender: -494.0 / 2048)
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

extension SystemFontCharacters {
  /// How far the paint of a character stays inside of its advance, and its height, in 1/10000 em: the
  /// stand-in font Inter's, as high as the system font. Constants at every weight.
  struct Bearings {
    var left: Int16
    var top: Int16
    var right: Int16
    var bottom: Int16

    /// Nil for a blank.
    func ink(in advance: Advance) -> InkBox? {
      if top == bottom { return nil }
      let left = Double(left) / 10_000
      let right = Double(advance.scaled) / Double(fontUnitsPerEm) - Double(right) / 10_000
      return InkBox(
        minX: left, minY: Double(top) / 10_000, maxX: max(left, right),
        maxY: Double(bottom) / 10_000)
    }
  }

  static let bearings: [Bearings] = {
    var reader = TableReader(CSF_INK)
    return displayDeltas.dropFirst().map { _ in
      Bearings(
        left: reader.int16(), top: reader.int16(), right: reader.int16(), bottom: reader.int16())
    }
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
