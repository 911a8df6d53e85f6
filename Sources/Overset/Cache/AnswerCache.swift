import Foundation
import OversetFiles
import OversetModel
import OversetTypesetting

/// What earlier runs measured, by what it depends on: the file of `--cache`.
///
/// A line of JSON says with what it was measured; then come the keys in their order, the answers, and a
/// digest of all before it. Shared by all workers: nothing in it changes.
package struct AnswerCache: Sendable {
  private let header: Header
  /// The whole file.
  private let bytes: [UInt8]
  let count: Int
  private let firstItem: Int
  private let firstAnswer: Int
  /// What many answers have in common.
  private let sharedBytes: [CacheKey: [UInt8]]

  /// The name of the file in the folder of `--cache`.
  package static let fileName = "overset-answers"
  /// The file stays below this many bytes: what was not used for longest is dropped first.
  static let mostBytes = 256 << 20

  /// Of this form of the file.
  private static let schemaVersion = 3

  private struct Header: Codable {
    var schemaVersion = AnswerCache.schemaVersion
    /// Of the program and its libraries.
    var versions: [String]
    var fonts: [CachedFont]
    /// What many answers have in common.
    var shared: [Data]?
  }

  /// Of one answer: its key in 16 bytes, where it ends in 6, the week in which it was last used in 2.
  static let itemBytes = 24
  private static let digestBytes = 32

  /// Of the program and its libraries. A version that is not released has the same number as others, but
  /// hardly ever the same size.
  static let versions: [String] = {
    let versions = CheckReport.ToolVersions.current
    let size = programPath().flatMap { try? InputFile(at: $0).size } ?? 0
    return [
      versions.version, versions.icu, versions.unicode, versions.harfbuzz, versions.freetype,
      "\(size)",
    ]
  }()

  /// With no answers.
  init(versions: [String] = versions) {
    header = Header(versions: versions, fonts: [], shared: [])
    (bytes, count, firstItem, firstAnswer) = ([], 0, 0, 0)
    sharedBytes = [:]
  }

  /// Reads a file. Answers of another version, with other fonts or in a damaged file are not used; the
  /// notice says so. A file that does not exist has none; a link is not followed.
  static func read(
    at path: String, _ book: FontBook
  ) -> (cache: AnswerCache, notice: Notice?) {
    let empty = AnswerCache()
    func unused(_ reason: String) -> (AnswerCache, Notice?) {
      (empty, Notice(.warning, "the cache '\(path)' \(reason): everything is measured again"))
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try readFile(at: path, followsLinks: false)
    } catch {
      let exists = (try? FileIdentity(of: path)) != nil
      return exists ? unused("cannot be read, \(error.reason)") : (empty, nil)
    }
    guard let cache = AnswerCache(bytes) else { return unused("is damaged") }
    if cache.header.schemaVersion != schemaVersion || cache.header.versions != versions {
      return unused("is of another version of overset")
    }
    if !cache.header.fonts.allSatisfy({ $0.holds(in: book) }) {
      return unused("was made with other fonts")
    }
    return (cache, nil)
  }

  /// Nil for a damaged file.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.digestBytes,
      let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n")), lineEnd + 9 <= bytes.count,
      Digest(of: bytes.dropLast(Self.digestBytes)).bytes[...] == bytes.suffix(Self.digestBytes),
      let header = try? JSONDecoder().decode(Header.self, from: Data(bytes[..<lineEnd]))
    else { return nil }
    let count = Int(clamping: Self.number(bytes, at: lineEnd + 1))
    let firstItem = lineEnd + 9
    let left = bytes.count - firstItem - Self.digestBytes
    guard left >= 0, 0...left / Self.itemBytes ~= count else { return nil }
    self.header = header
    let shared = (header.shared ?? []).map(Array.init)
    sharedBytes = Dictionary(
      shared.map { (CacheKey(digestOf: $0), $0) }, uniquingKeysWith: { first, _ in first })
    self.bytes = bytes
    self.count = count
    self.firstItem = firstItem
    firstAnswer = firstItem + count * Self.itemBytes
  }

  // MARK: Asking

  /// The index of a key's answer; nil where there is none.
  func index(of key: CacheKey) -> Int? {
    // Digests are spread evenly: a key is near its share of the whole, and the search begins there.
    let guess = Int(key.high.multipliedFullWidth(by: UInt64(count)).high)
    var (low, high, step) = (guess, guess, 16)
    while low > 0, self.key(low) > key { (low, step) = (max(0, low - step), step * 2) }
    step = 16
    while high < count, self.key(high) < key { (high, step) = (min(count, high + step), step * 2) }
    high = min(count, high + 1)
    while low < high {
      let middle = (low + high) / 2
      let found = self.key(middle)
      if found == key { return middle }
      if found < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// What was kept under an index.
  func answer(_ index: Int) -> ArraySlice<UInt8> {
    let (start, end) = (index == 0 ? 0 : end(index - 1), end(index))
    // A file with a right digest may still have been written by somebody else.
    guard start <= end, end <= bytes.count - Self.digestBytes - firstAnswer else { return [] }
    return bytes[firstAnswer + start..<firstAnswer + end]
  }

  /// What many answers have in common, by a digest of it.
  func shared(_ key: CacheKey) -> [UInt8]? { sharedBytes[key] }

  private func key(_ index: Int) -> CacheKey {
    let start = firstItem + index * Self.itemBytes
    return CacheKey(
      high: Self.number(bytes, at: start), low: Self.number(bytes, at: start + 8))
  }

  private func end(_ index: Int) -> Int { Int(clamping: ends(index) >> 16) }

  private func week(_ index: Int) -> Int { Int(ends(index) & 0xFFFF) }

  /// The end of an answer, and the week in the lowest two bytes.
  private func ends(_ index: Int) -> UInt64 {
    Self.number(bytes, at: firstItem + index * Self.itemBytes + 16)
  }

  /// Eight bytes, the highest first.
  private static func number(_ bytes: [UInt8], at index: Int) -> UInt64 {
    bytes[index..<index + 8].reduce(0) { $0 << 8 | UInt64($1) }
  }
}

// MARK: - Writing

extension AnswerCache {
  func keys(_ indices: [Int]) -> Set<CacheKey> { Set(indices.map(key)) }

  /// Whether some of the answers have not been used for weeks.
  func hasOld(_ indices: [Int], in week: Int) -> Bool {
    indices.contains { self.week($0) + 4 < week }
  }

  /// The bytes of a file with these answers and new ones.
  ///
  /// Answers that are not used stay as long as there is room. Of two for one key, the longer one stays:
  /// it answers more.
  func adding(
    _ answers: [(key: CacheKey, bytes: [UInt8])], _ shared: [CacheKey: [UInt8]] = [:],
    using used: Set<CacheKey>, _ fonts: [CachedFont], week: Int, mostBytes: Int = mostBytes
  ) -> [UInt8] {
    var kept: [(key: CacheKey, week: Int, answer: ArraySlice<UInt8>)] = []
    kept.reserveCapacity(count + answers.count)
    for index in 0..<count {
      let key = key(index)
      kept.append((key, used.contains(key) ? week : self.week(index), answer(index)))
    }
    kept += answers.map { ($0.key, week, $0.bytes[...]) }
    kept.sort { ($0.key, -$0.answer.count, -$0.week) < ($1.key, -$1.answer.count, -$1.week) }
    kept = kept.indices.filter { $0 == 0 || kept[$0].key != kept[$0 - 1].key }.map { kept[$0] }
    Self.drop(&kept, mostBytes)
    return Self.file(
      kept,
      Header(
        versions: header.versions, fonts: Array(Set(header.fonts + fonts)).sorted(),
        shared: sharedBytes.merging(shared) { $1 }.sorted { $0.key < $1.key }.map {
          Data($0.value)
        }))
  }

  /// Drops the oldest until the rest is small enough.
  private static func drop(
    _ kept: inout [(key: CacheKey, week: Int, answer: ArraySlice<UInt8>)], _ mostBytes: Int
  ) {
    func size(_ answer: ArraySlice<UInt8>) -> Int { answer.count + Self.itemBytes }
    var total = kept.reduce(0) { $0 + size($1.answer) }
    if total <= mostBytes { return }
    // Down to three quarters, so that not every run has to drop some.
    var dropped: Set<CacheKey> = []
    for item in kept.sorted(by: { ($0.week, $0.key) < ($1.week, $1.key) }) {
      if total <= mostBytes / 4 * 3 { break }
      total -= size(item.answer)
      dropped.insert(item.key)
    }
    kept.removeAll { dropped.contains($0.key) }
  }

  private static func file(
    _ items: [(key: CacheKey, week: Int, answer: ArraySlice<UInt8>)], _ header: Header
  ) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only numbers that are not finite cannot be written, and it has none.
    var bytes = (try? encoder.encode(header)).map(Array.init) ?? []
    bytes.append(UInt8(ascii: "\n"))
    func put(_ number: UInt64) {
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    put(UInt64(items.count))
    var end = 0
    for item in items {
      put(item.key.high)
      put(item.key.low)
      end += item.answer.count
      put(UInt64(end) << 16 | UInt64(item.week & 0xFFFF))
    }
    for item in items { bytes += item.answer }
    return digested(bytes)
  }

  /// With a digest at the end.
  static func digested(_ bytes: [UInt8]) -> [UInt8] { bytes + Digest(of: bytes).bytes }
}
