import OversetModel

/// Reads one catalog format.
///
/// A new format is a conformer in a file of its own and a line in ``CatalogFormats/all``.
package protocol CatalogLoader: Sendable {
  /// The name that reports show: `strings`, `xcstrings`.
  var format: String { get }
  /// Without the dot.
  var fileExtensions: [String] { get }
  /// Never fails: what is wrong with the file is among the catalog's faults.
  func load(_ source: CatalogSource) -> Catalog
}
