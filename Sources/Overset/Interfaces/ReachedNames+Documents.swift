import OversetConfiguration
import OversetInterfaces

extension ReachedNames {
  /// What documents, code and other files load documents and scenes by; nil where not all of the app's code
  /// is known.
  init?(of interfaces: [AppInterface], by names: CodeNames?, _ configuration: Configuration) {
    guard let names else { return nil }
    let documents = interfaces.map(\.document)
    defer {
      let ofAll = Set(documents.lazy.filter { !$0.isOfPad }.flatMap(\.controllerClasses))
      ofPads = Set(documents.lazy.filter(\.isOfPad).flatMap(\.controllerClasses))
        .subtracting(ofAll).subtracting(self.names)
    }
    let classes = Set(documents.flatMap(\.controllerClasses))
    func reached(from known: Set<String>) -> ReachedNames {
      names.reached(from: known, classes: classes) { names in
        Set(documents.flatMap { $0.shownClasses(namedBy: names) })
      }
    }
    let known = documents.reduce(into: Set<String>()) {
      $0.formUnion($1.namedScenes)
      $0.formUnion($1.namedDocuments)
    }
    self = reached(from: known)
    let unnamed = documents.filter { $0.isUnnamed(by: self.names) }.flatMap(\.ownNames)
    if unshown.isEmpty, unnamed.isEmpty { return }
    // Other files are only looked at where something is missing.
    let said = NamedDocuments.read(
      among: unshown.union(unnamed), besides: Set(documents.map(\.path)), configuration)
    if let said {
      self = reached(from: known.union(said))
    } else {
      (unshown, hasDocuments) = ([], false)
    }
  }
}
