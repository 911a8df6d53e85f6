import OversetModel
import OversetTexts

/// Entries → tables: the texts of an app by table, key and locale.
struct TabulatedApp: Sendable {
  let tables: [CatalogTable]
  /// The keys of apps' names below their icons.
  let homeScreenNames: [TableKey]
  let notices: [Notice]

  init(_ read: ReadApp, _ request: CheckRequest) {
    let configuration = request.configuration
    tables = CatalogTable.tables(
      of: read.catalogs, sourceLocale: configuration.sourceLocale,
      documentTexts: read.interfaces.map(\.texts), notShown: configuration.notShown)
    homeScreenNames = HomeScreenNames.keys(in: tables, root: configuration.root)
    // A part of the catalogs does not say which names the others have.
    notices =
      request.paths == nil
      ? UnmatchedNames.notices(in: configuration, catalogs: read.catalogs, tables: tables) : []
  }
}
