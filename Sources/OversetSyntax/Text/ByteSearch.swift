extension UnsafeBufferPointer<UInt8> {
  /// The first offset from `start` on that has one of two bytes, or the end.
  ///
  /// Eight bytes at once: texts are most of a catalog (`make benchmark-catalogs`).
  @inline(__always)
  package func firstIndex(of first: UInt8, or second: UInt8, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let firsts = ones &* UInt64(first)
    let seconds = ones &* UInt64(second)
    let bytes = UnsafeRawBufferPointer(self)
    var index = start
    while index &+ 8 <= bytes.count {
      let word = unsafe UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // The high bit of every byte that is zero, and perhaps of some behind it.
      let zeros = { (word: UInt64) in (word &- ones) & ~word & (ones << 7) }
      let found = zeros(word ^ firsts) | zeros(word ^ seconds)
      if found != 0 {
        return index &+ found.trailingZeroBitCount / 8
      }
      index &+= 8
    }
    while index < bytes.count, unsafe self[index] != first, unsafe self[index] != second {
      index &+= 1
    }
    return index
  }
}
