/// Where a configuration names keys and tables; empty where no file names them.
package struct NamePositions: Hashable, Sendable {
  /// One for each pattern.
  package var keys: [TextPosition?] = []
  package var table: TextPosition?

  package init(keys: [TextPosition?] = [], table: TextPosition? = nil) {
    self.keys = keys
    self.table = table
  }

  package func ofKey(_ index: Int) -> TextPosition? {
    keys.indices.contains(index) ? keys[index] : nil
  }
}
