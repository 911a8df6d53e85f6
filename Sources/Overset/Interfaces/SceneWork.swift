import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetTexts

/// A root view of a document with its texts that have keys: what one worker lays out at a time.
struct SceneWork: Sendable {
  let interface: AppInterface
  /// In the document's own tree.
  let root: Int
  /// In file order, each in a view of its own that shows it by itself.
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
      let tree = document.canvas
      var texts: [Int: [SceneText]] = [:]
      for text in document.texts(in: tree) {
        guard let view = text.view, text.fillsView,
          let link = links.link(of: text, in: tree, of: interface)
        else { continue }
        let object = tree.objects[text.object]
        let name = ObjectLabelName(
          path: document.objectPath(of: object, in: tree), objectID: text.objectID)
        let root = sequence(first: view) { tree.objects[$0].superview }.reduce(view) { $1 }
        texts[root, default: []].append(
          SceneText(
            text: text, link: link, name: name.description,
            isExcluded: excluded.contains(name, inDocumentAt: document.path)))
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
