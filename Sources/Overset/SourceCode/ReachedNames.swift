/// What documents, scenes and controllers of an app are loaded by.
struct ReachedNames: Equatable, Sendable {
  var names: Set<String>
  /// The classes of controllers that nothing shows.
  var unshown: Set<String>
  /// The types that only iPads show: what documents of iPads alone make, and what code does that only iPads run.
  var ofPads: Set<String> = []
  /// Whether those of documents are among the names: files beside the code say some of them.
  var hasDocuments = true
  /// Those of the names that phones load documents by; nil where they load what iPads do.
  var onPhones: Set<String>?
  /// The paths of storyboards whose first scenes nothing shows.
  var unbegun: Set<String> = []
  /// Whether iPads run the app as such: one for phones alone is an app of a phone there
  /// (Build settings reference, TARGETED_DEVICE_FAMILY).
  var runsOnPads = true
}
