import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetTexts

/// A root view of a document with its texts that have keys: what one worker lays out at a time.
struct SceneWork: Sendable {
  let interface: AppInterface
  /// In the document's own tree.
  let root: Int
  /// In file order; of some views several: the titles of a button's states, of segments.
  let texts: [SceneText]
  let variants: LabelFrames.Variants

  /// The document's name and the scene's: `Settings ▸ Account`.
  var name: String {
    let tree = interface.document.canvas
    let scene = interface.document.sceneName(around: tree.objects[root], in: tree)
    return [interface.name, scene].compactMap { $0 }.joined(separator: " ▸ ")
  }

  /// Every root of an app's documents that shows a text with a key.
  static func all(
    in interfaces: [AppInterface], _ links: TextLinks, _ conditions: InterfaceConditions,
    excluding excluded: ObjectExclusions
  ) -> [SceneWork] {
    interfaces.flatMap { interface in
      let document = interface.document
      var texts: [Int: [SceneText]] = [:]
      var known: Set<String> = []
      for tree in conditions.trees(of: document) {
        for text in document.texts(in: tree) where known.insert(text.key).inserted {
          guard let view = text.view, text.share != nil,
            let link = links.link(of: text, in: tree, of: interface),
            let root = document.canvas.index(of: tree.objects[tree.sceneRoot(of: view)].id)
          else { continue }
          texts[root, default: []].append(
            SceneText(text, link, in: tree, of: interface, view: view, excluding: excluded))
        }
      }
      return texts.sorted { $0.key < $1.key }.map { root, texts in
        SceneWork(
          interface: interface, root: root, texts: texts,
          variants: conditions.variants(
            for: document,
            following: texts.contains { $0.text.label.followsContentSize },
            weight: texts.contains { $0.text.label.followsLegibilityWeight }))
      }
    }
  }
}

extension SceneText {
  /// An object of a document of one locale has that in its path.
  fileprivate init(
    _ text: InterfaceText, _ link: TextLink, in tree: InterfaceTree, of interface: AppInterface,
    view: Int, excluding excluded: ObjectExclusions
  ) {
    let document = interface.document
    var names = document.pathNames(of: tree.objects[text.object], in: tree)
    if let locale = interface.locale { names.insert(locale.identifier, at: 1) }
    if !text.fillsView { names.append(text.property) }
    let name = ObjectLabelName(path: names.joined(separator: " ▸ "), objectID: text.objectID)
    self.init(
      text: text, link: link, view: tree.objects[view].id,
      canvasView: tree.sizeClass == document.canvas.sizeClass ? view : nil,
      name: name.description, isExcluded: excluded.contains(name, inDocumentAt: document.path))
  }
}
