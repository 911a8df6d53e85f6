import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetRules
import OversetTypesetting

/// A scene solved again, for a picture: with the texts of one locale, at one variant.
struct PosedScene {
  let scene: SolvedScene
  let locale: LocaleIdentifier
  let variant: LayoutVariant
  let canvas: InterfaceCanvas
  let solved: SolvedInterface
  let tree: InterfaceTree
  /// What the app shows, by the keys of objects.
  let texts: [String: String]
  /// The facts about its texts.
  let moment: SceneMoment

  var work: SceneWork { scene.work }

  var document: InterfaceDocument { work.document }

  /// The view of a text; nil for one that is not there in this size class.
  func view(ofText text: Int) -> Int? {
    tree.index(of: work.texts[text].view)
  }

  /// The view of which a view's frame is a part: a root, a cell or a header.
  func surface(around view: Int) -> Int {
    sequence(first: view) { tree.objects[$0].superview }
      .first { tree.objects[$0].role.isLaidOutAlone || tree.objects[$0].superview == nil } ?? view
  }

  /// What a view shows by itself; nil for no text.
  func text(of view: Int) -> (text: InterfaceText, shown: String)? {
    // The texts of AppKit's controls are in their cells.
    let objects = [view] + tree.objects[view].children.filter { !tree.objects[$0].isView }
    for object in objects {
      for text in document.texts(of: tree.objects[object], in: tree)
      where text.fillsView && text.view == view {
        let shown = texts[text.key] ?? text.text
        if !shown.isEmpty { return (text, shown) }
      }
    }
    return nil
  }
}

extension InterfaceObject.Role {
  /// Whether nothing around it knows how high it is in the app.
  var isLaidOutAlone: Bool { self == .cell || self == .header }
}

extension SceneSolver {
  /// A text in the place of the one that the app shows first.
  struct OwnText: Hashable {
    /// Among the scene's.
    var text: Int
    var shown: String
  }

  /// A scene at one of its variants.
  ///
  /// Nil where it cannot be laid out.
  func pose(
    _ scene: SolvedScene, in locale: LocaleIdentifier, at variant: Int,
    own: OwnText?, _ layouts: inout LayoutsBySizeClass
  ) -> PosedScene? {
    let work = scene.work
    var texts = texts(of: work, in: locale)
    if let own { texts[work.texts[own.text].text.key] = own.shown }
    let (weight, contentSize, screen) = work.variants[variant]
    let (canvas, measurer) = setting(ofVariant: variant, of: work, in: locale)
    guard let (solved, tree) = layouts.solve(on: canvas, texts, measurer) else { return nil }
    return PosedScene(
      scene: scene, locale: locale,
      variant: LayoutVariant(
        contentSize: contentSize, screen: screen?.name, legibilityWeight: weight),
      canvas: canvas, solved: solved, tree: tree, texts: texts,
      moment: SceneMoment(solved, in: tree, of: work, on: canvas))
  }
}
