package import OversetModel
import OversetSyntax

/// Reads `.strings` files, which are property lists from text to text.
package struct StringsLoader: CatalogLoader {
  package let format = CatalogFormat("strings", fallback: .key, translatesDocuments: true)

  package init() {}

  package func load(_ source: CatalogSource) -> [Catalog] {
    let catalog = source.propertyListCatalog(format: format) { pair, key, texts in
      switch pair.value.content {
      case .text(let value): texts.add(value, at: pair.value.start, of: key, in: pair)
      case let content:
        texts.report(
          "the value of '\(key)' must be a string, not \(content.name)", at: pair.value.start)
      }
    }
    return [catalog]
  }
}
