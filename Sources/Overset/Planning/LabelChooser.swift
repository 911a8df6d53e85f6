import OversetConfiguration
import OversetModel
import OversetTexts

/// Which of the labels from all sources show a key: those of the first rank that has any for it.
struct LabelChooser {
  /// Those that show keys by patterns.
  private var patterns: [Pattern] = []
  /// The indices of the others.
  private var labelsOfKey: [TableKey: [Int]] = [:]
  private let ranks: [LabelRank]
  /// The keys that no default label shows.
  private let settled: Set<TableKey>

  private struct Pattern {
    /// Of the label.
    var index: Int
    var keys: [Glob]
    var table: Glob?
  }

  /// `settled` are keys that need no label, as source code says: that comes before a default.
  init(_ labels: [SourcedLabel], settled: Set<TableKey> = []) {
    ranks = labels.map(\.rank)
    self.settled = settled
    for (index, sourced) in labels.enumerated() {
      switch sourced.shows {
      case .patterns:
        patterns.append(
          Pattern(index: index, keys: sourced.label.keys, table: sourced.label.table))
      case .keys(let keys):
        for key in keys { labelsOfKey[key, default: []].append(index) }
      }
    }
  }

  /// By key of a table: the indices of the labels that show it.
  ///
  /// Nothing shows a text whose object is gone, or that the configuration says is not shown.
  func labels(ofKeysIn table: CatalogTable, at index: Int) -> [[Int]] {
    let patterns = patterns.filter { $0.table?.matches(table.name) != false }
    return table.keys.indices.map { key in
      if table.keys[key].kind == .stale || !table.keys[key].isShown { return [] }
      let (id, name) = (TableKey(table: index, key: key), table.keys[key].text)
      let matching = patterns.filter { $0.keys.contains { $0.matches(name) } }.map(\.index)
      var labels = matching + (labelsOfKey[id] ?? [])
      if settled.contains(id) { labels.removeAll { ranks[$0].isDefault } }
      let rank = labels.lazy.map { ranks[$0] }.min()
      return labels.filter { ranks[$0] == rank }
    }
  }

  /// Those of the keys that no label shows, and that are shown at all.
  func unshown(_ keys: [TableKey], in tables: [CatalogTable]) -> [TableKey] {
    keys.filter { key in
      tables[key.table].keys[key.key].isShown
        && labels(ofKeysIn: tables[key.table], at: key.table)[key.key].isEmpty
    }
  }
}
