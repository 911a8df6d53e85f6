import OversetModel

extension InterfaceDocument {
  /// Where an object is, for people: the document, the scene, what it is in, and its own name.
  ///
  /// `["Settings", "Scene ‘Account’", "Cell", "Title"]`; ``objectPath(of:in:)`` puts `▸` between them.
  package func pathNames(of object: InterfaceObject, in tree: InterfaceTree) -> [String] {
    let ancestors = tree.ancestors(of: object.index)
    var names = [name]
    let controller = ancestors.first { $0.kind.hasSuffix("ontroller") }
    if let name = sceneName(around: object, in: tree) { names.append("Scene ‘\(name)’") }
    for ancestor in ancestors.dropFirst().reversed() where ancestor.index != controller?.index {
      if let name = containerName(of: ancestor) { names.append(name) }
    }
    names.append(ownName(of: object, in: tree))
    return names
  }

  /// The names of an object's path with `▸` between them.
  package func objectPath(of object: InterfaceObject, in tree: InterfaceTree) -> String {
    pathNames(of: object, in: tree).joined(separator: " ▸ ")
  }

  /// What developers call the controller around an object, else its title; nil for neither.
  package func sceneName(around object: InterfaceObject, in tree: InterfaceTree) -> String? {
    let controller = tree.ancestors(of: object.index).first { $0.kind.hasSuffix("ontroller") }
    guard let controller else { return nil }
    let names = ["userLabel", "storyboardIdentifier", "customClass", "title"]
    let own = names.lazy.compactMap { controller.element.attribute($0) }.first { !$0.isEmpty }
    return own.map { shortened($0) }
  }

  /// Nil for what only groups others without a name.
  private func containerName(of object: InterfaceObject) -> String? {
    if let label = object.element.attribute("userLabel"), !label.isEmpty { return shortened(label) }
    switch object.role {
    case .cell:
      let name = object.element.attribute("reuseIdentifier") ?? object.customClass
      return name.map { "Cell ‘\(shortened($0))’" } ?? "Cell"
    case .header: return "Header"
    case .documentRoot, .free: return object.customClass
    case .controllerRoot, .windowRoot, .subview, .content: return nil
    case .other:
      if object.kind == "window" {
        return object.element.text("title").map { "Window ‘\(shortened($0))’" } ?? "Window"
      }
      return ["navigationItem", "tabBarItem"].contains(object.kind) ? "Bar" : nil
    }
  }

  /// Its label in the document, else its text, else what it is.
  private func ownName(of object: InterfaceObject, in tree: InterfaceTree) -> String {
    if let label = object.element.attribute("userLabel"), !label.isEmpty { return shortened(label) }
    let text = texts(of: object, in: tree).first { !$0.text.isEmpty }?.text
    let plain = text?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let plain, !plain.isEmpty { return "‘\(shortened(plain))’" }
    return object.customClass ?? object.kind
  }

  private func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}
