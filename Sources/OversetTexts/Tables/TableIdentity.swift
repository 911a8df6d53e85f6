import OversetCatalogs
package import OversetModel

/// Which files are one table: what they have in common.
package struct TableIdentity: Hashable {
  /// The folder around the `xx.lproj` folders.
  package var bundle: String
  package var name: String
  /// `.strings` and `.stringsdict` of one name are one table, a catalog is one by itself.
  package var family: String

  init(bundle: String, name: String, family: String) {
    self.bundle = bundle
    self.name = name
    self.family = family
  }

  package init(of catalog: Catalog) {
    name = catalog.table
    family = catalog.format.family
    if let original = catalog.original {
      bundle =
        Self.withoutLocales(catalog.path) { $0 == catalog.locale } + " "
        + Self.bundle(ofFileAt: original)
    } else {
      bundle = Self.bundle(ofFileAt: catalog.path)
    }
  }

  /// Before the file is read: equal for files of one table, and perhaps for files of different ones.
  package init(ofFileAt path: String, _ format: CatalogFormat) {
    family = format.family
    name = CatalogSource(path: path, bytes: []).table
    bundle = Self.bundle(ofFileAt: path)
    if !format.hasTableOfPath {
      // A table without an `original` is one of the path.
      let folders = bundle.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
      bundle = Self.withoutLocales(folders.joined(separator: "/")) { _ in true }
      name = Self.withoutLocales(name) { _ in true }
    }
  }

  /// The same for every file of the name.
  var anyFormat: TableIdentity {
    var identity = self
    identity.family = ""
    return identity
  }

  /// The folder that a file is in, or the one around its `xx.lproj`; empty for the root.
  package static func bundle(ofFileAt path: String) -> String {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while let last = folders.last, last.hasSuffix(".lproj") { folders = folders.dropLast() }
    return folders.joined(separator: "/")
  }

  /// The path of an XLIFF with locales replaced, wherever it names them: `de/app.xliff` and
  /// `fr/app.xliff` are `*/app.xliff`, and so are `de.xcloc/Localized Contents/de.xliff` and its kin.
  private static func withoutLocales(
    _ path: String, where isMeant: (LocaleIdentifier) -> Bool
  ) -> String {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    return components.map { component in
      let name = component.prefix { $0 != "." }
      guard let locale = LocaleIdentifier(name), isMeant(locale) else { return String(component) }
      return "*" + component.dropFirst(name.count)
    }.joined(separator: "/")
  }
}
