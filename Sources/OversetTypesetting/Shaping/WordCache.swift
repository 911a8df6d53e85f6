/// The advances of words that were shaped before: words recur across a catalog far more than texts
/// do.
///
/// Open addressing over flat arrays, so that a hit allocates nothing. Each worker owns one.
struct WordCache {
  /// What a word's shape depends on besides its text.
  struct Style: Hashable {
    var font: Int
    var language: Int
    var script: UInt32
    var isRightToLeft: Bool
    var features: ShapingFeatures

    init(_ style: RunStyle, font: Int) {
      self.font = font
      language = style.language.number
      script = style.script.tag
      isRightToLeft = style.isRightToLeft
      features = style.features
    }
  }

  private struct Entry {
    var hash: UInt64
    var style: Style
    var text: Range<Int>
    var clusters: Range<Int>
    var inkExtent: InkExtent
  }

  private var slots = [Int32](repeating: -1, count: 1 << 12)
  private var entries: [Entry] = []
  private var texts: [UInt16] = []
  private(set) var clusters: [ShapedCluster] = []

  /// With more code units than this, all are forgotten, so that memory has a bound.
  private static let capacity = 1 << 21

  /// The indices of the word's clusters in `clusters`, and how far its paint reaches, if it was
  /// inserted before. O(length).
  func find(
    _ text: [UInt16], _ range: Range<Int>, _ style: Style
  ) -> (clusters: Range<Int>, inkExtent: InkExtent)? {
    let hash = Self.hash(text, range, style)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, entry.style == style, entry.text.count == range.count,
        texts[entry.text].elementsEqual(text[range])
      {
        return (entry.clusters, entry.inkExtent)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Keeps a word that `find` did not find.
  mutating func insert(
    _ text: [UInt16], _ range: Range<Int>, _ style: Style, _ shaped: [ShapedCluster],
    _ inkExtent: InkExtent
  ) {
    if texts.count > Self.capacity { self = WordCache() }
    if entries.count * 2 >= slots.count { grow() }
    let entry = Entry(
      hash: Self.hash(text, range, style), style: style,
      text: texts.count..<texts.count + range.count,
      clusters: clusters.count..<clusters.count + shaped.count, inkExtent: inkExtent)
    texts += text[range]
    clusters += shaped
    place(entry.hash, at: entries.count)
    entries.append(entry)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in entries.indices { place(entries[index].hash, at: index) }
  }

  private mutating func place(_ hash: UInt64, at index: Int) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(index)
  }

  /// FNV-1a over code units: short keys, and the same in every run.
  private static func hash(_ text: [UInt16], _ range: Range<Int>, _ style: Style) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01b3 }
    mix(UInt64(style.font) << 32 | UInt64(style.script))
    mix(
      UInt64(style.language) << 9 | UInt64(style.features.rawValue) << 1
        | (style.isRightToLeft ? 1 : 0))
    for index in range { mix(UInt64(text[index])) }
    return hash ^ hash >> 32
  }
}

/// One grapheme cluster of a shaped word.
struct ShapedCluster: Hashable {
  var advance: FontUnits
  var flags: ClusterFlags
}
