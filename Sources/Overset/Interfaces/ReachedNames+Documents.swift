import OversetConfiguration
import OversetFiles
import OversetInterfaces

extension ReachedNames {
  /// What documents, code and other files load documents and scenes by; nil where not all of the app's code
  /// is known.
  init?(of interfaces: [AppInterface], by names: CodeNames?, _ configuration: Configuration) {
    guard let names else { return nil }
    var documents = interfaces.map(\.document)
    let unbegun = Self.unbegun(documents, by: names, configuration)
    for index in documents.indices {
      documents[index].mayBegin = !unbegun.contains(documents[index].path)
    }
    defer {
      self.unbegun = unbegun
      let pads = documents.partition(by: isOfPads)
      let ofAll = Set(documents[..<pads].flatMap(\.controllerClasses))
      ofPads = Set(documents[pads...].flatMap(\.controllerClasses))
        .subtracting(ofAll).subtracting(self.names)
    }
    let classes = Set(documents.flatMap(\.controllerClasses))
    func reached(from known: Set<String>, onPhones: Bool = false) -> ReachedNames {
      names.reached(from: known, classes: classes, onPhones: onPhones) { names in
        Set(documents.flatMap { $0.shownClasses(namedBy: names) })
      }
    }
    let known = documents.reduce(into: Set<String>()) {
      $0.formUnion($1.namedScenes)
      $0.formUnion($1.namedDocuments)
    }
    self = reached(from: known)
    let phones = names.hasPadCode ? reached(from: known, onPhones: true).names : self.names
    let unnamed = documents.filter { $0.isUnnamed(by: phones) }.flatMap(\.ownNames)
    if unshown.isEmpty, unnamed.isEmpty { return }
    // Other files are only looked at where something is missing.
    let said = NamedDocuments(
      among: unshown.union(unnamed), besides: Set(documents.map(\.path)), configuration)
    if let said {
      self = reached(from: known.union(said.names))
      if names.hasPadCode || said.onPhones != said.names {
        onPhones = reached(from: known.union(said.onPhones), onPhones: true).names
      }
    } else {
      (unshown, hasDocuments) = ([], false)
    }
  }

  /// The paths of main storyboards whose first scenes no launch of the app, no code and no other document shows.
  private static func unbegun(
    _ documents: [InterfaceDocument], by names: CodeNames, _ configuration: Configuration
  ) -> Set<String> {
    guard names.replacesFirstScenes else { return [] }
    let begun = documents.reduce(into: Set()) { $0.formUnion($1.begunStoryboards) }
    let rest = documents.filter {
      $0.isStoryboard && $0.platform == .iOS && !$0.isLaunchScreen && !begun.contains($0.name)
    }
    guard !rest.isEmpty,
      let said = NamedDocuments(
        among: Set(rest.map(\.name)), besides: Set(documents.map(\.path)), configuration)
    else { return [] }
    return Set(rest.filter { said.first.contains($0.name) }.map(\.path))
  }

  /// Whether only iPads load a document, and the app does not run on them as such.
  func isOfNoDevice(_ document: InterfaceDocument) -> Bool {
    guard !runsOnPads, document.platform == .iOS else { return false }
    return FilePath(document.path).baseName.hasSuffix("~ipad")
      || hasDocuments && !document.isUnnamed(by: names)
        && (onPhones.map(document.isUnnamed) ?? false)
  }

  /// Whether only iPads load a document.
  func isOfPads(_ document: InterfaceDocument) -> Bool {
    if document.isOfPad { return true }
    guard hasDocuments, let onPhones else { return false }
    return document.isUnnamed(by: onPhones) && !document.isUnnamed(by: names)
  }
}
