import OversetCatalogs
import OversetConfiguration
import OversetModel
import OversetTexts

/// How many files were found, and what is in them.
package struct FileCounts: Sendable {
  /// A format's name and its number of files, in the order of the names.
  package let formats: [(name: String, files: Int)]
  package let texts: Int
  package let locales: [LocaleIdentifier]
  /// Files that the app reads nothing of, or not all.
  package let faulty: Int
  /// Files of Swift and Objective-C, counted only where there is nothing else.
  package let sources: Int

  init(_ inventory: CatalogInventory, in configuration: Configuration) {
    let files = inventory.files
    formats = Dictionary(grouping: files, by: \.format.name).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.count) }
    texts = inventory.catalogs.map(\.writtenTextCount).reduce(0, +)
    locales = Set(
      inventory.catalogs.flatMap { catalog in
        catalog.isDocument ? [] : catalog.locale.map { [$0] } ?? catalog.entries.map(\.locale)
      }
    ).sorted()
    faulty = files.count { $0.outcome != .read }
    let discovery = CatalogDiscovery(root: configuration.root, exclude: configuration.exclude)
    sources =
      !files.isEmpty
      ? 0
      : discovery.files(where: AppCode.isMeant).count
  }
}
