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
  /// In file order; of some views several: the titles of a button's states, of segments.
  let texts: [SceneText]
  /// What code may show in the place of texts, by the keys of objects; of others it is known.
  let otherTexts: [String: OtherText]
  let variants: LabelFrames.Variants
  /// Whether nothing that was read names the document.
  let isUnnamed: Bool
  /// The ids of views around texts that the document hides in stack views, and that code shows: what is
  /// hidden elsewhere is shown in the document that is laid out.
  var shownByCode: Set<String> = []
  /// The texts whose rooms are wanted, by their indices; nil for all.
  var wanted: Set<Int>?

  /// The document's name and the scene's: `Settings ▸ Account`.
  var name: String {
    let tree = document.canvas
    let scene = document.sceneName(around: tree.objects[root], in: tree)
    return [interface.name, scene].compactMap { $0 }.joined(separator: " ▸ ")
  }

  /// Why texts beside others may leave them more room than the document's do; one at most.
  var neighbourDoubts: [String] {
    let lines = otherTexts.values.compactMap { other -> FileLocation? in
      if case .unknown(let line) = other { line } else { nil }
    }
    return lines.min().map { ["code sets a text beside it (\($0.lineName))"] } ?? []
  }

  /// Every root of an app's documents that shows a text with a key, and why others have none: code
  /// shows something else there.
  static func all(
    in interfaces: [AppInterface], _ links: TextLinks, _ conditions: InterfaceConditions,
    excluding excluded: ObjectExclusions
  ) -> (work: [SceneWork], replacements: [CodeReplacement]) {
    var work: [SceneWork] = []
    var replacements: [CodeReplacement] = []
    let reached = links.settings.reached
    let names = reached?.names
    let shared = interfaces.sharedIdentifiers
    for interface in interfaces {
      var document = interface.document
      document.mayBegin = reached?.unbegun.contains(document.path) != true
      let unreached = names.map(document.unreachedRoots) ?? []
      let doubtful = names.map { document.doubtfulRoots(namedBy: $0, sharing: shared) } ?? []
      let isUnnamed = reached.map { $0.hasDocuments && document.isUnnamed(by: $0.names) } ?? false
      document.isOfPad = reached?.isOfPads(document) ?? document.isOfPad
      let isOfNoDevice = reached?.isOfNoDevice(document) ?? false
      document.tablesOfCode = links.tablesOfCode(in: document.canvas)
      var texts: [Int: [SceneText]] = [:]
      var others: [Int: [String: OtherText]] = [:]
      var shownByCode: [Int: Set<String>] = [:]
      var known: Set<String> = []
      for tree in conditions.trees(of: document) {
        for var text in interface.document.texts(in: tree)
        where known.insert(text.key).inserted {
          guard let view = text.view, text.share != nil,
            let root = document.canvas.index(of: tree.objects[tree.sceneRoot(of: view)].id)
          else { continue }
          let own = text.label
          var shown = links.shown(&text, in: tree, of: interface)
          if document.isLandscape, document.platform == .iOS, !document.isOfPad {
            shown.roomDoubt = shown.roomDoubt ?? .landscape
          }
          if text.isDefault, shown.links.allSatisfy(\.isOfDocument) {
            shown.roomDoubt = shown.roomDoubt ?? .defaultText
          }
          let isUnreached =
            isOfNoDevice || unreached.contains(root)
            || names.map { document.isUnreachedPrototype(view, namedBy: $0, in: tree) } ?? false
          if doubtful.contains(root) { shown.roomDoubt = shown.roomDoubt ?? .sharedIdentifier }
          if isUnreached { shown.roomDoubt = .unreached }
          if shown.isAlwaysHidden {
            document.hiddenByCode.insert(tree.objects[view].id)
            shown.roomDoubt = .hidden
          }
          if let other = shown.other { others[root, default: [:]][text.key] = other }
          if shown.links.isEmpty && shown.replacement == nil { continue }
          let sceneText = SceneText(
            text, shown, in: tree, of: interface, view: view, excluding: excluded)
          if let replacement = shown.replacement {
            if !sceneText.isExcluded { replacements.append(replacement) }
            continue
          }
          if text.label != own { document.codeLabels[text.key] = text.label }
          // Only a stack view gives what it hides no room: others are laid out as they are.
          if shown.shownViews.contains(where: tree.isArranged) {
            shownByCode[root, default: []].formUnion(shown.shownViews.map(\.id))
          } else {
            document.shownByCode.formUnion(shown.shownViews.map(\.id))
          }
          texts[root, default: []].append(sceneText)
        }
      }
      work += texts.sorted { $0.key < $1.key }.map { root, texts in
        SceneWork(
          interface: interface, document: document, root: root, texts: texts,
          otherTexts: others[root] ?? [:],
          variants: conditions.variants(
            for: document,
            following: texts.contains { $0.text.label.followsContentSize },
            weight: texts.contains { $0.text.label.followsLegibilityWeight }),
          isUnnamed: isUnnamed, shownByCode: shownByCode[root] ?? [])
      }
    }
    return (work, replacements)
  }
}

extension [AppInterface] {
  /// The identifiers of scenes of several documents: one is looked up in the storyboard that code has
  /// (UIStoryboard.instantiateViewController(withIdentifier:)). A document in several languages is one.
  fileprivate var sharedIdentifiers: Set<String> {
    var owners: [String: String] = [:]
    var shared: Set<String> = []
    for interface in self {
      for identifier in interface.document.sceneIdentifiers {
        let owner = owners[identifier] ?? interface.name
        if owner != interface.name { shared.insert(identifier) }
        owners[identifier] = owner
      }
    }
    return shared
  }
}

extension SceneText {
  /// An object of a document of one locale has that in its path.
  fileprivate init(
    _ text: InterfaceText, _ shown: ShownTexts, in tree: InterfaceTree, of interface: AppInterface,
    view: Int, excluding excluded: ObjectExclusions
  ) {
    let document = interface.document
    var names = document.pathNames(of: tree.objects[text.object], in: tree)
    if let locale = interface.locale { names.insert(locale.identifier, at: 1) }
    if !text.fillsView { names.append(text.property) }
    let name = ObjectLabelName(path: names.joined(separator: " ▸ "), objectID: text.objectID)
    self.init(
      text: text, links: shown.links, doubts: shown.doubts, alternatives: shown.alternatives,
      isSettingKnown: shown.isSettingKnown, roomDoubt: shown.roomDoubt, view: tree.objects[view].id,
      canvasView: tree.sizeClass == document.canvas.sizeClass ? view : nil,
      name: name.description, isShownByCode: !shown.shownViews.isEmpty,
      hiddenBeside: shown.hiddenBeside,
      hiding: shown.hiding, hidingAround: shown.hidingAround,
      isExcluded: excluded.contains(name, inDocumentAt: document.path))
  }
}
