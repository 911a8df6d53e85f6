/// Writes answers for `AnswerReader`.
struct AnswerWriter {
  private(set) var bytes: [UInt8] = []

  /// Seven bits a byte, the lowest first.
  mutating func put(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// All its bits, the lowest first.
  mutating func put(_ number: Double) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> shift))
    }
  }

  /// The same in fewer bytes where it has few digits, as whole points: its highest bits first.
  mutating func put(short number: Double) {
    put(Int(bitPattern: UInt(number.bitPattern.byteSwapped)))
  }

  /// At most seven, in one byte.
  mutating func put(_ flags: [Bool]) {
    bytes.append(flags.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
  }

  mutating func put(_ key: CacheKey) {
    for half in [key.high, key.low] {
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: half >> shift))
      }
    }
  }

  mutating func put(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes += text.utf8
  }

  mutating func put(contentsOf raw: UnsafeRawBufferPointer) { bytes += raw }

  /// Bytes with their count before them.
  mutating func put(_ blob: [UInt8]) {
    put(blob.count)
    bytes += blob
  }

  mutating func put<Value>(_ value: Value?, _ body: (inout AnswerWriter, Value) -> Void) {
    put(value != nil)
    if let value { body(&self, value) }
  }

  mutating func put<Element>(
    _ values: some Collection<Element>, _ body: (inout AnswerWriter, Element) -> Void
  ) {
    put(values.count)
    for value in values { body(&self, value) }
  }
}

/// Reads what `AnswerWriter` wrote.
///
/// From bytes that say something else it reads zeros, and `isDamaged` is set: no read goes past the end.
struct AnswerReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private(set) var isDamaged = false

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Whether everything was read, and nothing was wrong.
  var isComplete: Bool { !isDamaged && index == bytes.endIndex }

  private mutating func byte() -> UInt8 {
    guard index < bytes.endIndex else {
      isDamaged = true
      return 0
    }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func integer() -> Int {
    var number: UInt = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      let next = byte()
      number |= UInt(next & 0x7F) << shift
      if next < 0x80 { return Int(bitPattern: number) }
    }
    isDamaged = true
    return 0
  }

  mutating func number() -> Double { Double(bitPattern: eightBytes()) }

  mutating func shortNumber() -> Double {
    let number = Double(bitPattern: UInt64(UInt(bitPattern: integer())).byteSwapped)
    if number.isNaN { isDamaged = true }
    return number
  }

  mutating func key() -> CacheKey { CacheKey(high: eightBytes(), low: eightBytes()) }

  private mutating func eightBytes() -> UInt64 {
    var bits: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 8) { bits |= UInt64(byte()) << shift }
    return bits
  }

  mutating func flags(_ count: Int) -> [Bool] {
    let byte = byte()
    return (0..<count).map { byte >> $0 & 1 == 1 }
  }

  mutating func flag() -> Bool { byte() != 0 }

  mutating func text() -> String { String(decoding: blob(), as: UTF8.self) }

  mutating func blob() -> ArraySlice<UInt8> {
    let count = integer()
    guard count >= 0, count <= bytes.endIndex - index else {
      isDamaged = true
      return []
    }
    defer { index += count }
    return bytes[index..<index + count]
  }

  mutating func optional<Value>(_ value: (inout AnswerReader) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  /// Ends where something is wrong, however many values are promised.
  mutating func list<Value>(_ element: (inout AnswerReader) -> Value) -> [Value] {
    let count = integer()
    var values: [Value] = []
    while values.count < count, !isDamaged { values.append(element(&self)) }
    return values
  }
}
