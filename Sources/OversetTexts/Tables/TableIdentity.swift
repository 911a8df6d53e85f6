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
      bundle = Self.pathWithoutLocale(of: catalog) + " " + Self.bundle(ofFileAt: original)
    } else {
      bundle = Self.bundle(ofFileAt: catalog.path)
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

  /// The path of an XLIFF with its locale replaced, wherever it names it: `de/app.xliff` and
  /// `fr/app.xliff` are `*/app.xliff`, and so are `de.xcloc/Localized Contents/de.xliff` and its kin.
  private static func pathWithoutLocale(of catalog: Catalog) -> String {
    let components = catalog.path.split(separator: "/", omittingEmptySubsequences: false)
    return components.map { component in
      let name = component.prefix { $0 != "." }
      guard let locale = LocaleIdentifier(name), locale == catalog.locale else {
        return String(component)
      }
      return "*" + component.dropFirst(name.count)
    }.joined(separator: "/")
  }
}
