import OversetModel

/// The objects of documents that `exclude` leaves out: they are laid out, and not checked.
struct ObjectExclusions {
  private let objects: [ObjectReference]
  private let paths: [Glob]

  /// `Settings.storyboard#abc-12-xyz` is an object, `Settings ▸ Scene ‘Debug’ ▸ *` a glob of paths;
  /// other patterns are for files.
  init(_ patterns: [String]) {
    objects = patterns.compactMap { ObjectReference($0) }.filter(\.isInDocument)
    paths = patterns.filter { $0.contains("▸") }.map { Glob($0) }
  }

  /// `document` is the path of the document.
  func contains(_ label: ObjectLabelName, inDocumentAt document: String) -> Bool {
    objects.contains { $0.matches(documentAt: document, objectID: label.objectID) }
      || paths.contains { $0.matches(label.path) }
  }
}
