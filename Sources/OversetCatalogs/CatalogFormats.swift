import OversetFiles
package import OversetModel

/// The catalog formats that can be read.
package struct CatalogFormats: Sendable {
  package static let all = CatalogFormats(loaders: [
    StringsLoader(),
    StringsDictLoader(),
    StringCatalogLoader(),
    XLIFFLoader(),
    InterfaceDocumentLoader.storyboard,
    InterfaceDocumentLoader.xib,
    StoreMetadataLoader(),
  ])

  package let loaders: [any CatalogLoader]

  /// The loader for the path; nil where no format has its extension, or none reads such a file.
  package func loader(forFileAt path: String) -> (any CatalogLoader)? {
    guard let fileExtension = FilePath(path).fileExtension else { return nil }
    return loaders.first {
      $0.format.fileExtensions.contains(fileExtension) && $0.reads(path)
    }
  }

  /// Reads the tables of the file at a path relative to the root, at least one.
  ///
  /// Throws where the file cannot be read at all, or has no known extension; faults in its content
  /// are in the first table.
  package func load(
    _ path: String, in root: String = ".", defaultLocale: LocaleIdentifier = .english
  ) throws(CatalogError) -> [Catalog] {
    guard let loader = loader(forFileAt: path) else { throw .unknownFormat(path: path) }
    let bytes: [UInt8]
    do {
      bytes = try readFile(at: FilePath(path).joined(to: root))
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    return loader.load(CatalogSource(path: path, bytes: bytes, defaultLocale: defaultLocale))
  }
}
