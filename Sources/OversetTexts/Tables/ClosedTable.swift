package import OversetModel

extension CatalogTable {
  /// The same keys, locales and files without the texts.
  package var closed: CatalogTable {
    let ranges = [Range<Int>](repeating: 0..<0, count: keys.count)
    let locales = locales.map { locale in
      let closed = Locale(
        identifier: locale.identifier, files: locale.files, entries: [], rangeOfKey: ranges)
      closed.hasDocument = locale.hasDocument
      closed.borrowedFormats = locale.borrowedFormats
      return closed
    }
    return CatalogTable(
      name: name, bundle: bundle, sourceLocale: sourceLocale, keys: keys, locales: locales,
      fallback: fallback, shadowedFiles: shadowedFiles, isOpen: false)
  }

  /// The same with the texts of another reading of the files; nil where the files have other keys or
  /// locales since.
  package func opened(with table: CatalogTable) -> CatalogTable? {
    guard name == table.name, bundle == table.bundle, sourceLocale == table.sourceLocale,
      fallback == table.fallback,
      locales.map(\.identifier) == table.locales.map(\.identifier),
      keys.elementsEqual(table.keys, by: { ExactText($0.text) == ExactText($1.text) })
    else { return nil }
    return CatalogTable(
      name: name, bundle: bundle, sourceLocale: sourceLocale, keys: keys, locales: table.locales,
      fallback: fallback, shadowedFiles: table.shadowedFiles)
  }
}

extension Catalog {
  /// The same file without its texts.
  package var closed: Catalog {
    var catalog = self
    (catalog.entries, catalog.overridden, catalog.lost) = ([], [], [])
    return catalog
  }
}
