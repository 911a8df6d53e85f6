/// Writes JSON into a byte buffer, compact and in the order of the calls.
///
/// Faster than an encoder over `Codable` values by an order of magnitude, and the order is ours.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func object(_ body: (inout JSONWriter) -> Void) { enclosed("{", "}", body) }

  mutating func array(_ body: (inout JSONWriter) -> Void) { enclosed("[", "]", body) }

  /// The name of the next value.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    append("\":")
    needsComma = false
  }

  mutating func null() { literal("null") }

  mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }

  mutating func value(_ number: Int) {
    separate()
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(digits: UInt64(number.magnitude), atLeast: 1)
    needsComma = true
  }

  /// Rounded to a millionth, without zeros at the end; null where JSON has no name for the number.
  mutating func value(_ number: Double?) {
    guard let number, number.isFinite else { return null() }
    let millionths = (number * 1e6).rounded()
    guard millionths.magnitude < 1e15 else {
      separate()
      append(number.description)
      needsComma = true
      return
    }
    separate()
    if millionths < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = UInt64(millionths.magnitude)
    append(digits: magnitude / 1_000_000, atLeast: 1)
    if magnitude % 1_000_000 > 0 {
      bytes.append(UInt8(ascii: "."))
      append(digits: magnitude % 1_000_000, atLeast: 6)
      while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    }
    needsComma = true
  }

  mutating func value(_ text: String?) {
    guard var text else { return null() }
    separate()
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() where Self.isSpecial(byte) {
        guard let escape = Self.escape(utf8, at: index) else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        append(escape.text)
        start = index + escape.length
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  mutating func values(_ texts: [String]) {
    array { json in
      for text in texts { json.value(text) }
    }
  }

  /// A number as it was written.
  mutating func number(_ text: String) {
    separate()
    append(text)
    needsComma = true
  }

  private mutating func literal(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  /// Elements of an array that are JSON already, with commas between them.
  mutating func elements(_ json: [UInt8]) {
    separate()
    bytes += json
    needsComma = true
  }

  /// Makes room for so many more bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  /// Hands over what was written so far.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private mutating func enclosed(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func append(digits number: UInt64, atLeast count: Int) {
    var divisor: UInt64 = 1
    var digits = 1
    while digits < count || number / divisor >= 10 {
      divisor *= 10
      digits += 1
    }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
      divisor /= 10
    }
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  /// Whether a byte may begin something that is escaped.
  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  /// What to write for the bytes at `index`, and how many they are; nil for what is written as it
  /// is.
  ///
  /// NEL, LS and PS are legal in JSON, and end a line for many who read JSON Lines.
  private static func escape(
    _ utf8: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (text: String, length: Int)? {
    switch utf8[index] {
    case 0x22: return ("\\\"", 1)
    case 0x5C: return ("\\\\", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0D: return ("\\r", 1)
    case 0x09: return ("\\t", 1)
    case 0xC2: return utf8[index + 1] == 0x85 ? ("\\u0085", 2) : nil
    case 0xE2 where utf8[index + 1] == 0x80 && utf8[index + 2] == 0xA8: return ("\\u2028", 3)
    case 0xE2 where utf8[index + 1] == 0x80 && utf8[index + 2] == 0xA9: return ("\\u2029", 3)
    case 0xE2: return nil
    case let control:
      let digits = String(control, radix: 16)
      return ("\\u00" + (digits.utf8.count < 2 ? "0" : "") + digits, 1)
    }
  }
}
