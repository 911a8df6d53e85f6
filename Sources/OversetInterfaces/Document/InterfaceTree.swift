package import OversetModel

/// The objects of a document in one size class: what its variations remove is not among them.
package struct InterfaceTree: Sendable {
  package let sizeClass: SizeClass
  /// In file order: an object comes before what is written in it.
  package internal(set) var objects: [InterfaceObject] = []
  package internal(set) var scenes: [InterfaceScene] = []
  /// The views that are laid out by themselves: roots, cells and headers.
  package internal(set) var systems: [Int] = []
  var indices: [String: Int] = [:]
  var outlets: [String: [InterfaceOutlet]] = [:]
  /// The constraints with outlets, by the views that they place.
  var changeable: [Int: [InterfaceConstraint]] = [:]
  /// Ids of controllers that are shown in a part of a screen: embedded, or in a popover.
  var partialControllers: Set<String> = []
  /// By a class of the app's: how many prototypes of rows and items are of it.
  package internal(set) var prototypes: [String: Int] = [:]

  /// The object with an id; the first, where several have it.
  package func index(of id: String) -> Int? { indices[id] }

  /// The connections that code can reach an object by.
  package func outlets(to object: InterfaceObject) -> [InterfaceOutlet] {
    outlets[object.id] ?? []
  }

  /// The same of a constraint.
  package func outlets(to constraint: InterfaceConstraint) -> [InterfaceOutlet] {
    outlets[constraint.id] ?? []
  }

  /// Whether a root is the view of a controller: in a XIB its owner has it as `view`.
  package func isControllerView(_ root: InterfaceObject) -> Bool {
    switch root.role {
    case .controllerRoot: true
    case .documentRoot:
      outlets(to: root).contains {
        $0.property == "view" && objects[$0.owner].kind == "placeholder"
      }
    default: false
    }
  }

  /// Whether a root is as large as a screen, as far as the document says.
  package func fillsScreen(_ root: InterfaceObject) -> Bool {
    let controller = root.parent.map { objects[$0].id }
    return isControllerView(root) && root.hasScreenWidth
      && controller.map(partialControllers.contains) != true
  }

  /// An object and all that is written around it, from the inside.
  package func ancestors(of index: Int) -> [InterfaceObject] {
    Array(sequence(first: objects[index]) { $0.parent.map { objects[$0] } })
  }

  /// A view and those around it that the document hides, from the inside.
  package func hiddenViews(around view: Int) -> [InterfaceObject] {
    sequence(first: view) { objects[$0].superview }.map { objects[$0] }.filter(\.isHidden)
  }

  /// Whether a view is in a stack view of its own, which gives no room to what is hidden.
  package func isArranged(_ object: InterfaceObject) -> Bool {
    object.role == .subview && object.superview.map { objects[$0].kind } == "stackView"
  }

  /// The views of a system, its root first: cells and headers in it are systems of their own.
  package func views(inSystem root: Int) -> [Int] {
    var views: [Int] = []
    var rest = [root]
    while let view = rest.popLast() {
      views.append(view)
      rest += objects[view].subviews.reversed().filter { !objects[$0].role.isOwnSystem }
    }
    return views
  }
}

extension InterfaceObject {
  /// Whether a root is not narrower than every phone, as the views of popovers and panels are.
  var hasScreenWidth: Bool { (frame?.width ?? 0) >= 320 }
}

extension InterfaceObject.Role {
  /// Whether its constraints never push on what is around it.
  var isOwnSystem: Bool { self == .cell || self == .header }
}

/// A scene of a storyboard, or an object at the top of a XIB.
package struct InterfaceScene: Sendable {
  package let id: String
  /// Nil for a view at the top of a XIB.
  package internal(set) var controller: Int?
  /// The views that are in no other view.
  package internal(set) var roots: [Int] = []
  /// Its segues and relationships.
  var segues: Set<InterfaceSegue> = []
}

/// What leads from a scene to a controller.
struct InterfaceSegue: Hashable, Sendable {
  /// The controller's id.
  let destination: String
  let identifier: String?
  /// Whether code of the app performs it: it begins at the controller, not at a view, and is of a class of UIKit
  /// (UIViewController.performSegue(withIdentifier:sender:)).
  let isManual: Bool
  /// The identifier of the prototype of a row that it begins in, which code must ask for; nil of any other.
  let prototype: String?
}

/// An outlet of a document: a property of one object that holds another.
package struct InterfaceOutlet: Sendable {
  /// The object that has the property.
  package let owner: Int
  package let property: String
  /// Whether the property is one of several objects that a collection holds.
  package let isCollection: Bool
  package let position: TextPosition
}
