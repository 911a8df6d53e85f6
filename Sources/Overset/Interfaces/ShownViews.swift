import OversetInterfaces

/// The views that a document hides in stack views, and that code shows.
extension SceneWork {
  /// The scene with them shown, of which only their texts are wanted.
  var withShownViews: SceneWork {
    let document = self.document.showing(shownByCode)
    return SceneWork(
      interface: interface, document: document, root: root, texts: texts, otherTexts: otherTexts,
      variants: variants, isUnnamed: isUnnamed, shownByCode: shownByCode,
      wanted: Set(textsShownByCode))
  }

  /// Of the scene's texts, by their indices.
  var textsShownByCode: [Int] { texts.indices.filter { texts[$0].isShownByCode } }

  /// The scene in which a text is seen.
  func showing(_ text: Int) -> SceneWork { texts[text].isShownByCode ? withShownViews : self }
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

extension InterfaceDocument {
  fileprivate func showing(_ views: Set<String>) -> InterfaceDocument {
    var document = self
    document.shownByCode.formUnion(views)
    return document
  }
}
