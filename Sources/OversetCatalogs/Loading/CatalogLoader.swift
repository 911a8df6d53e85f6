package import OversetModel

/// Reads one catalog format.
///
/// A new format is a conformer in a file of its own and a line in ``CatalogFormats/all``.
package protocol CatalogLoader: Sendable {
  /// Its name and file extensions, which files make one table, and what the app does with a gap.
  var format: CatalogFormat { get }
  /// Whether a file with one of its extensions is of the format, as far as its path says.
  func reads(_ path: String) -> Bool
  /// The tables of a file, at least one.
  ///
  /// Never fails: what is wrong with the file is among the first one's faults.
  func load(_ source: CatalogSource) -> [Catalog]
}

extension CatalogLoader {
  package func reads(_ path: String) -> Bool { true }
}
