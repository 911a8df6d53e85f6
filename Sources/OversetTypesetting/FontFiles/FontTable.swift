import CHarfBuzz

/// The first bytes of a table of a font, copied out.
struct FontTable {
  private let bytes: [UInt8]

  /// Nil where the font does not have the table.
  init?(_ tag: StaticString, of face: OpaquePointer) {
    guard let blob = unsafe hb_face_reference_table(face, Script(tag).tag) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    bytes = unsafe UnsafeRawBufferPointer(start: data, count: min(Int(length), 64)).map { $0 }
  }

  /// Nil behind the table's end.
  func uint16(at offset: Int) -> UInt16? {
    guard offset + 1 < bytes.count else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  func int16(at offset: Int) -> Int16? { uint16(at: offset).map { Int16(bitPattern: $0) } }
}
