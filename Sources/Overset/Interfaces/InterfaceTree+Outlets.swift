import OversetInterfaces

extension InterfaceTree {
  /// The outlets of classes that have the object of a text, or the view that shows it.
  func outlets(to text: InterfaceText) -> [DocumentOutlets.Outlet] {
    let holders = Set([text.object, text.view].compactMap { $0 }).sorted()
    return holders.flatMap { classOutlets(to: objects[$0]) }
  }

  /// The outlets of classes that have an object.
  func classOutlets(to object: InterfaceObject) -> [DocumentOutlets.Outlet] {
    classOutlets(among: outlets(to: object))
  }

  /// Those that have a constraint that says how wide a view is, or how high.
  func constraintOutlets(around view: Int) -> [DocumentOutlets.Outlet] {
    classOutlets(among: changeableConstraints(around: view).flatMap(outlets))
  }

  /// Those that have a stack view around a view.
  func stackOutlets(around view: Int) -> [DocumentOutlets.Outlet] {
    ancestors(of: view).prefix(Self.mostAround).filter { $0.kind == "stackView" }
      .flatMap(classOutlets)
  }

  /// Those that have a view, or a view around it.
  func enclosingOutlets(around view: Int) -> [DocumentOutlets.Outlet] {
    ancestors(of: view).prefix(Self.mostAround).flatMap(classOutlets)
  }

  /// The rows of equally wide views, each of more than one, of which one is around a view: those of a column are
  /// equally high.
  func equalRows(around view: Int) -> [[InterfaceObject]] {
    ancestors(of: view).dropFirst().prefix(Self.mostAround).compactMap { object in
      guard let stack = object.superview.map({ objects[$0] }), stack.kind == "stackView",
        stack.element.attribute("axis") != "vertical",
        (2...Self.mostOfRow).contains(stack.subviews.count), stack.hasEqualWidths
      else { return nil }
      return stack.subviews.map { objects[$0] }
    }
  }

  /// A view, or one around it, with the views of the row of a stack view that it is in: from the inside.
  func rows(around view: Int) -> [(view: InterfaceObject, row: [Int])] {
    ancestors(of: view).prefix(Self.mostAround).compactMap { object in
      guard isArranged(object), let stack = object.superview.map({ objects[$0] }),
        stack.element.attribute("axis") != "vertical",
        (2...Self.mostOfRow).contains(stack.subviews.count)
      else { return nil }
      return (object, stack.subviews)
    }
  }

  /// More views than a person nests around a text.
  private static let mostAround = 32

  /// Those that have a button that stands beside a view in a row of a stack view and is as wide as its image.
  func imageOutlets(beside view: Int) -> [DocumentOutlets.Outlet] {
    guard let row = objects[view].superview.map({ objects[$0] }), row.kind == "stackView",
      row.element.attribute("axis") != "vertical", row.subviews.count <= Self.mostOfRow
    else { return [] }
    let buttons = row.subviews.filter { index in
      index != view && objects[index].kind == "button" && objects[index].hasImage
        && !objects[index].constraints.contains { $0.first.attribute == .width }
    }
    return buttons.flatMap { classOutlets(to: objects[$0]) }
  }

  /// The outlets of the views beside a view in a row of a stack view.
  func rowOutlets(beside object: InterfaceObject) -> [DocumentOutlets.Outlet] {
    guard isArranged(object), let row = object.superview.map({ objects[$0] }),
      row.element.attribute("axis") != "vertical", row.subviews.count <= TextLinks.mostInRow
    else { return [] }
    return row.subviews.filter { $0 != object.index }.flatMap { classOutlets(to: objects[$0]) }
  }

  /// More views than a person puts into a row: each of its texts looks at all of them.
  private static let mostOfRow = 64

  private func classOutlets(among outlets: [InterfaceOutlet]) -> [DocumentOutlets.Outlet] {
    outlets.compactMap { outlet in
      // A collection's objects are not told apart.
      guard !outlet.isCollection, let owner = objects[outlet.owner].ownerClass else { return nil }
      return DocumentOutlets.Outlet(owner: owner, property: outlet.property)
    }
  }
}

extension InterfaceObject {
  /// The class whose outlets code sets: the app's own, or AppKit's of a table's cell.
  fileprivate var ownerClass: String? {
    customClass ?? (kind == "tableCellView" ? Self.cellClass : nil)
  }

  /// Has the outlet `textField`.
  static let cellClass = "NSTableCellView"
}
