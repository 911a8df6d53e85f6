/// Collects UTF-8 from bytes and from UTF-16 code units; a lone surrogate becomes U+FFFD.
struct UTF8Builder {
  private var bytes: [UInt8] = []
  /// A high surrogate that waits for its low one.
  private var pending: UInt16?

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Takes a byte of well-formed UTF-8.
  mutating func append(_ byte: UInt8) {
    if pending != nil { flush() }
    bytes.append(byte)
  }

  mutating func append(codeUnit unit: UInt16) {
    if unit < 0x80 && pending == nil {
      bytes.append(UInt8(truncatingIfNeeded: unit))
    } else if let high = pending, UTF16.isTrailSurrogate(unit) {
      pending = nil
      append(scalar: 0x10000 + (UInt32(high) & 0x3FF) << 10 + UInt32(unit) & 0x3FF)
    } else {
      flush()
      if UTF16.isLeadSurrogate(unit) { pending = unit } else { append(scalar: UInt32(unit)) }
    }
  }

  /// Takes any number; what is no Unicode scalar becomes U+FFFD.
  mutating func append(scalar value: UInt32) {
    flush()
    if let scalar = Unicode.Scalar(value) {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
    }
  }

  /// What was collected; a surrogate that still waits is unpaired.
  mutating func finish() -> [UInt8] {
    flush()
    return bytes
  }

  private mutating func flush() {
    guard pending != nil else { return }
    pending = nil
    bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
  }
}
