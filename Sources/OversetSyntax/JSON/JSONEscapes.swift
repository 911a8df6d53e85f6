import OversetModel

/// What a text needs before it may stand in a JSON string.
enum JSONEscapes {
  /// The first byte from `start` on that may begin something that is escaped.
  static func firstSpecial(
    in utf8: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let bytes = UnsafeRawBufferPointer(utf8)
    var index = start
    while index + 8 <= utf8.count,
      unsafe !mayHaveSpecial(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    {
      index += 8
    }
    while index < utf8.count {
      if unsafe isSpecial(utf8[index]) { return index }
      index += 1
    }
    return nil
  }

  /// Whether `isSpecial` may hold for one of eight bytes, looked at all at once; false is certain.
  @inline(__always)
  private static func mayHaveSpecial(_ bytes: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    /// The high bit of each byte that is below `limit`, which is at most 0x80.
    func below(_ limit: UInt64, _ bytes: UInt64) -> UInt64 {
      (bytes &- ones &* limit) & ~bytes & (ones &* 0x80)
    }
    func equal(_ byte: UInt64, _ bytes: UInt64) -> UInt64 { below(1, bytes ^ ones &* byte) }
    // 0xC2 and 0xE2 differ in one bit.
    let leadBytes = equal(0xE2, bytes | ones &* 0x20)
    let signs = equal(0x22, bytes) | equal(0x5B, bytes) | equal(0x5C, bytes)
    return below(0x20, bytes) | equal(0x7F, bytes) | signs | leadBytes != 0
  }

  /// Whether a byte may begin something that is escaped.
  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x22, 0x5B, 0x5C, 0x7F, 0xC2, 0xE2: true
    default: false
    }
  }

  /// What to write for the bytes at `index`, and how many they are; nil for what is written as it
  /// is.
  ///
  /// U+007F–009F, LS and PS are legal in JSON; but a terminal obeys them, or they end a line for many
  /// who read JSON Lines. U+202A–202E and U+2066–2069 turn the direction of what a reviewer sees
  /// behind them; a `[` may open a command to the runner of a CI service.
  static func escape(
    _ utf8: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (text: String, length: Int)? {
    switch unsafe utf8[index] {
    case 0x22: return ("\\\"", 1)
    case 0x5B: return unsafe RunnerCommand.isOpened(behind: utf8[..<index]) ? ("\\u005b", 1) : nil
    case 0x5C: return ("\\\\", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0D: return ("\\r", 1)
    case 0x09: return ("\\t", 1)
    case 0xC2 where unsafe utf8[index + 1] < 0xA0:
      return unsafe ("\\u00" + String(utf8[index + 1], radix: 16), 2)
    case 0xC2: return nil
    case 0xE2 where unsafe utf8[index + 1] == 0x80 && utf8[index + 2] == 0xA8: return ("\\u2028", 3)
    case 0xE2 where unsafe utf8[index + 1] == 0x80 && utf8[index + 2] == 0xA9: return ("\\u2029", 3)
    case 0xE2 where unsafe utf8[index + 1] == 0x80 && (0xAA...0xAE).contains(utf8[index + 2]):
      return unsafe ("\\u20" + String(utf8[index + 2] - 0x80, radix: 16), 3)
    case 0xE2 where unsafe utf8[index + 1] == 0x81 && (0xA6...0xA9).contains(utf8[index + 2]):
      return unsafe ("\\u20" + String(utf8[index + 2] - 0x40, radix: 16), 3)
    case 0xE2: return nil
    case let control:
      let digits = String(control, radix: 16)
      return ("\\u00" + (digits.utf8.count < 2 ? "0" : "") + digits, 1)
    }
  }
}
