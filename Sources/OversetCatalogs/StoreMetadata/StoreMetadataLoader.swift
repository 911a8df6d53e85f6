package import OversetModel
import OversetSyntax

/// Reads the texts that fastlane uploads to the App Store: a file each.
package struct StoreMetadataLoader: CatalogLoader {
  package let format = CatalogFormat(
    "metadata", fileExtensions: ["txt"], fallback: .key, isForStore: true)

  package init() {}

  package func reads(_ path: String) -> Bool { StorePath(path) != nil }

  /// The key is the file's name. fastlane takes the white space around a text away, and does not
  /// upload an empty one.
  package func load(_ source: CatalogSource) -> [Catalog] {
    let encoding = TextEncoding(of: source.bytes)
    let locale = StorePath(source.path)?.locale
    var catalog = Catalog(
      path: source.path, format: format, table: source.table, encoding: encoding.rawValue,
      locale: locale)
    do throws(FileFault) {
      try GitLFSPointer.reject(source.bytes)
      let text = try SourceText(source.bytes, encoding: encoding)
      let value = text.trimmedText(text.utf8.indices)
      guard let start = text.utf8.firstIndex(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) })
      else { return [catalog] }
      let position = text.position(at: start)
      catalog.entries = [
        CatalogEntry(
          key: source.table, locale: locale ?? source.defaultLocale, value: value,
          keyPosition: position, valuePosition: position)
      ]
    } catch {
      catalog.faults = [
        CatalogFault(extent: .nothing, position: error.position, message: error.message)
      ]
    }
    return [catalog]
  }
}
