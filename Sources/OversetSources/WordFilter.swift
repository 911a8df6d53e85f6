/// Finds out without parsing whether source code has one of some names in it.
///
/// It may say yes of a file that has none: it compares hashes.
struct WordFilter {
  /// A bit for each hash that a word has.
  private var bits = [UInt64](repeating: 0, count: 1 << 12)
  private(set) var isEmpty = true

  init(_ words: some Sequence<String>) {
    for word in words {
      var hash = Self.start
      for byte in word.utf8 { Self.add(byte, to: &hash) }
      let slot = Self.slot(of: hash)
      bits[slot / 64] |= 1 << UInt64(slot % 64)
      isEmpty = false
    }
  }

  /// Whether a word of letters, digits and underscores may be among those that are looked for.
  func mayBe(in source: [UInt8]) -> Bool {
    if isEmpty { return false }
    var hash = Self.start
    var isInWord = false
    for byte in source {
      if Self.isNamed[Int(byte)] {
        isInWord = true
        Self.add(byte, to: &hash)
      } else if isInWord {
        if has(hash) { return true }
        isInWord = false
        hash = Self.start
      }
    }
    return isInWord && has(hash)
  }

  private func has(_ hash: UInt64) -> Bool {
    let slot = Self.slot(of: hash)
    return bits[slot / 64] & 1 << UInt64(slot % 64) != 0
  }

  /// FNV-1a: short words need no better one.
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func add(_ byte: UInt8, to hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x3FFFF)
  }

  /// Bytes above ASCII belong to names.
  private static let isNamed: [Bool] = (0..<256).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
