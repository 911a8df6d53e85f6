/// What documents, scenes and controllers of an app are loaded by.
struct ReachedNames: Equatable, Sendable {
  var names: Set<String>
  /// The classes of controllers that nothing shows.
  var unshown: Set<String>
  /// Those that only documents of iPads make.
  var ofPads: Set<String> = []
  /// Whether those of documents are among the names: files beside the code say some of them.
  var hasDocuments = true
}
