import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetTexts

/// A root view of a document with its texts that have keys: what one worker lays out at a time.
struct SceneWork: Sendable {
  let interface: AppInterface
  /// The document that is laid out: with what code changes in it.
  let document: InterfaceDocument
  /// In the document's own tree.
  let root: Int
  /// In file order, each in a view of its own that shows it by itself.
  let texts: [SceneText]
  let variants: LabelFrames.Variants

  /// The document's name and the scene's: `Settings ▸ Account`.
  var name: String {
    let tree = document.canvas
    let scene = document.sceneName(around: tree.objects[root], in: tree)
    return [interface.name, scene].compactMap { $0 }.joined(separator: " ▸ ")
  }

  /// Every root of an app's documents that shows a text with a key, and why others have none: code
  /// shows something else there.
  static func all(
    in interfaces: [AppInterface], _ links: TextLinks, _ conditions: InterfaceConditions,
    excluding excluded: ObjectExclusions
  ) -> (work: [SceneWork], replacements: [CodeReplacement]) {
    var work: [SceneWork] = []
    var replacements: [CodeReplacement] = []
    for interface in interfaces {
      var document = interface.document
      let tree = document.canvas
      var texts: [Int: [SceneText]] = [:]
      for var text in document.texts(in: tree) {
        guard let view = text.view, text.fillsView else { continue }
        let own = text.label
        let shown = links.shown(&text, in: tree, of: interface)
        if shown.links.isEmpty && shown.replacement == nil { continue }
        let object = tree.objects[text.object]
        let name = ObjectLabelName(
          path: document.objectPath(of: object, in: tree), objectID: text.objectID)
        let isExcluded = excluded.contains(name, inDocumentAt: document.path)
        if let replacement = shown.replacement {
          if !isExcluded { replacements.append(replacement) }
          continue
        }
        if text.label != own { document.codeLabels[text.key] = text.label }
        let root = sequence(first: view) { tree.objects[$0].superview }.reduce(view) { $1 }
        texts[root, default: []].append(
          SceneText(
            text: text, links: shown.links, doubts: shown.doubts, name: name.description,
            isExcluded: isExcluded))
      }
      work += texts.sorted { $0.key < $1.key }.map { root, texts in
        SceneWork(
          interface: interface, document: document, root: root, texts: texts,
          variants: conditions.variants(
            for: document,
            following: texts.contains { $0.text.label.followsContentSize },
            weight: texts.contains { $0.text.label.followsLegibilityWeight }))
      }
    }
    return (work, replacements)
  }
}
