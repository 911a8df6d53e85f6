/// The classes that an app's documents make objects of, whatever loads them.
struct MadeClasses: Sendable {
  var names: Set<String> = []
  /// The paths of the documents.
  var documents: Set<String> = []
}
