import CHarfBuzz

/// Reads a font's own names (OpenType `name`).
enum FontNames {
  static func postScript(of face: OpaquePointer) -> String? { unsafe text(6, of: face) }

  /// The typographic family, which holds all weights, or else the one of at most four styles.
  static func family(of face: OpaquePointer) -> String? {
    unsafe text(16, of: face) ?? text(1, of: face)
  }

  /// Both kinds of family name: a request may use either.
  static func families(of face: OpaquePointer) -> [String] {
    unsafe [text(16, of: face), text(1, of: face)].compactMap { $0 }
  }

  /// The name within the typographic family, such as `Semi Bold Italic`, or else within the other.
  static func style(of face: OpaquePointer) -> String? {
    unsafe text(17, of: face) ?? text(2, of: face)
  }

  /// A string in English, or in the font's first language.
  static func text(_ id: UInt32, of face: OpaquePointer) -> String? {
    var size: UInt32 = 256
    var bytes = [CChar](repeating: 0, count: Int(size))
    let length = unsafe hb_ot_name_get_utf8(
      face, id, hb_language_from_string("en", -1), &size, &bytes)
    guard length > 0, size > 0 else { return nil }
    return String(decoding: bytes.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
