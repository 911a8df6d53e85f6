import OversetCatalogs
import OversetModel

/// Finds the Interface Builder documents whose objects catalogs have texts for.
///
/// Whoever names his catalogs one by one hardly names the documents, which have no texts of their
/// own.
package enum PairedDocuments {
  private static let documentExtensions = CatalogFormats.all.loaders.map(\.format)
    .filter(\.isDocument).flatMap(\.fileExtensions)

  /// Those beside the catalogs (`Base.lproj/Main.storyboard`, `View.xib`) that are not among them, in
  /// the order of their paths.
  package static func read(for catalogs: [Catalog], in root: String) -> [Catalog] {
    let known = Set(catalogs.map(\.path))
    var names: Set<String> = []
    for catalog in catalogs where catalog.hasInterfaceKeys {
      let bundle = TableIdentity.bundle(ofFileAt: catalog.path)
      names.insert(bundle.isEmpty ? catalog.table : "\(bundle)/\(catalog.table)")
    }
    let paths = names.flatMap { name -> [String] in
      let start = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
      return ["", "Base.lproj/", "en.lproj/"].flatMap { folder in
        documentExtensions.map { name[..<start] + folder + name[start...] + "." + $0 }
      }
    }
    return paths.filter { !known.contains($0) }.sorted().flatMap { path in
      // What is not there or cannot be read says nothing of its keys.
      (try? CatalogFormats.all.load(path, in: root)) ?? []
    }
  }
}

extension Catalog {
  /// Whether a key has the shape of one for an object.
  fileprivate var hasInterfaceKeys: Bool {
    format.translatesDocuments && entries.contains { InterfaceKey($0.key) != nil }
  }
}
