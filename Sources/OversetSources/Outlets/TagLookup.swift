package import OversetModel

/// Code that reaches a view by its tag: `cell.viewWithTag(3)`.
package struct TagLookup: Hashable, Sendable {
  /// Nil where the code has a name for it.
  package var tag: Int?
  /// The type around the code.
  package var type: String
  /// Whether the code goes through the tags of several views.
  package var isCounted: Bool
  package var position: TextPosition

  package init(_ tag: Int?, in type: String, isCounted: Bool, position: TextPosition) {
    self.tag = tag
    self.type = type
    self.isCounted = isCounted
    self.position = position
  }
}
