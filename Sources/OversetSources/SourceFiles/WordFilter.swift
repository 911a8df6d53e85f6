/// The names in a file of source code, found without parsing: of each its hash.
package struct WordSet: Sendable {
  package private(set) var hashes: Set<UInt64> = []

  /// The words of letters, digits and underscores; bytes above ASCII are letters.
  package init(of source: [UInt8]) {
    var hash = Self.start
    for byte in source {
      if Self.isNamed(byte) {
        Self.add(byte, to: &hash)
      } else if hash != Self.start {
        hashes.insert(hash)
        hash = Self.start
      }
    }
    if hash != Self.start { hashes.insert(hash) }
  }

  package func contains(_ word: String) -> Bool { hashes.contains(Self.hash(of: word)) }

  /// FNV-1a with 64 bits: no two words of an app have the same.
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func add(_ byte: UInt8, to hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  package static func hash(of word: String) -> UInt64 {
    var hash = start
    for byte in word.utf8 { add(byte, to: &hash) }
    return hash
  }

  /// Of a word in a file.
  package static func hash(of file: [UInt8], in word: Range<Int>) -> UInt64 {
    var hash = start
    for index in word { add(file[index], to: &hash) }
    return hash
  }

  /// Whether a byte of source code belongs to a name.
  package static func isNamed(_ byte: UInt8) -> Bool {
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    let digit = byte &- UInt8(ascii: "0")
    return letter < 26 || digit < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

/// Which files must be read, or read again.
package struct WordFilter: Sendable {
  /// Names that count wherever they are.
  private var words: Set<UInt64> = []
  /// Names that count where code asks for them.
  private var names: Set<UInt64> = []
  /// By the name of a type: names that count where code asks for them and mentions the type.
  private var members: [UInt64: Set<UInt64>] = [:]
  /// Names that count in a file that is not read yet.
  private var firstWords: Set<UInt64> = []

  package init(words: Set<String> = []) { self.words = Set(words.map(WordSet.hash)) }

  mutating func addWord(_ word: String) { words.insert(WordSet.hash(of: word)) }

  mutating func addName(_ name: String) { names.insert(WordSet.hash(of: name)) }

  mutating func addNames(_ names: some Sequence<String>, of type: String) {
    members[WordSet.hash(of: type), default: []].formUnion(names.lazy.map(WordSet.hash))
  }

  mutating func addFirstWord(_ word: String) { firstWords.insert(WordSet.hash(of: word)) }

  /// Whether a file is to be read that is not read yet.
  package func isMet(by file: WordSet) -> Bool {
    firstWords.contains(where: file.hashes.contains) || isMet(by: file, asking: file.hashes)
  }

  /// Whether a file is to be read again that asked for these members when it was read.
  package func isMet(by file: WordSet, asking asked: Set<UInt64>) -> Bool {
    words.contains(where: file.hashes.contains) || !names.isDisjoint(with: asked)
      || members.contains { file.hashes.contains($0.key) && !asked.isDisjoint(with: $0.value) }
  }
}
