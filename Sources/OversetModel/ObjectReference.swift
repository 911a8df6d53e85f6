/// An object of an Interface Builder document, as `overset.yml` names it:
/// `Settings.storyboard#abc-12-xyz`, with or without folders.
package struct ObjectReference: Hashable, Sendable, CustomStringConvertible {
  private let document: String
  private let id: String

  /// Nil where there is no `#` with a document before it and an id behind it.
  package init?(_ text: String) {
    guard let mark = text.lastIndex(of: "#") else { return nil }
    document = String(text[..<mark])
    id = String(text[text.index(after: mark)...])
    if document.isEmpty || id.isEmpty { return nil }
  }

  /// As it was written.
  package var description: String { "\(document)#\(id)" }

  /// Whether it means an object of the document at a path.
  package func matches(documentAt path: String, objectID: String) -> Bool {
    id == objectID && (path == document || path.hasSuffix("/" + document))
  }
}
