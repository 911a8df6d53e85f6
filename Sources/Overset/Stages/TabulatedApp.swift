import OversetModel
import OversetTexts

/// Entries → tables: the texts of an app by table, key and locale.
struct TabulatedApp: Sendable {
  private(set) var tables: [CatalogTable]
  /// The keys of apps' names below their icons.
  let homeScreenNames: [TableKey]
  /// What `Info.plist` has for them.
  let propertyListTexts: [TableKey: DefaultText]
  let notices: [Notice]

  init(_ read: ReadApp, _ request: CheckRequest) {
    let configuration = request.configuration
    tables =
      read.closed?.tables
      ?? CatalogTable.tables(
        of: read.catalogs, sourceLocale: configuration.sourceLocale,
        documentTexts: read.interfaces.map(\.texts), notShown: configuration.notShown)
    homeScreenNames = HomeScreenNames.keys(
      in: tables, root: configuration.root, read.projects)
    propertyListTexts = HomeScreenNames.values(
      of: homeScreenNames, in: tables, root: configuration.root)
    notices = UnmatchedNames.notices(
      in: configuration, locales: request.locales, catalogs: read.catalogs + read.storeTexts,
      tables: tables, isPart: request.paths != nil)
  }

  /// Whether a key may have other texts on other devices.
  var mayVaryByDevice: Bool {
    tables.contains { table in
      !table.isOpen
        || table.locales.contains { $0.entries.contains { $0.variation.device != nil } }
    }
  }

  /// With these behind its own tables.
  func adding(_ tables: [CatalogTable]) -> TabulatedApp {
    var app = self
    app.tables += tables
    return app
  }

  /// With the texts that code has for keys, and what is known of keys that it has others for.
  func adding(_ texts: [TableKey: DefaultText], othersOf keys: [TableKey]) -> TabulatedApp {
    var app = self
    let keys = Dictionary(grouping: keys, by: \.table)
    let texts = Dictionary(grouping: texts, by: \.key.table)
    for table in Set(texts.keys).union(keys.keys) {
      app.tables[table] = tables[table].adding(
        Dictionary(uniqueKeysWithValues: (texts[table] ?? []).map { ($0.key.key, $0.value) }),
        othersOf: (keys[table] ?? []).map(\.key))
    }
    return app
  }
}
