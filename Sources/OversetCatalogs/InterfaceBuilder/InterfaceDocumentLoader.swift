package import OversetModel
import OversetSyntax

/// Reads the object ids of storyboards and XIBs: the keys of their translations begin with them.
///
/// The texts in the document are not read: they are no entries of a catalog.
package struct InterfaceDocumentLoader: CatalogLoader {
  package static let storyboard = InterfaceDocumentLoader("storyboard")
  package static let xib = InterfaceDocumentLoader("xib")

  package let format: CatalogFormat

  private init(_ name: String) { format = CatalogFormat(name, fallback: .documentText) }

  package func load(_ source: CatalogSource) -> [Catalog] {
    var catalog = Catalog(
      path: source.path, format: format, table: source.table,
      encoding: TextEncoding(of: source.bytes).rawValue,
      locale: source.localeFolder?.locale)
    do {
      let file = try InterfaceBuilderFile(source.bytes)
      catalog.encoding = file.encoding
      catalog.objectIDs = try objectIDs(of: file.document())
    } catch {
      catalog.faults.append(error.catalogFault)
    }
    return [catalog]
  }

  private func objectIDs(of document: XMLDocument) throws(FileFault) -> Set<String> {
    let root = XMLDocument.root
    switch document.name(root) {
    case "document": return currentIDs(of: document)
    case "archive": return archivedIDs(of: document)
    case let name:
      throw document.source.fault(
        at: document.nodes[root].start,
        "the root element of an Interface Builder document must be 'document' or 'archive', "
          + "not '\(name ?? "")'")
    }
  }

  /// Placeholder objects, such as the file's owner, have ids below 0.
  private func currentIDs(of document: XMLDocument) -> Set<String> {
    var ids: Set<String> = []
    for index in document.nodes.indices where document.name(index) != "device" {
      if let id = document.attribute("id", of: index) { ids.insert(id) }
    }
    return ids
  }

  /// Xcode 3 wrote an archive of objects, in which the number that a key begins with is a value.
  private func archivedIDs(of document: XMLDocument) -> Set<String> {
    var ids: Set<String> = []
    for index in document.nodes.indices where document.attribute("key", of: index) == "objectID" {
      ids.insert(document.text(in: index))
    }
    return ids
  }
}
