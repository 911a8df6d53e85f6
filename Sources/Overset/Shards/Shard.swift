import OversetRules
import OversetTexts

/// One of several parts of a check, which share the keys of an app's tables out among them.
package struct Shard: Sendable, Hashable, Codable, CustomStringConvertible {
  /// From 1 to `count`.
  package let index: Int
  /// Of how many: at most `mostShards`.
  package let count: Int

  /// More would take longer to merge than to check.
  package static let mostShards = 1024

  /// Reads `3/16`; nil for anything else, and for what is no part.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index, of: count)
  }

  /// Nil for what is no part.
  package init?(_ index: Int, of count: Int) {
    guard 1...Self.mostShards ~= count, 1...count ~= index else { return nil }
    self.index = index
    self.count = count
  }

  package var description: String { "\(index)/\(count)" }

  /// Whether a key is this part's: by what it is called, so that no change of other keys moves it, and
  /// all locales of a key stay together.
  func contains(_ key: CatalogTable.Key, of table: CatalogTable) -> Bool {
    Self.index(of: key, in: table, count: count) == index - 1
  }

  /// Which of so many parts has a key, from 0.
  static func index(of key: CatalogTable.Key, in table: CatalogTable, count: Int) -> Int {
    var hash = IdentityHash()
    hash.add(table.bundle)
    hash.add(table.name)
    hash.add(key.text)
    return Int(hash.mixed % UInt64(count))
  }
}

extension IdentityHash {
  /// With its high bits in its low ones (MurmurHash3's finalizer): FNV's low bits repeat in keys that
  /// are much alike.
  fileprivate var mixed: UInt64 {
    var hash = number
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return hash ^ (hash >> 33)
  }
}
