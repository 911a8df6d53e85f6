/// Which scenes of a storyboard the app can show (UIStoryboard): the one that it begins with, those that
/// code or another storyboard names, and those that segues of such scenes lead to, if code names those that it
/// must perform. A XIB is loaded by its
/// name, or by that of a class which it has objects of (UINib, UIViewController.nibName).
extension InterfaceDocument {
  /// The identifiers that code must ask for prototypes of rows and items by
  /// (UITableView.dequeueReusableCell(withIdentifier:)).
  package var reuseIdentifiers: Set<String> {
    Set(canvas.objects.compactMap { canvas.isPrototype($0) ? $0.reuseIdentifier : nil })
  }

  /// Whether a view is in a prototype that nobody asks for, where `names` has the identifiers that code has.
  package func isUnreachedPrototype(_ view: Int, namedBy names: Set<String>, in tree: InterfaceTree)
    -> Bool
  {
    tree.ancestors(of: view).contains { cell in
      tree.isPrototype(cell) && cell.reuseIdentifier.map { !names.contains($0) } ?? false
    }
  }

  /// What code that loads a XIB names: the XIB's name, without that of a device, and the class of its
  /// owner, or those of its roots where it has no such owner. Of a storyboard the classes whose names are
  /// the identifiers of their scenes.
  package var loadingNames: Set<String> {
    if isStoryboard {
      return Set(controllers.compactMap { $0.className == $0.identifier ? $0.className : nil })
    }
    let own = name.split(separator: "~").first.map(String.init) ?? name
    let owner = canvas.objects.first(where: \.isFilesOwner)
    let roots = canvas.scenes.flatMap(\.roots).compactMap { canvas.objects[$0].customClass }
    return Set(owner?.ownClass.map { [$0] } ?? roots).union([own])
  }

  /// Whether code names neither a XIB nor the class that loads it. A document without a class of the
  /// app's own may be loaded by a name that code puts together.
  private func isOrphan(namedBy names: Set<String>) -> Bool {
    loadingNames.count > 1 && loadingNames.isDisjoint(with: names)
  }

  /// The identifiers that code may ask for a controller by. One that is the name of the controller's class
  /// is not among them: code may ask for it by the class.
  package var sceneIdentifiers: Set<String> {
    Set(controllers.compactMap { $0.className == $0.identifier ? nil : $0.identifier })
  }

  /// The identifiers that code must perform segues by.
  package var segueIdentifiers: Set<String> {
    Set(canvas.scenes.flatMap(\.segues).compactMap { $0.isManual ? $0.identifier : nil })
  }

  /// The identifiers of scenes in other storyboards that it refers to.
  package var namedScenes: Set<String> {
    Set(
      canvas.objects.filter { $0.kind == "viewControllerPlaceholder" }
        .compactMap { $0.element.attribute("referencedIdentifier") })
  }

  /// The names of the storyboards whose first scenes it refers to (UIStoryboard reference without an identifier).
  package var begunStoryboards: Set<String> {
    Set(
      canvas.objects.filter {
        $0.kind == "viewControllerPlaceholder"
          && $0.element.attribute("referencedIdentifier") == nil
      }.map { $0.element.attribute("storyboardName") ?? name })
  }

  /// The roots of the scenes that nothing leads to, or of a XIB that nothing loads, where `names` are
  /// the identifiers that code and other storyboards name. None of a storyboard that nothing leads
  /// into: it is loaded in a way that is not known.
  package func unreachedRoots(namedBy names: Set<String>) -> Set<Int> {
    guard isStoryboard else {
      return isOrphan(namedBy: names) ? Set(canvas.scenes.flatMap(\.roots)) : []
    }
    guard let reached = reachedScenes(namedBy: names) else { return looseViews }
    return looseViews.union(roots(besides: reached))
  }

  /// The roots of the scenes that something leads to, but nothing without the identifiers in `shared`, which
  /// scenes of several storyboards have. None of a storyboard that only these lead into: code that loads it has
  /// nothing else to ask it for.
  package func doubtfulRoots(namedBy names: Set<String>, sharing shared: Set<String>) -> Set<Int> {
    guard isStoryboard, !shared.isDisjoint(with: sceneIdentifiers),
      let reached = reachedScenes(namedBy: names, sharing: shared)
    else { return [] }
    return roots(besides: reached)
  }

  private func roots(besides reached: Set<Int>) -> Set<Int> {
    Set(
      controllers.filter { !reached.contains($0.scene) }.flatMap { canvas.scenes[$0.scene].roots })
  }
  /// Whether code can ask for a scene of it.
  var hasIdentifiers: Bool { controllers.contains { $0.identifier != nil } }

