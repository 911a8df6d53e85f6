package import OversetModel

/// Files of one table and locale of which the app reads another one: `Base.lproj` beside the source
/// locale's own folder, `zh_CN.lproj` beside `zh-Hans.lproj`.
///
/// The app looks for a key in the first folder that has the *file*, and nowhere else (CFBundle).
package struct ShadowedFiles {
  package let files: [File]

  package struct File: Sendable {
    package var path: String
    /// The file that is read in its place.
    package var other: String
  }

  package init(_ catalogs: [Catalog]) {
    var winners: [Rivalry: Int] = [:]
    let rivals = catalogs.indices.filter {
      catalogs[$0].original == nil && catalogs[$0].locale != nil
    }
    for index in rivals {
      let winner = winners[Rivalry(catalogs[index])] ?? index
      let isStronger = catalogs[winner].claim < catalogs[index].claim
      winners[Rivalry(catalogs[index])] = isStronger ? index : winner
    }
    files = rivals.compactMap { index in
      guard let winner = winners[Rivalry(catalogs[index])], winner != index else { return nil }
      return File(path: catalogs[index].path, other: catalogs[winner].path)
    }
  }

  /// Of files of several tables.
  package init(inTablesOf catalogs: [Catalog]) {
    let tables = Dictionary(grouping: catalogs.filter { !$0.isDocument }) { TableIdentity(of: $0) }
    files = tables.values.flatMap { ShadowedFiles($0).files }.sorted {
      ExactText($0.path) < ExactText($1.path)
    }
  }

  /// What files have in common of which the app reads one.
  private struct Rivalry: Hashable {
    var format: CatalogFormat
    var locale: LocaleIdentifier?

    init(_ catalog: Catalog) {
      format = catalog.format
      locale = catalog.locale
    }
  }

  package func contains(_ catalog: Catalog) -> Bool { files.contains { $0.path == catalog.path } }
}

extension Catalog {
  /// A folder by the locale's own name comes first, `Base.lproj` last; then the path decides.
  fileprivate var claim: (Int, String) {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    if folder == "Base.lproj" { return (0, path) }
    return (folder == "\(locale?.identifier ?? "").lproj" ? 2 : 1, path)
  }
}
