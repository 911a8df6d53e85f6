/// What findings call a label of an Interface Builder document: where the object is, for people, and
/// its id.
///
/// `Settings ▸ Scene ‘Account’ ▸ Title #abc-12-xyz`.
package struct ObjectLabelName: Hashable, Sendable, CustomStringConvertible {
  /// `Settings ▸ Scene ‘Account’ ▸ Title`.
  package let path: String
  package let objectID: String

  package init(path: String, objectID: String) {
    (self.path, self.objectID) = (path, objectID)
  }

  /// Nil for what another label is called.
  package init?(_ label: String) {
    // The separator's first byte: most names do not have it, and bytes are compared faster.
    guard label.utf8.contains(0xE2), label.contains(Self.separator),
      let mark = label.lastIndex(of: "#"), label[..<mark].hasSuffix(" ")
    else { return nil }
    path = String(label[..<mark].dropLast())
    objectID = String(label[label.index(after: mark)...])
  }

  /// As `init(_:)` reads it.
  package var description: String { "\(path) #\(objectID)" }

  /// What stays when objects around it are moved, or texts are changed: `Settings #abc-12-xyz`.
  package var lasting: String { "\(document) #\(objectID)" }

  /// The name of the document, without its extension; the whole path where it has one name only.
  var document: Substring {
    path.firstIndex(of: Self.separator).map { path[..<$0].dropLast() } ?? path[...]
  }

  /// Between the names of a path.
  private static let separator: Character = "▸"
}
