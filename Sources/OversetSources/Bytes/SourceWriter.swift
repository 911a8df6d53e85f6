/// Writes what one process says of source code for another one: see `SourceReader`.
package struct SourceWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func put(_ value: some SourceCoded) { value.write(to: &self) }

  /// Seven bits a byte, the lowest first.
  fileprivate mutating func put(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Bytes with their count before them.
  package mutating func put(blob: some Collection<UInt8>) {
    put(number: UInt64(blob.count))
    bytes += blob
  }
}

/// Reads what `SourceWriter` wrote.
///
/// Of bytes that say something else it makes values without a meaning, and `isDamaged` is set: no read
/// goes past the end, and no count takes more memory than there are bytes.
package struct SourceReader: Sendable {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  package private(set) var isDamaged = false

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Whether everything was read, and nothing was wrong.
  package var isComplete: Bool { !isDamaged && index == bytes.endIndex }

  package mutating func get<Value: SourceCoded>(_: Value.Type = Value.self) -> Value {
    Value(from: &self)
  }

  package mutating func blob() -> ArraySlice<UInt8> {
    let count = count()
    defer { index += count }
    return bytes[index..<index + count]
  }

  package mutating func damage() { isDamaged = true }

  fileprivate mutating func byte() -> UInt8 {
    guard index < bytes.endIndex else {
      isDamaged = true
      return 0
    }
    defer { index += 1 }
    return bytes[index]
  }

  fileprivate mutating func number() -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let next = byte()
      number |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return number }
    }
    isDamaged = true
    return 0
  }

  /// How many values follow, of a byte or more each.
  fileprivate mutating func count() -> Int {
    guard let count = Int(exactly: number()), count <= bytes.endIndex - index, !isDamaged else {
      isDamaged = true
      return 0
    }
    return count
  }
}

/// What can be written for another process and read there: at least one byte.
package protocol SourceCoded {
  init(from reader: inout SourceReader)
  func write(to writer: inout SourceWriter)
}

extension UInt64: SourceCoded {
  package init(from reader: inout SourceReader) { self = reader.number() }
  package func write(to writer: inout SourceWriter) { writer.put(number: self) }
}

extension Int: SourceCoded {
  package init(from reader: inout SourceReader) {
    let number = reader.number()
    self = Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1)
  }

  /// The sign last: small numbers are short, whatever their sign.
  package func write(to writer: inout SourceWriter) {
    writer.put(number: UInt64(bitPattern: Int64(self << 1 ^ self >> (Int.bitWidth - 1))))
  }
}

extension Double: SourceCoded {
  package init(from reader: inout SourceReader) { self.init(bitPattern: reader.number()) }
  package func write(to writer: inout SourceWriter) { writer.put(number: bitPattern) }
}

extension Bool: SourceCoded {
  package init(from reader: inout SourceReader) { self = reader.byte() != 0 }
  package func write(to writer: inout SourceWriter) { writer.put(number: self ? 1 : 0) }
}

extension String: SourceCoded {
  package init(from reader: inout SourceReader) {
    self.init(decoding: reader.blob(), as: UTF8.self)
  }
  package func write(to writer: inout SourceWriter) { writer.put(blob: utf8) }
}

extension Optional: SourceCoded where Wrapped: SourceCoded {
  package init(from reader: inout SourceReader) {
    self = reader.get(Bool.self) ? .some(reader.get()) : nil
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(self != nil)
    if let self { writer.put(self) }
  }
}

extension Array: SourceCoded where Element: SourceCoded {
  package init(from reader: inout SourceReader) {
    self = []
    for _ in 0..<reader.count() {
      if reader.isDamaged { break }
      append(reader.get())
    }
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(number: UInt64(count))
    for element in self { writer.put(element) }
  }
}

extension Set: SourceCoded where Element: SourceCoded {
  package init(from reader: inout SourceReader) { self.init(reader.get([Element].self)) }
  package func write(to writer: inout SourceWriter) { writer.put(Array(self)) }
}

extension Dictionary: SourceCoded where Key: SourceCoded, Value: SourceCoded {
  package init(from reader: inout SourceReader) {
    self = [:]
    for _ in 0..<reader.count() {
      if reader.isDamaged { break }
      let key = reader.get(Key.self)
      self[key] = reader.get(Value.self)
    }
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(number: UInt64(count))
    for (key, value) in self {
      writer.put(key)
      writer.put(value)
    }
  }
}

extension Range<Int>: SourceCoded {
  package init(from reader: inout SourceReader) {
    let (lower, upper) = (reader.get(Int.self), reader.get(Int.self))
    if lower > upper { reader.damage() }
    self = lower..<Swift.max(lower, upper)
  }

  package func write(to writer: inout SourceWriter) {
    writer.put(lowerBound)
    writer.put(upperBound)
  }
}

/// A value that is one of few texts.
extension SourceCoded where Self: RawRepresentable, RawValue == String {
  package init(from reader: inout SourceReader, or other: Self) {
    let value = Self(rawValue: reader.get())
    if value == nil { reader.damage() }
    self = value ?? other
  }

  package func write(to writer: inout SourceWriter) { writer.put(rawValue) }
}