  /// The scenes of a storyboard that something leads to, by their indices; nil where nothing that is known leads into it.
  /// Identifiers of scenes in `shared` do not count.
  func reachedScenes(namedBy names: Set<String>, sharing shared: Set<String> = []) -> Set<Int>? {
    let controllers = controllers
    let sceneOfController = Dictionary(
      controllers.map { ($0.id, $0.scene) }, uniquingKeysWith: { first, _ in first })
    var reached: Set<Int> = []
    var rest = controllers.filter { controller in
      mayBegin && controller.id == initialController
        || controller.identifier.map { names.contains($0) && !shared.contains($0) } == true
    }.map(\.scene)
    if rest.isEmpty { return mayBegin || hasIdentifiers ? nil : [] }
    while let scene = rest.popLast() {
      guard reached.insert(scene).inserted else { continue }
      rest += canvas.scenes[scene].segues.compactMap { segue in
        let isPerformed = !segue.isManual || segue.identifier.map(names.contains) ?? false
        let isThere = segue.prototype.map(names.contains) ?? true
        return isPerformed && isThere ? sceneOfController[segue.destination] : nil
      }
    }
    return reached
  }

  /// Views beside a controller that no outlet holds: nothing can put them into another view.
  private var looseViews: Set<Int> {
    Set(
      canvas.scenes.flatMap(\.roots).filter { root in
        let view = canvas.objects[root]
        return view.role == .free && view.parent == nil && canvas.outlets(to: view).isEmpty
      })
  }

  /// The class of a XIB's owner; nil of a storyboard.
  package var ownerClass: String? {
    isStoryboard ? nil : canvas.objects.first(where: \.isFilesOwner)?.ownClass
  }

  /// The classes of its own controllers, and of a XIB's owner.
  package var controllerClasses: Set<String> {
    if isStoryboard { return Set(controllers.compactMap(\.className)) }
    return Set([ownerClass].compactMap(\.self).filter { $0.hasSuffix("Controller") })
  }

  /// The app's own classes that loading it makes objects of. The owner of a XIB is there before
  /// (UINib.instantiate(withOwner:options:)): code makes it.
  package var madeClasses: Set<String> {
    let made = Set(canvas.objects.filter { !$0.isFilesOwner }.compactMap(\.customClass))
    return isStoryboard ? made.union(controllerClasses) : made
  }

  /// The classes of controllers that it shows itself, where `names` are what loads it and its scenes: those
  /// in a XIB it makes with it.
  package func shownClasses(namedBy names: Set<String>) -> Set<String> {
    guard isStoryboard else {
      return isOrphan(namedBy: names)
        ? [] : madeClasses
    }
    let reached = reachedScenes(namedBy: names)
    return Set(
      controllers.filter { reached?.contains($0.scene) ?? true }.compactMap(\.className))
  }

  private struct Controller {
    var id: String
    var scene: Int
    var identifier: String?
    var className: String?
  }

  /// None in a XIB.
  private var controllers: [Controller] {
    guard isStoryboard else { return [] }
    return canvas.scenes.enumerated().compactMap { index, scene in
      scene.controller.map { canvas.objects[$0] }.map { object in
        Controller(
          id: object.id, scene: index,
          identifier: object.element.attribute("storyboardIdentifier"),
          className: object.customClass)
      }
    }
  }
}

extension InterfaceTree {
  /// The identifier of the prototype that an object is or lies in; nil of one in none, or in one without.
  func prototypeIdentifier(around object: Int) -> String? {
    ancestors(of: object).lazy.filter(isPrototype).compactMap(\.reuseIdentifier).first
  }

  mutating func countPrototypes() {
    for object in objects where isPrototype(object) {
      if let type = object.customClass { prototypes[type, default: 0] += 1 }
    }
  }

  /// Whether code makes copies of a cell: not one of static rows, nor one at the top of a XIB, which the
  /// whole XIB stands for.
  package func isPrototype(_ object: InterfaceObject) -> Bool {
    guard object.role == .cell, let table = object.superview.map({ objects[$0] }) else {
      return false
    }
    return table.element.attribute("dataMode") != "static"
  }
}

extension InterfaceObject {
  fileprivate var reuseIdentifier: String? { element.attribute("reuseIdentifier") }

  /// Interface Builder's ids of what is not in a document of macOS are negative.
  fileprivate var isFilesOwner: Bool {
    element.attribute("placeholderIdentifier") == "IBFilesOwner"
      || kind == "customObject" && id == "-2"
  }

  /// A class that is not the system's.
  fileprivate var ownClass: String? {
    customClass.flatMap { $0.hasPrefix("NS") || $0.hasPrefix("UI") ? nil : $0 }
  }
}
