package import OversetModel
import OversetSyntax

/// Reads XLIFF 1.2, which Xcode exports texts to and imports translations from.
///
/// Each `file` in it is a table of its own, with the faults found there.
package struct XLIFFLoader: CatalogLoader {
  package let format = CatalogFormat(
    "xliff", fileExtensions: ["xliff", "xlf"], fallback: .sourceText, hasTableOfPath: false)

  package init() {}

  package func load(_ source: CatalogSource) -> [Catalog] {
    var catalog = Catalog(
      path: source.path, format: format, table: source.table,
      encoding: TextEncoding(of: source.bytes).rawValue,
      locale: nil)
    do {
      try GitLFSPointer.reject(source.bytes)
      let file = try XMLFile(source.bytes)
      catalog.encoding = file.encoding
      let document = try ExpatParser.parse(file.text)
      return try files(in: document).map { file in
        var reader = XLIFFReader(document, catalog)
        reader.read(file: file)
        return reader.catalog
      }
    } catch {
      catalog.faults.append(error.catalogFault)
      return [catalog]
    }
  }

  /// Throws where the document is not XLIFF 1, or has no `file`.
  private func files(in document: XMLDocument) throws(FileFault) -> [XMLDocument.Index] {
    let root = XMLDocument.root
    let name = document.name(root) ?? ""
    guard name == "xliff" else {
      throw document.source.fault(
        at: document.nodes[root].start,
        "the root element of an XLIFF file must be 'xliff', not '\(name)'")
    }
    if let version = document.attribute("version", of: root), version.utf8.first != one {
      throw document.source.fault(
        at: document.offset(ofAttribute: "version", of: root),
        "XLIFF \(version) is a format of its own, and Overset knows XLIFF 1.2 only")
    }
    let files = document.elements(in: root).filter { document.name($0) == "file" }
    guard !files.isEmpty else {
      throw document.source.fault(
        at: document.nodes[root].start, "an XLIFF file needs a 'file' element")
    }
    return files
  }

  private var one: UInt8 { UInt8(ascii: "1") }
}
