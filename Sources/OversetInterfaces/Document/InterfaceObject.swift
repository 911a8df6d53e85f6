package import OversetModel

/// An object of a document: a view, a controller, a bar button item, a menu item.
package struct InterfaceObject: Sendable {
  /// In the tree's `objects`.
  package let index: Int
  /// The document's id; that of its owner and its key where it has none.
  package let id: String
  package let element: InterfaceElement
  package let role: Role
  /// The object that it is written in.
  package let parent: Int?
  /// Everything that is written in it, in file order.
  package internal(set) var children: [Int] = []
  /// The view that it is placed in; nil for a root and for what is no view.
  package internal(set) var superview: Int?
  /// The views that are placed in it.
  package internal(set) var subviews: [Int] = []
  /// Those that it holds and that count, in file order.
  package internal(set) var constraints: [InterfaceConstraint] = []
  /// In the superview, as Interface Builder stored it; nil for what is no view.
  package let frame: Rect?
  package let autoresizing: Autoresizing

  /// What an object is to the one that it is written in.
  package enum Role: Sendable {
    /// A controller's view.
    case controllerRoot
    /// What a window shows.
    case windowRoot
    /// A view at the top of a XIB.
    case documentRoot
    /// A view beside a controller, or in an object that is no view.
    case free
    /// A view in another's `subviews`.
    case subview
    /// A cell of a table or a collection.
    case cell
    /// The view that a cell, a scroll view or a box puts its subviews in.
    case content
    /// A header or footer of a table, or of a section.
    case header
    /// No view: a controller, an item of a bar, a menu item.
    case other
  }

  /// What changes where the superview grows (UIView.AutoresizingMask).
  package struct Autoresizing: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let minX = Autoresizing(rawValue: 1 << 0)
    package static let width = Autoresizing(rawValue: 1 << 1)
    package static let maxX = Autoresizing(rawValue: 1 << 2)
    package static let minY = Autoresizing(rawValue: 1 << 3)
    package static let height = Autoresizing(rawValue: 1 << 4)
    package static let maxY = Autoresizing(rawValue: 1 << 5)
  }

  /// The element's name: `label`.
  package var kind: String { element.name }

  package var customClass: String? { element.attribute("customClass") }

  package var isView: Bool { frame != nil }

  package var isHidden: Bool { element.flag("hidden") ?? false }

  /// Whether its frame comes from the document, and not from constraints.
  package var isFixed: Bool {
    element.flag("fixedFrame") == true
      || element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
  }

  /// Whether its own constraints, or the frame that it keeps, make it a line of two points or less.
  package var isLine: Bool {
    let isConstrained = constraints.contains { constraint in
      constraint.second == nil && constraint.first.view == index && constraint.relation == .equal
        && [.width, .height].contains(constraint.first.attribute) && !constraint.isPlaceholder
        && constraint.priority >= 1000 && constraint.constant <= 2
    }
    guard isFixed, let frame else { return isConstrained }
    return isConstrained || frame.width > 0 && frame.width <= 2
      || frame.height > 0 && frame.height <= 2
  }

  package var position: TextPosition { element.position }
}

extension InterfaceElement {
  /// A rectangle that is written in the element under a key.
  func rect(_ key: String) -> Rect? {
    guard let rect = property(key), rect.name == "rect" else { return nil }
    return Rect(
      x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
      height: rect.number("height") ?? 0)
  }

  /// The mask that is written in the element.
  var autoresizing: InterfaceObject.Autoresizing {
    guard let mask = property("autoresizingMask") else { return [] }
    let names: KeyValuePairs<String, InterfaceObject.Autoresizing> = [
      "flexibleMinX": .minX, "widthSizable": .width, "flexibleMaxX": .maxX,
      "flexibleMinY": .minY, "heightSizable": .height, "flexibleMaxY": .maxY,
    ]
    return names.reduce(into: []) { set, option in
      if mask.flag(option.key) == true { set.insert(option.value) }
    }
  }
}
