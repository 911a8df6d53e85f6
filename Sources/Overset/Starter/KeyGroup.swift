import OversetModel

/// Keys that begin alike, as `checkout.pay` and `checkout.total` do.
package struct KeyGroup: Sendable {
  /// With the separator at its end; empty for keys that nothing unites.
  package var prefix: String
  /// How many keys begin so.
  package var count: Int { lines.count }
  /// The lines that each source text takes, as far as a look at it tells.
  private var lines: [Int] = []

  /// The lines that are enough for all but the longest texts, one of twenty, and at most four: what
  /// is longer belongs in a text view.
  var usualLines: Int {
    guard !lines.isEmpty else { return 1 }
    return min(max(lines.sorted()[(lines.count * 19 - 1) / 20], 1), 4)
  }

  init(prefix: String) { self.prefix = prefix }

  /// Groups of three keys or more, the largest first and at most eight, and all other keys.
  ///
  /// A group of more than half of all keys says little: what stands behind its prefix divides it.
  static func groups(of tables: [CatalogTable]) -> (groups: [KeyGroup], rest: KeyGroup) {
    let keys = tables.flatMap(SourceKey.keys)
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
      if let place = kept.firstIndex(where: { $0.key == prefix }) {
        groups[place].lines.append(key.lines)
      } else {
        rest.lines.append(key.lines)
      }
    }
    return (groups, rest)
  }

  private static func count(_ prefixes: [String?]) -> [String: Int] {
    prefixes.compactMap { $0 }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

/// A key, and what its source text asks for.
private struct SourceKey {
  var text: String
  var isInterface: Bool
  var lines: Int

  static func keys(of table: CatalogTable) -> [SourceKey] {
    let source = table.source
    return table.keys.indices.filter { table.keys[$0].kind != .stale }.map { index in
      let key = table.keys[index]
      let entries = source.map { $0.entries[$0.rangeOfKey[index]] } ?? []
      let lines = entries.map { Self.lines(of: $0.value) }.max() ?? 1
      return SourceKey(text: key.text, isInterface: key.kind == .interface, lines: lines)
    }
  }

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

  /// How many lines a text may take across a phone (361 points), in the system font at 17 points:
  /// half an em a letter, a whole one for Han, Hangul and kana.
  private static func lines(of text: String) -> Int {
    text.split(whereSeparator: \.isNewline).reduce(0) { lines, paragraph in
      let width = paragraph.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 8.5 : 17) }
      return lines + Int((width / 361).rounded(.up))
    }
  }
}
