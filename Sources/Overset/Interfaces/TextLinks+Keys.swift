import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetTexts

/// Which key an object of a document has, where code sets no text of it.
extension TextLinks {
  /// The first key that the configuration says an object shows; nil where it says nothing.
  func configuredKey(
    of text: InterfaceText, in interface: AppInterface
  ) -> TableKey? {
    let path = interface.document.path
    for said in objectKeys where said.object.matches(documentAt: path, objectID: text.objectID) {
      for (index, table) in tables.enumerated() where said.table?.matches(table.name) != false {
        let key = table.keys.firstIndex { key in said.keys.contains { $0.matches(key.text) } }
        if let key { return TableKey(table: index, key: key) }
      }
    }
    return nil
  }

  /// To a key that is the object's own, or that it names.
  func ownLink(
    of text: InterfaceText, in tree: InterfaceTree, of interface: AppInterface
  ) -> TextLink? {
    let name = "\(interface.name)/\(text.key)"
    let key = ownKeys["\(interface.bundle)/\(name)"] ?? exportedKeys[name] ?? nil
    let own = key.map { TextLink(key: $0, kind: .ownKey) }
    if let own, isTranslated(own) { return own }
    // Code sets the title of the usual state (UIButton.setTitle(_:for:)).
    let ofOtherState = ["selected", "highlighted", "disabled", "focused"]
    if ofOtherState.contains(where: text.property.hasPrefix) { return own }
    for value in tree.objects[text.object].element.runtimeTexts {
      if let key = codeKeys[value] ?? nil { return TextLink(key: key, kind: .attribute) }
    }
    return own
  }

  /// Where code asks for the object by its tag, as it does to set the texts of cells; and where the code of
  /// its document goes through the tags of views, of this one or the one around it (UIView.viewWithTag(_:)).
  func tagLookup(
    of text: InterfaceText, in tree: InterfaceTree, of document: InterfaceDocument
  ) -> FileLocation? {
    let object = tree.objects[text.object]
    if isInCell(text, of: tree) {
      return object.tag.flatMap(settings.classes.location(ofTag:))
    }
    let views = [object] + [object.superview].compactMap { $0.map { tree.objects[$0] } }
    guard views.contains(where: { $0.tag != nil }) else { return nil }
    let classes =
      tree.ancestors(of: object.index).compactMap(\.customClass)
      + [document.ownerClass].compactMap(\.self)
    return classes.lazy.compactMap(settings.classes.tagLoop).first
  }

  func sameText(as text: InterfaceText, in tree: InterfaceTree) -> ShownTexts {
    guard !tree.outlets(to: tree.objects[text.object]).isEmpty,
      let key = sourceTexts[text.text] ?? nil
    else { return ShownTexts() }
    let name = tables[key.table].keys[key.key].text
    return ShownTexts(
      links: [TextLink(key: key, kind: .sameText)],
      doubts: ["its text is taken to be that of '\(name)', which has the same source text"])
  }

  /// Whether its text is for translation: else only the document has it.
  func isTranslated(_ link: TextLink) -> Bool {
    tables[link.key.table].keys[link.key.key].shouldTranslate
  }

  /// The text of the object's own key. Where nobody translates that, a catalog's text that is the same.
  func ownText(
    _ own: TextLink?, or text: InterfaceText, in tree: InterfaceTree
  ) -> ShownTexts {
    guard let own else { return sameText(as: text, in: tree) }
    if isTranslated(own) { return ShownTexts(links: [own]) }
    let same = sameText(as: text, in: tree)
    if !same.links.isEmpty { return same }
    let isReached = !tree.outlets(to: tree.objects[text.object]).isEmpty
    return ShownTexts(
      links: [isReached ? TextLink(key: own.key, kind: .replacedKey) : own],
      doubts: isReached ? ["only its document has its text, and code can reach it"] : [])
  }
}

extension InterfaceObject {
  /// Nil where it is none: 0 is every view's (UIView.tag).
  fileprivate var tag: Int? {
    guard let tag = element.number("tag"), tag != 0, abs(tag) < 1e9 else { return nil }
    return Int(tag)
  }
}

extension InterfaceElement {
  /// The values of runtime attributes that are texts.
  fileprivate var runtimeTexts: [String] {
    let attributes = child("userDefinedRuntimeAttributes")?.children ?? []
    return attributes.filter { $0.attribute("type") == "string" }.compactMap { $0.text("value") }
  }
}
