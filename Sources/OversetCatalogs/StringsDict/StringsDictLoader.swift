package import OversetModel
import OversetSyntax

/// Reads `.stringsdict` files, property lists of rules that choose a text by a number, the width
/// there is or the device.
package struct StringsDictLoader: CatalogLoader {
  package let format = CatalogFormat(
    "stringsdict", family: "strings", rank: 1, fallback: .key, translatesDocuments: true)

  package init() {}

  package func load(_ source: CatalogSource) -> [Catalog] {
    let catalog = source.propertyListCatalog(format: format) { pair, key, texts in
      switch pair.value.content {
      case .dictionary(let rules):
        StringsDictRule(key: key, pair: pair).read(rules, at: pair.value.start, into: &texts)
      case let content:
        var extent = CatalogFault.Extent.entry
        if case .text(let text) = content {
          extent = .nothing
          texts.add(text, at: pair.value.start, of: key, in: pair)
        }
        texts.report(
          "the value of '\(key)' must be a dictionary, not \(content.name)", at: pair.value.start,
          losing: extent)
      }
    }
    return [catalog]
  }
}
