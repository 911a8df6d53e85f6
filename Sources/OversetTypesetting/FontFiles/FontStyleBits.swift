import CHarfBuzz

/// A font's own style, before any axis is changed.
struct FontStyleBits {
  /// 400 for regular.
  let weightClass: Int
  let isItalic: Bool
  /// OS/2 `usWidthClass` 5, which is neither condensed nor expanded.
  let isNormalWidth: Bool

  init(of face: OpaquePointer) {
    let os2 = unsafe FontTable("OS/2", of: face)
    isNormalWidth = os2?.uint16(at: 6).map { $0 == 5 } ?? true
    // `fsSelection`: italic is bit 0, bold bit 5, oblique bit 9; `macStyle`: bold is bit 0, italic
    // bit 1.
    let selection = os2?.uint16(at: 62) ?? 0
    let macStyle = unsafe FontTable("head", of: face)?.uint16(at: 44) ?? 0
    isItalic = selection & 0x201 != 0 || macStyle & 0x2 != 0
    let isBold = selection & 0x20 != 0 || macStyle & 0x1 != 0
    weightClass = unsafe Self.weightClass(
      os2?.uint16(at: 4), isBold, style: FontNames.style(of: face))
  }

  /// Reads the style of a font in a file, only from the tables that have it; nil where there is none.
  init?(ofFileAt path: String, index: Int) {
    guard let face = unsafe FontTableReader(path: path, index: index)?.makeFace() else {
      return nil
    }
    defer { unsafe hb_face_destroy(face) }
    unsafe self.init(of: face)
  }

  /// OS/2 `usWeightClass`, unless it is regular: some bold fonts have that too (Noto Nastaliq Urdu
  /// Bold), so that the style's name counts then, and the bits of a bold font.
  static func weightClass(_ weightClass: UInt16?, _ isBold: Bool, style: String?) -> Int {
    if let weightClass, weightClass > 0, weightClass != 400 { return Int(weightClass) }
    let style = style?.lowercased().filter(\.isLetter) ?? ""
    return weightsByName.first { style.contains($0.name) }?.weightClass ?? (isBold ? 700 : 400)
  }

  /// Each name comes before the names that it contains.
  private static let weightsByName = [
    ("extralight", 200), ("ultralight", 200), ("semilight", 350), ("demilight", 350),
    ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("thin", 100),
    ("hairline", 100), ("light", 300), ("regular", 400), ("book", 400), ("medium", 500),
    ("bold", 700), ("black", 900), ("heavy", 900),
  ].map { (name: $0.0, weightClass: $0.1) }
}
