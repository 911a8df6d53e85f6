package import OversetModel

/// Code that reaches a view by its tag: `cell.viewWithTag(3)`.
package struct TagLookup: Hashable, Sendable {
  /// Nil where the code has a name for it.
  package var tag: Int?
  package var position: TextPosition

  package init(_ tag: Int?, position: TextPosition) {
    self.tag = tag
    self.position = position
  }
}
