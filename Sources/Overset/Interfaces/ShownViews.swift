import OversetInterfaces

/// The scenes in which code shows some texts: with views that the document hides in stack views, or without views
/// that code hides where it shows the text.
extension SceneWork {
  /// Each with its texts, by their indices; none where the document's own scene shows all of them.
  var scenesOfCode: [(scene: SceneWork, texts: [Int])] {
    var scenes: [(scene: SceneWork, texts: [Int])] = []
    if !shownByCode.isEmpty {
      let shown = texts.indices.filter { texts[$0].isShownByCode }
      scenes.append((changed(for: shown) { $0.shownByCode.formUnion(shownByCode) }, shown))
    }
    let rest = texts.indices.filter { !texts[$0].isShownByCode && !texts[$0].hiddenBeside.isEmpty }
    let alone = Dictionary(grouping: rest) { texts[$0].hiddenBeside }
    for (hidden, texts) in alone.sorted(by: { $0.value[0] < $1.value[0] }).prefix(Self.mostScenes) {
      scenes.append((changed(for: texts) { $0.hiddenByCode.formUnion(hidden) }, texts))
    }
    return scenes
  }

  /// Each is laid out by itself; more groups of views than a person lets give way to each other.
  private static let mostScenes = 8

  /// The scene of which only some texts are wanted, in a changed document.
  private func changed(
    for texts: [Int], _ change: (inout InterfaceDocument) -> Void
  ) -> SceneWork {
    var document = document
    change(&document)
    return SceneWork(
      interface: interface, document: document, root: root, texts: self.texts,
      otherTexts: otherTexts, variants: variants, isUnnamed: isUnnamed, shownByCode: shownByCode,
      wanted: Set(texts))
  }

  /// The scene in which each text is seen.
  var scenesOfTexts: [SceneWork] {
    var scenes = texts.map { _ in self }
    for (scene, texts) in scenesOfCode { for text in texts { scenes[text] = scene } }
    return scenes
  }
}

extension SceneMoment {
  /// The same with some texts where another layout has them.
  func taking(_ texts: [Int], from other: SceneMoment) -> SceneMoment {
    var moment = self
    for text in texts { moment.views[text] = other.views[text] }
    moment.unsolved =
      unsolved.filter { !texts.contains($0) } + other.unsolved.filter(texts.contains)
    return moment
  }
}
