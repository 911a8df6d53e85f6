import CHarfBuzz

/// What a font says of its own style, before any axis is moved.
struct FontStyleBits {
  /// OS/2 `usWeightClass`, 400 for regular.
  let weightClass: Int
  let isItalic: Bool
  /// OS/2 `usWidthClass` 5, which is neither condensed nor expanded.
  let isNormalWidth: Bool

  init(of face: OpaquePointer) {
    let os2 = FontTable("OS/2", of: face)
    weightClass = os2?.uint16(at: 4).map(Int.init) ?? 400
    isNormalWidth = os2?.uint16(at: 6).map { $0 == 5 } ?? true
    // `fsSelection`: italic is bit 0, oblique bit 9; `macStyle`: italic is bit 1.
    let selection = os2?.uint16(at: 62) ?? 0
    let macStyle = FontTable("head", of: face)?.uint16(at: 44) ?? 0
    isItalic = selection & 0x201 != 0 || macStyle & 0x2 != 0
  }
}
