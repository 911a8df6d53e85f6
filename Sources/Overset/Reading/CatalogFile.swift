import OversetModel
import OversetTexts

extension CatalogInventory {
  /// A file with everything that was read from it: one table, or several in an XLIFF.
  public struct File: Sendable {
    /// At least one, all of the same path.
    public internal(set) var catalogs: [Catalog]

    /// From the configuration's folder.
    public var path: String { catalogs[0].path }
    /// Of all its tables.
    public var format: CatalogFormat { catalogs[0].format }
    /// As IANA spells it.
    public var encoding: String { catalogs[0].encoding }

    /// Nil where there are several.
    public var table: String? { common(\.table) }

    /// Nil where every text says its own, or the tables differ.
    public var locale: LocaleIdentifier? { common(\.locale) ?? nil }

    /// The folder of the app, framework or extension that the file belongs to, as far as its path
    /// says: the one around the `xx.lproj` folders, and around the locales of the App Store's texts.
    public var bundle: String {
      let folder = TableIdentity.bundle(ofFileAt: path)
      return catalogs[0].isForStore ? TableIdentity.bundle(ofFileAt: folder) : folder
    }

    /// The worst of the tables'.
    public var outcome: Catalog.Outcome {
      let outcomes = catalogs.map(\.outcome)
      return outcomes.contains(.failed) ? .failed : outcomes.contains(.cut) ? .cut : .read
    }

    private func common<Value: Equatable>(_ value: (Catalog) -> Value) -> Value? {
      let first = value(catalogs[0])
      return catalogs.allSatisfy { value($0) == first } ? first : nil
    }
  }

  /// In the order of their paths.
  public var files: [File] {
    var files: [File] = []
    for catalog in catalogs {
      if let last = files.indices.last, files[last].path == catalog.path {
        files[last].catalogs.append(catalog)
      } else {
        files.append(File(catalogs: [catalog]))
      }
    }
    return files
  }
}
