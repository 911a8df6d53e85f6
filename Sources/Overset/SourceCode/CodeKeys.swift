import OversetModel
import OversetSources
import OversetTexts

/// Finds the keys that code names, in the tables of an app.
struct CodeKeys {
  private let tables: [CatalogTable]
  private var keys: [String: [TableKey]] = [:]
  /// By what generated accessors keep of a key.
  private var accessors: [String: [TableKey]] = [:]

  init(_ tables: [CatalogTable]) {
    self.tables = tables
    for (table, tableIndex) in zip(tables, tables.indices) {
      for (key, keyIndex) in zip(table.keys, table.keys.indices)
      where key.isShown && key.kind == .code {
        let location = TableKey(table: tableIndex, key: keyIndex)
        keys[key.text, default: []].append(location)
        accessors[SourceKey.accessorName(of: key.text), default: []].append(location)
      }
    }
  }

  /// Nil where no table has the key, or several have and nothing says which is meant.
  ///
  /// Code that names no table means `Localizable`, or a function of the app's own that has another
  /// one. Of tables of one name the nearest to the code is meant that names the key: an accessor's
  /// table is beside the accessor.
  func key(_ key: SourceKey, inFileAt path: String) -> TableKey? {
    let path = key.declaringFile ?? path
    let all: [TableKey] =
      switch key.spelling {
      case .exact: key.candidates.lazy.compactMap { keys[$0] }.first ?? []
      case .accessor: accessors[SourceKey.accessorName(of: key.text)] ?? []
      }
    let found = key.isOfMainBundle ? all.filter { !isInNestedBundle($0) } : all
    let named = found.filter { isNamed(key.table ?? SourceKey.defaultTable, $0, key.spelling) }
    if named.isEmpty && key.table == nil {
      return Set(found.map { tables[$0.table].name }).count == 1 ? nearest(found, to: path) : nil
    }
    return nearest(named, to: path)
  }

  /// Whether a table has it, perhaps another one than the code means.
  func has(_ key: SourceKey) -> Bool {
    key.spelling == .accessor || key.candidates.contains { keys[$0] != nil }
  }

  /// Whether a key's table is in a bundle inside of the app's own, which a look-up must name.
  private func isInNestedBundle(_ key: TableKey) -> Bool {
    tables[key.table].bundle.split(separator: "/").contains { $0.hasSuffix(".bundle") }
  }

  /// Whether a key's table has this name, or this name as R.swift writes it.
  private func isNamed(_ name: String, _ key: TableKey, _ spelling: SourceKey.Spelling) -> Bool {
    let own = tables[key.table].name
    return own == name
      || spelling == .accessor
        && SourceKey.accessorName(of: own) == SourceKey.accessorName(of: name)
  }

  private func nearest(_ keys: [TableKey], to path: String) -> TableKey? {
    let folders = path.split(separator: "/").dropLast()
    func nearness(_ key: TableKey) -> Int {
      zip(tables[key.table].bundle.split(separator: "/"), folders).prefix { $0 == $1 }.count
    }
    // The first of those that are equally near.
    return keys.reduce(nil as TableKey?) { best, key in
      guard let best else { return key }
      return nearness(key) > nearness(best) ? key : best
    }
  }
}
