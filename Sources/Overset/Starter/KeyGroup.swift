import OversetCatalogs
import OversetModel
import OversetTexts

/// Keys that begin alike, as `checkout.pay` and `checkout.total` do.
package struct KeyGroup: Sendable {
  /// With the separator at its end; empty for keys that nothing unites.
  package var prefix: String
  /// How many keys begin so.
  package var count: Int { keys.count }
  /// The keys, and the lines that each source text takes, judged by its length.
  private var keys: [(name: String, lines: Int)] = []

  /// More belong in a text view.
  private static let mostLines = 4

  /// The lines that every text takes; 0, as many as it takes, where one belongs in a text view.
  var lines: Int {
    let most = keys.map(\.lines).max() ?? 1
    return most > Self.mostLines ? 0 : max(most, 1)
  }

  /// Takes the keys of texts that belong in a text view out, where they are few.
  mutating func takeLongTexts() -> [String] {
    let long = keys.filter { $0.lines > Self.mostLines }
    if long.count > 40 { return [] }
    keys.removeAll { $0.lines > Self.mostLines }
    return Set(long.map { ExactText($0.name) }).sorted().map(\.text)
  }

  init(prefix: String) { self.prefix = prefix }

  /// Groups of three keys or more, the largest first and at most eight, the keys of objects in
  /// Interface Builder documents, and all others.
  ///
  /// A group of more than half of all keys says little: what stands behind its prefix divides it.
  static func groups(
    of tables: [CatalogTable], on platform: Platform, without settled: Set<TableKey> = []
  ) -> (groups: [KeyGroup], interface: KeyGroup, rest: KeyGroup) {
    let label = StarterLabel(on: platform)
    let all = tables.indices.flatMap { table in
      SourceKey.keys(of: tables[table], in: label) {
        !settled.contains(TableKey(table: table, key: $0))
      }
    }
    let keys = all.filter { !$0.hasObjectID }
    var prefixes = keys.map { $0.prefix(1) }
    for depth in 2...4 {
      let counts = count(prefixes)
      guard let largest = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        largest.value * 2 > keys.count
      else { break }
      for index in keys.indices where prefixes[index] == largest.key {
        prefixes[index] = keys[index].prefix(depth)
      }
    }
    let kept = count(prefixes).filter { $0.value >= 3 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8)
    var groups = kept.map { KeyGroup(prefix: $0.key) }
    var rest = KeyGroup(prefix: "")
    for (key, prefix) in zip(keys, prefixes) {
      if let index = kept.firstIndex(where: { $0.key == prefix }) {
        groups[index].add(key)
      } else {
        rest.add(key)
      }
    }
    var interface = KeyGroup(prefix: "")
    for key in all where key.hasObjectID { interface.add(key) }
    return (groups, interface, rest)
  }

  private mutating func add(_ key: SourceKey) { keys.append((key.text, key.lines)) }

  private static func count(_ prefixes: [String?]) -> [String: Int] {
    prefixes.compactMap { $0 }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

/// A key, and what its source text asks for.
private struct SourceKey {
  var text: String
  var isInterface: Bool
  var lines: Int

  /// Those that `isWanted` by their indices, without the keys that no label shows. Where there is no
  /// source text, any translation is looked at.
  static func keys(
    of table: CatalogTable, in label: StarterLabel, where isWanted: (Int) -> Bool
  ) -> [SourceKey] {
    let locales = (table.source.map { [$0] } ?? []) + table.locales
    return table.keys.indices.filter {
      table.keys[$0].kind != .stale && table.keys[$0].isShown && isWanted($0)
    }.map { index in
      let key = table.keys[index]
      let texts = locales.lazy.map { $0.entries[$0.rangeOfKey[index]] }.first { !$0.isEmpty } ?? []
      let lines = texts.map { label.lines(of: $0.value) }.max() ?? 1
      return SourceKey(text: key.text, isInterface: key.kind == .interface, lines: lines)
    }
  }

  /// Whether its name says that it belongs to an object.
  var hasObjectID: Bool { isInterface && InterfaceKey(text)?.isUnmistakable == true }

  /// The first parts of the key with the separator behind each; nil where nothing follows them.
  func prefix(_ parts: Int) -> String? {
    guard !isInterface, !text.contains(where: \.isWhitespace) else { return nil }
    for separator: Character in [".", "_"] where text.contains(separator) {
      let names = text.split(separator: separator, omittingEmptySubsequences: false)
      guard names.count > parts, names.allSatisfy({ !$0.isEmpty }) else { return nil }
      return names.prefix(parts).map { "\($0)\(separator)" }.joined()
    }
    return nil
  }
}
