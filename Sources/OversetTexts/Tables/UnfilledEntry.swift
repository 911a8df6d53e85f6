import OversetModel

extension CatalogEntry {
  /// Whether Xcode or a tool made it, and it has no translation yet.
  package var isUnfilled: Bool { value.isEmpty && (state == "new" || state == "needs-translation") }
}
