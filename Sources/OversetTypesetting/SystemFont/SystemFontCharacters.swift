import CSystemFont

/// The characters of the system font's tables, the same at every weight.
enum SystemFontCharacters {
  static let all: TableFont.Characters = {
    var reader = SystemFontReader(CSF_CHARACTERS)
    return TableFont.Characters(displayDeltas.dropFirst().map { _ in reader.uint16() })
  }()

  /// What the display cut adds to each advance, in 1/10000 em, by index; the first is for none.
  static let displayDeltas: [Int] = {
    var reader = SystemFontReader(CSF_CHARACTERS)
    let count = reader.count / 4
    reader.skip(count * 2)
    return [0] + (0..<count).map { _ in Int(reader.int16()) }
  }()

  /// How far the paint of a character stays inside its advance, and its height, in 1/10000 em: from
  /// the stand-in font Inter, which is as high as the system font. The same at every weight.
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
    var reader = SystemFontReader(CSF_INK)
    return displayDeltas.dropFirst().map { _ in
      Bearings(
        left: reader.int16(), top: reader.int16(), right: reader.int16(), bottom: reader.int16())
    }
  }()
}
