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

  /// Whether it names a storyboard or a XIB, and not a file with `#` in its name.
  package var isInDocument: Bool { document.hasSuffix(".storyboard") || document.hasSuffix(".xib") }

  /// Whether it means an object of the document at a path.
  package func matches(documentAt path: String, objectID: String) -> Bool {
    id == objectID && (path == document || path.hasSuffix("/" + document))
  }

  /// Whether it means the object of a label: a label's name has no folders and no extension.
  package func matches(_ label: ObjectLabelName) -> Bool {
    let file = document.split(separator: "/").last ?? ""
    let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return id == label.objectID && name == label.document
  }
}
