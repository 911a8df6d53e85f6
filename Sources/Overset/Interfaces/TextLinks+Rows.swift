import OversetInterfaces
import OversetModel
import OversetSources

/// What code hides in the rows of stack views of documents.
extension TextLinks {
  /// Why a view may have more room in a stack view whose views are equally wide: code may take another one
  /// of them out.
  func doubtOfRow(
    around object: InterfaceObject, in tree: InterfaceTree, without hidden: Set<String>
  ) -> String? {
    guard let stack = object.superview.map({ tree.objects[$0] }), stack.kind == "stackView",
      stack.subviews.count <= Self.mostInRow, stack.hasEqualWidths
    else { return nil }
    let outlets = stack.subviews.lazy.filter {
      $0 != object.index && !hidden.contains(tree.objects[$0].id)
    }
    .flatMap { tree.classOutlets(to: tree.objects[$0]) }
    return outlets.flatMap(settings.settings).first(where: \.isAboutHiding).map {
      "code may hide a view beside it (\($0.location.lineName))"
    }
  }

  /// Whether a view is in one of several equally wide views of a row which code hides and shows all: often one at a
  /// time is there, and has all of the room. `hidden` are views of which that is known.
  func hidesWholeRow(
    around view: Int, in tree: InterfaceTree, of document: InterfaceDocument,
    without hidden: Set<String>
  ) -> Bool {
    tree.equalRows(around: view).contains { row in
      row.allSatisfy { other in
        !hidden.contains(other.id)
          && tree.classOutlets(to: other).flatMap(settings.settings).on(document.platform)
            .contains(where: \.isAboutHiding)
      }
    }
  }

  /// The ids of the views beside a view, or beside one around it, that code hides wherever it shows the view: of
  /// horizontal stack views, which give them no room then (UIStackView reference).
  func viewsGivingWay(
    to view: Int, in tree: InterfaceTree, of document: InterfaceDocument
  ) -> Set<String> {
    Set(
      tree.rows(around: view).flatMap { object, row in
        row.lazy.map { tree.objects[$0] }.filter { other in
          other.index != object.index
            && alwaysGivesWay(other, to: object, in: tree, of: document)
        }.map(\.id)
      })
  }

  private func alwaysGivesWay(
    _ other: InterfaceObject, to object: InterfaceObject, in tree: InterfaceTree,
    of document: InterfaceDocument
  ) -> Bool {
    let hiding = tree.classOutlets(to: other).flatMap(settings.settings).on(document.platform)
      .filter(\.isAboutHiding)
    if hiding.isEmpty { return false }
    let showing = showing(object, in: tree, of: document)
    return hiding.allSatisfy { hiding in showing.contains(where: hiding.isOpposite) }
  }

  /// Whether code hides a view where it shows another one: next to each other, with opposite values.
  func givesWay(
    _ other: InterfaceObject, to object: InterfaceObject, in tree: InterfaceTree,
    of document: InterfaceDocument
  ) -> Bool {
    let showing = showing(object, in: tree, of: document)
    return tree.classOutlets(to: other).flatMap(settings.settings).on(document.platform)
      .contains { hiding in hiding.isAboutHiding && showing.contains(where: hiding.isOpposite) }
  }
}

extension OutletSetting {
  /// Whether both are set near each other, one to what the other is not: `a.isHidden = isOpen`, `b.isHidden = !isOpen`.
  fileprivate func isOpposite(of other: OutletSetting) -> Bool {
    let distance = abs(location.position.line - other.location.position.line)
    guard location.path == other.location.path, distance <= Self.mostLines,
      case .unknown(let value?) = assignment.value,
      case .unknown(let otherValue?) = other.assignment.value
    else { return false }
    // Each branch sets literals of its own.
    if setsTrue && other.setsFalse { return distance <= 1 }
    return value == "!" + otherValue || otherValue == "!" + value
  }

  /// Between what one block sets.
  private static let mostLines = 8
}
