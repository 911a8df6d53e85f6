import OversetCatalogs
import OversetModel

/// One table of texts over all its locales: the `xx.lproj/Name.strings` of one folder, or one `.xcstrings`.
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
    /// Grouped by key.
    let entries: [CatalogEntry]
    /// The entries of each key, by the key's place in `keys`; empty where there are none.
    let rangeOfKey: [Range<Int>]
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
    var entries: [LocaleIdentifier: [(entry: CatalogEntry, path: String)]] = [:]
    // The source's files first: its order is the keys' order.
    let ordered =
      catalogs.filter { $0.locale == sourceLocale } + catalogs.filter { $0.locale != sourceLocale }
    for catalog in ordered {
      if let locale = catalog.locale, entries[locale] == nil { entries[locale] = [] }
      for entry in catalog.entries {
        note(entry, in: catalog.path)
        entries[entry.locale, default: []].append((entry, catalog.path))
      }
    }
    var pathOfLocale: [LocaleIdentifier: String] = [:]
    for catalog in catalogs {
      if let locale = catalog.locale { pathOfLocale[locale] = catalog.path }
    }
    let shared = catalogs.first?.path ?? ""
    let locales = entries.keys.sorted().map { locale in
      self.locale(locale, path: pathOfLocale[locale] ?? shared, entries[locale] ?? [])
    }
    return CatalogTable(
      name: catalogs.first?.table ?? "", sourceLocale: sourceLocale, keys: keys, locales: locales,
      fallback: isStringCatalog ? .sourceText : .key)
  }

  private mutating func note(_ entry: CatalogEntry, in path: String) {
    let key = ExactText(entry.key)
    guard placeOfKey[key] == nil else { return }
    placeOfKey[key] = keys.count
    keys.append(
      CatalogTable.Key(
        text: entry.key, location: FileLocation(path: path, position: entry.keyPosition),
        shouldTranslate: entry.shouldTranslate))
  }

  /// Groups a locale's entries by key. Two files of one locale (`Base` and `en`): the later one wins.
  private func locale(
    _ identifier: LocaleIdentifier, path: String, _ entries: [(entry: CatalogEntry, path: String)]
  ) -> CatalogTable.Locale {
    var ofKey = [[CatalogEntry]](repeating: [], count: keys.count)
    var pathOfKey = [String?](repeating: nil, count: keys.count)
    for (entry, path) in entries {
      guard let place = placeOfKey[ExactText(entry.key)] else { continue }
      if pathOfKey[place] != path { ofKey[place] = [] }
      pathOfKey[place] = path
      ofKey[place].append(entry)
    }
    var grouped: [CatalogEntry] = []
    grouped.reserveCapacity(entries.count)
    let ranges = ofKey.map { entries in
      let start = grouped.count
      grouped += entries
      return start..<grouped.count
    }
    return CatalogTable.Locale(
      identifier: identifier, path: path, entries: grouped, rangeOfKey: ranges)
  }
}
