import CSystemFont

/// Reads the little-endian numbers of a table; beyond its end it reads zeros.
@safe struct SystemFontReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ table: csf_table) {
    var count = 0
    // Constant data of the executable: the pointer outlives every reader.
    let start = unsafe csf_bytes(table, &count)
    unsafe bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  }

  var count: Int { unsafe bytes.count }
  var isAtEnd: Bool { unsafe offset >= bytes.count }

  mutating func skip(_ count: Int) { offset += count }

  mutating func uint8() -> UInt8 {
    defer { offset += 1 }
    return unsafe offset < bytes.count ? bytes[offset] : 0
  }

  mutating func uint16() -> UInt16 {
    let low = UInt16(uint8())
    return low | UInt16(uint8()) << 8
  }

  mutating func int16() -> Int16 { Int16(bitPattern: uint16()) }
}
