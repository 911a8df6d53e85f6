import OversetCatalogs
public import OversetModel

/// Texts that no label shows, because the system shows or speaks them: an entry of `notShown`.
public struct HiddenKeys: Hashable, Sendable {
  /// Any of these; nil for every key.
  public var keys: [Glob]?
  /// Nil for all tables.
  public var table: Glob?

  /// Every key of every table, unless a list or a table narrows that.
  public init(keys: [Glob]? = nil, table: Glob? = nil) {
    self.keys = keys
    self.table = table
  }

  package func contains(_ key: String, in table: String) -> Bool {
    self.table?.matches(table) != false && keys?.contains { $0.matches(key) } != false
  }
}
