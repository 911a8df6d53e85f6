/// What a run measured for later ones, and which of the kept answers it used.
struct NewAnswers: Sendable {
  var answers: [(key: CacheKey, bytes: [UInt8])] = []
  /// What several of the answers have in common.
  private(set) var shared: [CacheKey: [UInt8]] = [:]
  /// By their indices in the cache.
  var used: [Int] = []
  /// The texts in labels of which something was measured: equal ones once for some hundred keys.
  var measuredTexts = 0
  /// All texts in labels.
  var texts = 0
  /// How many bytes of a file the `answers` take.
  private var size = 0

  /// What the answers find the bytes by.
  mutating func share(_ bytes: [UInt8]) -> CacheKey {
    let key = CacheKey(digestOf: bytes)
    shared[key] = bytes
    return key
  }

  /// More answers than a file has room for are not kept.
  mutating func add(_ other: NewAnswers, mostBytes: Int = AnswerCache.mostBytes) {
    if size < mostBytes {
      answers += other.answers
      size += other.answers.reduce(0) { $0 + $1.bytes.count + AnswerCache.itemBytes }
      shared.merge(other.shared) { $1 }
    }
    used += other.used
    measuredTexts += other.measuredTexts
    texts += other.texts
  }
}
