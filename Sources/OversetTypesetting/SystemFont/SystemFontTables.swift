import CSystemFont

/// The system font's numbers at each weight, read from the data of the executable when first used.
enum SystemFontTables {
  static let light = read(CSF_LIGHT, perCluster: -57)
  static let regular = read(CSF_REGULAR, perCluster: 0)
  static let medium = read(CSF_MEDIUM, perCluster: 20)
  static let semibold = read(CSF_SEMIBOLD, perCluster: 36)
  static let bold = read(CSF_BOLD, perCluster: 45)
  static let heavy = read(CSF_BOLD, perCluster: 141)
  static let black = read(CSF_BOLD, perCluster: 146)

  /// `perCluster`: what the display cut adds to every advance at this weight, in 1/10000 em.
  private static func read(_ table: csf_table, perCluster: Int) -> TableFont {
    var reader = SystemFontReader(table)
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
