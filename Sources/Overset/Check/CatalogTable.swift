import OversetCatalogs
import OversetModel

/// One table of texts over all its locales: the `xx.lproj/Name.strings` of one folder, or one
/// `.xcstrings`.
struct CatalogTable {
  let name: String
  /// Nil where nothing says which locale the others are translated from.
  let sourceLocale: LocaleIdentifier?
  /// In the order of the source locale's file, then of the others.
  let keys: [Key]
  let locales: [Locale]
  /// What the app shows for a key without a translation.
  let fallback: Fallback

  struct Key {
    let text: String
    /// Where the key is written first.
    let location: FileLocation
    let shouldTranslate: Bool
  }

  /// The texts of one locale.
  struct Locale {
    let identifier: LocaleIdentifier
    /// The locale's own file, or that of all.
    let path: String
    /// The files before it (`Base.lproj`), each with the end of its entries.
    let earlierFiles: [(path: String, end: Int)]
    /// Grouped by key.
    let entries: [CatalogEntry]
    /// The entries of each key, by the key's place in `keys`; empty where there are none.
    let rangeOfKey: [Range<Int>]

    /// Where an entry's text is written.
    func location(ofEntry index: Int) -> FileLocation {
      FileLocation(
        path: earlierFiles.first { index < $0.end }?.path ?? path,
        position: entries[index].valuePosition)
    }
  }

  enum Fallback {
    /// `.strings`: there is no fallback for a single key; the key itself is shown.
    case key
    /// `.xcstrings`: the source locale's text.
    case sourceText
  }

  /// The source locale's texts.
  var source: Locale? { locales.first { $0.identifier == sourceLocale } }

  /// Puts files together that are one table, in the order of their paths.
  static func tables(
    of catalogs: [Catalog], sourceLocale: LocaleIdentifier?
  ) -> [CatalogTable] {
    var order: [String] = []
    var groups: [String: [Catalog]] = [:]
    for catalog in catalogs {
      let group = catalog.locale == nil ? catalog.path : Self.group(of: catalog.path)
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(catalog)
    }
    return order.compactMap { groups[$0] }.map { TableBuilder($0, sourceLocale).table() }
  }

  /// The path without its `xx.lproj` folder.
  private static func group(of path: String) -> String {
    path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}

/// Collects the files of one table.
private struct TableBuilder {
  private let catalogs: [Catalog]
  private let sourceLocale: LocaleIdentifier?
  private var keys: [CatalogTable.Key] = []
  private var placeOfKey: [ExactText: Int] = [:]

  init(_ catalogs: [Catalog], _ configured: LocaleIdentifier?) {
    self.catalogs = catalogs
    let found = Set(catalogs.flatMap { $0.locale.map { [$0] } ?? $0.entries.map(\.locale) })
    sourceLocale =
      configured ?? catalogs.lazy.compactMap(\.sourceLocale).first
      ?? (found.contains(.english) ? .english : nil)
  }

  consuming func table() -> CatalogTable {
    let isStringCatalog = catalogs.first?.locale == nil
    // The source's files first: its order is the keys' order.
    let ordered =
      catalogs.filter { $0.locale == sourceLocale } + catalogs.filter { $0.locale != sourceLocale }
    let placed = ordered.map { PlacedCatalog($0, places: note($0)) }
    let locales =
      isStringCatalog
      ? placed.flatMap { localesOf($0) }
      : Dictionary(grouping: placed) { $0.catalog.locale ?? .english }.map { localeOf($1, $0) }
    return CatalogTable(
      name: catalogs.first?.table ?? "", sourceLocale: sourceLocale, keys: keys,
      locales: locales.sorted { $0.identifier < $1.identifier },
      fallback: isStringCatalog ? .sourceText : .key)
  }

  /// A file, and the place of each entry's key in the table.
  private struct PlacedCatalog {
    var catalog: Catalog
    var places: [Int]

    init(_ catalog: Catalog, places: [Int]) {
      self.catalog = catalog
      self.places = places
    }
  }

  private mutating func note(_ catalog: Catalog) -> [Int] {
    // By index, because an entry is ten references to copy.
    catalog.entries.indices.map { index in
      let key = ExactText(catalog.entries[index].key)
      if let place = placeOfKey[key] { return place }
      placeOfKey[key] = keys.count
      let entry = catalog.entries[index]
      keys.append(
        CatalogTable.Key(
          text: entry.key, location: FileLocation(path: catalog.path, position: entry.keyPosition),
          shouldTranslate: entry.shouldTranslate))
      return keys.count - 1
    }
  }

  /// The locales of a file that holds all.
  private func localesOf(_ placed: PlacedCatalog) -> [CatalogTable.Locale] {
    Dictionary(grouping: placed.catalog.entries.indices) { placed.catalog.entries[$0].locale }
      .map { identifier, indices in
        locale(
          identifier, path: placed.catalog.path, indices.map { placed.catalog.entries[$0] },
          places: indices.map { placed.places[$0] })
      }
  }

  /// One locale's files: `xx.lproj`, and for the source also `Base.lproj`, whose keys yield to the
  /// other's.
  private func localeOf(
    _ files: [PlacedCatalog], _ identifier: LocaleIdentifier
  ) -> CatalogTable.Locale {
    let files = files.sorted { $0.catalog.path < $1.catalog.path }
    if files.count == 1, let file = files.first {
      return locale(
        identifier, path: file.catalog.path, file.catalog.entries, places: file.places)
    }
    var entries: [CatalogEntry] = []
    var places: [Int] = []
    var ends: [(path: String, end: Int)] = []
    for (index, file) in files.enumerated() {
      let later = Set(files[(index + 1)...].flatMap(\.places))
      for (entry, place) in zip(file.catalog.entries, file.places) where !later.contains(place) {
        entries.append(entry)
        places.append(place)
      }
      ends.append((file.catalog.path, entries.count))
    }
    return locale(
      identifier, path: files.last?.catalog.path ?? "", after: ends.dropLast(), entries,
      places: places)
  }

  /// Tells the range of each key; the entries of one key stand together in every file.
  private func locale(
    _ identifier: LocaleIdentifier, path: String,
    after earlierFiles: [(path: String, end: Int)] = [],
    _ entries: [CatalogEntry], places: [Int]
  ) -> CatalogTable.Locale {
    var ranges = [Range<Int>](repeating: 0..<0, count: keys.count)
    for (index, place) in places.enumerated() {
      ranges[place] = (ranges[place].isEmpty ? index : ranges[place].lowerBound)..<index + 1
    }
    return CatalogTable.Locale(
      identifier: identifier, path: path, earlierFiles: earlierFiles, entries: entries,
      rangeOfKey: ranges)
  }
}
