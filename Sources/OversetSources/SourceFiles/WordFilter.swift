/// The names in a file of source code, found without parsing.
///
/// It keeps hashes: it may say yes of a name that is not there.
package struct WordSet: Sendable {
  /// A bit for each hash that a word has.
  private var bits = [UInt64](repeating: 0, count: Self.slots / 64)
  /// A large file has some thousand names: one question in twenty is answered wrongly there.
  private static let slots = 1 << 16

  /// The words of letters, digits and underscores; bytes above ASCII are letters.
  package init(of source: [UInt8]) {
    var hash = Self.start
    var isInWord = false
    for byte in source {
      if Self.isNamed(byte) {
        isInWord = true
        Self.add(byte, to: &hash)
      } else if isInWord {
        insert(hash)
        isInWord = false
        hash = Self.start
      }
    }
    if isInWord { insert(hash) }
  }

  /// Whether a name may be there.
  package func contains(_ word: String) -> Bool {
    let slot = Self.slot(of: Self.hash(of: word))
    return bits[slot / 64] & 1 << UInt64(slot % 64) != 0
  }

  private mutating func insert(_ hash: UInt64) {
    let slot = Self.slot(of: hash)
    bits[slot / 64] |= 1 << UInt64(slot % 64)
  }

  /// FNV-1a: short words need no better one.
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func add(_ byte: UInt8, to hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots - 1)
  }

  /// The hash by which words are told apart.
  package static func hash(of word: String) -> UInt64 {
    var hash = start
    for byte in word.utf8 { add(byte, to: &hash) }
    return hash
  }

  /// Which of some words source code has, by their hashes.
  package static func hashes(of words: Set<UInt64>, in source: [UInt8]) -> Set<UInt64> {
    var found: Set<UInt64> = []
    var hash = start
    for byte in source {
      if isNamed(byte) {
        add(byte, to: &hash)
      } else if hash != start {
        if words.contains(hash) { found.insert(hash) }
        hash = start
      }
    }
    if words.contains(hash) { found.insert(hash) }
    return found
  }

  /// Whether a byte of source code belongs to a name.
  package static func isNamed(_ byte: UInt8) -> Bool { named[Int(byte)] }

  private static let named: [Bool] = (0..<256).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// Which files must be read: those that mention one of these names.
package struct WordFilter: Sendable {
  package var words: Set<String> = []
  /// Names that count only where one of their types is mentioned, too.
  package var members: [String: Set<String>] = [:]

  package init(words: Set<String> = []) { self.words = words }

  package func isMet(by file: WordSet) -> Bool {
    words.contains(where: file.contains)
      || members.contains { file.contains($0.key) && $0.value.contains(where: file.contains) }
  }
}
