import OversetModel

/// Gives equal keys of several files one text in memory: the files of all locales have the same keys,
/// mostly in one order. Scratch of one worker.
package final class SharedKeys {
  /// Of the file before, in its order.
  private var keys: [String] = []

  /// Of no file yet.
  package init() {}

  /// How many keys of the file before may be left out in one place.
  private static let mostLeftOut = 16

  /// O(entries).
  package func share(with catalog: inout Catalog) {
    var own: [String] = []
    own.reserveCapacity(catalog.entries.count)
    var next = 0
    for index in catalog.entries.indices {
      let key = ExactText(catalog.entries[index].key)
      let candidates = keys[next..<min(next + Self.mostLeftOut, keys.count)]
      if let found = candidates.firstIndex(where: { ExactText($0) == key }) {
        catalog.entries[index].key = keys[found]
        next = found + 1
      }
      own.append(catalog.entries[index].key)
    }
    keys = own
  }
}
