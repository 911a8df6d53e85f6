package import OversetModel
import OversetSyntax

/// Reads `.xcstrings` files, Xcode's string catalogs.
package struct StringCatalogLoader: CatalogLoader {
  package let format = CatalogFormat("xcstrings", fallback: .sourceText, translatesDocuments: true)

  package init() {}

  package func load(_ source: CatalogSource) -> [Catalog] {
    let encoding = TextEncoding(of: source.bytes)
    var catalog = Catalog(
      path: source.path, format: format, table: source.table, encoding: encoding.rawValue,
      locale: nil)
    do {
      try GitLFSPointer.reject(source.bytes)
      try rejectOtherThanUTF8(encoding)
      let text = try SourceText(source.bytes, encoding: encoding)
      var reader = StringCatalogReader(try JSONParser.parse(text))
      defer { catalog.faults += reader.faults }
      try reader.read()
      catalog.sourceLocale = reader.sourceLocale
      catalog.entries = reader.entries
      catalog.overridden = reader.overridden
    } catch {
      catalog.faults.append(error.catalogFault)
    }
    catalog.faults.sort { $0.position < $1.position }
    return [catalog]
  }

  private func rejectOtherThanUTF8(_ encoding: TextEncoding) throws(FileFault) {
    guard encoding == .utf8 || encoding == .utf8WithMark else {
      throw FileFault(
        position: .start, message: "a string catalog must be UTF-8, not \(encoding.rawValue)")
    }
  }
}
