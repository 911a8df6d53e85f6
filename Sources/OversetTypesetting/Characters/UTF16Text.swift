extension [UInt16] {
  /// The text's UTF-16 code units; faster than its `utf16` view, which looks for surrogates one by
  /// one.
  package init(utf16Of text: String) {
    var text = text
    self = text.withUTF8 { utf8 in
      unsafe [UInt16](unsafeUninitializedCapacity: utf8.count) { buffer, count in
        count = 0
        // ASCII at the start is copied without a branch for each byte.
        while count < utf8.count, unsafe utf8[count] < 0x80 {
          unsafe buffer[count] = unsafe UInt16(utf8[count])
          count += 1
        }
        var scalars = unsafe utf8[count...].makeIterator()
        while let first = unsafe scalars.next() {
          // Valid UTF-8: a lead byte says how many bytes follow.
          func next() -> UInt32 { unsafe UInt32(scalars.next() ?? 0x80) & 0x3F }
          let scalar: UInt32 =
            switch first {
            case 0..<0x80: UInt32(first)
            case 0x80..<0xE0: UInt32(first & 0x1F) << 6 | next()
            case 0xE0..<0xF0: UInt32(first & 0x0F) << 12 | next() << 6 | next()
            default: UInt32(first & 0x07) << 18 | next() << 12 | next() << 6 | next()
            }
          if scalar < 0x10000 {
            unsafe buffer[count] = UInt16(truncatingIfNeeded: scalar)
            count += 1
          } else {
            unsafe buffer[count] = UInt16(truncatingIfNeeded: 0xD7C0 + (scalar >> 10))
            unsafe buffer[count + 1] = UInt16(truncatingIfNeeded: 0xDC00 | (scalar & 0x3FF))
            count += 2
          }
        }
      }
    }
  }
}

extension String {
  /// Decodes UTF-16 code units; an unpaired surrogate becomes U+FFFD. Faster than decoding by the
  /// standard library, which takes any collection of any encoding.
  init(utf16 units: ArraySlice<UInt16>) {
    self = unsafe units.withUnsafeBufferPointer { units in
      // The exact length: reports keep tens of thousands of texts.
      let length = unsafe units.reduce(units.count) { length, unit in
        unit < 0x80 ? length : length + (unit < 0x800 ? 1 : 2)
      }
      return unsafe String(unsafeUninitializedCapacity: length) { utf8 in
        var count = 0
        var index = 0
        func put(_ byte: UInt32) {
          unsafe utf8[count] = UInt8(truncatingIfNeeded: byte)
          count += 1
        }
        while index < units.count {
          var scalar = unsafe UInt32(units[index])
          index += 1
          if scalar < 0x80 {
            put(scalar)
            continue
          }
          if scalar & 0xF800 == 0xD800 {
            let isPair =
              unsafe scalar < 0xDC00 && index < units.count && units[index] & 0xFC00 == 0xDC00
            if isPair {
              scalar = unsafe 0x10000 + (scalar & 0x3FF) << 10 + UInt32(units[index] & 0x3FF)
              index += 1
            } else {
              scalar = 0xFFFD
            }
          }
          if scalar < 0x800 {
            put(0xC0 | scalar >> 6)
          } else {
            if scalar < 0x10000 {
              put(0xE0 | scalar >> 12)
            } else {
              put(0xF0 | scalar >> 18)
              put(0x80 | scalar >> 12 & 0x3F)
            }
            put(0x80 | scalar >> 6 & 0x3F)
          }
          put(0x80 | scalar & 0x3F)
        }
        return count
      }
    }
  }
}
