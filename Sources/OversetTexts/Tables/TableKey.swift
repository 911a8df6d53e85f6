/// A key of a table, by their indices.
package struct TableKey: Hashable, Sendable {
  package var table: Int
  package var key: Int

  package init(table: Int, key: Int) {
    self.table = table
    self.key = key
  }
}
