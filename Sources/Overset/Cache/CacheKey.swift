import OversetFiles

/// What a measured answer is found by: 128 bits of a digest of all that it depends on.
struct CacheKey: Hashable, Comparable, Sendable {
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The first half of a SHA-256.
  init(digestOf bytes: [UInt8]) {
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for (index, byte) in Digest(of: bytes).bytes.prefix(16).enumerated() {
      if index < 8 {
        halves.high = halves.high << 8 | UInt64(byte)
      } else {
        halves.low = halves.low << 8 | UInt64(byte)
      }
    }
    self.init(high: halves.high, low: halves.low)
  }

  static func < (left: CacheKey, right: CacheKey) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
