import OversetAutoLayout
import OversetModel

/// UITableViewCell.CellStyle: the cell places its own labels.
package enum CellStyle: String, Sendable {
  case basic = "IBUITableViewCellStyleDefault"
  case subtitle = "IBUITableViewCellStyleSubtitle"
  /// The text at one edge, the detail at the other.
  case rightDetail = "IBUITableViewCellStyleValue1"
  case leftDetail = "IBUITableViewCellStyleValue2"
}

extension InterfaceTree {
  /// The style of the cell that a label is the text or the detail of; nil for any other view.
  package func cellStyle(placing object: InterfaceObject) -> CellStyle? {
    guard let content = object.superview, let superview = objects[content].superview else {
      return nil
    }
    let cell = objects[superview]
    guard cell.kind == "tableViewCell", object.kind == "label",
      let style = cell.element.attribute("style").flatMap(CellStyle.init(rawValue:)),
      ["textLabel", "detailTextLabel"].contains(where: { cell.element.attribute($0) == object.id })
    else { return nil }
    return style
  }

  /// The property of its cell that a label is, where code makes copies of the cell, and the class of the
  /// controller around it; nil of any other label.
  package func cellProperty(of object: InterfaceObject) -> (name: String, controller: String)? {
    guard cellStyle(placing: object) != nil, let content = object.superview,
      let index = objects[content].superview, isPrototype(objects[index])
    else { return nil }
    let cell = objects[index]
    var root = index
    while let next = objects[root].superview { root = next }
    let name = ["textLabel", "detailTextLabel"].first {
      cell.element.attribute($0) == object.id
    }
    guard let name, let scene = scenes.first(where: { $0.roots.contains(root) }),
      let controller = scene.controller.flatMap({ objects[$0].customClass })
    else { return nil }
    return (name, controller)
  }
}

/// The constraints that stand for what a cell does with the labels of its style.
struct CellStyleConstraints {
  let tree: InterfaceTree
  let layoutIndices: [Int: Int]
  /// Rows that are as high as their content are no lower, where the document's are not: what
  /// UITableView's rows are without a height of their own.
  private static let leastRowHeight: Points = 44

  /// On Interface Builder's canvas: from the content's edges to a label, and beside an accessory; nil
  /// for the content's margins.
  let canvasMargins: (side: Points, accessory: Points)?

  /// Those of one label; empty for a view that no cell places.
  func constraints(of object: InterfaceObject) -> [LayoutConstraint] {
    guard let style = tree.cellStyle(placing: object), style != .leftDetail,
      let label = layoutIndices[object.index],
      let content = object.superview, let superview = layoutIndices[content],
      let cell = tree.objects[content].superview.map({ tree.objects[$0] }),
      let frame = object.frame
    else { return [] }
    let isDetail = cell.element.attribute("detailTextLabel") == object.id
    let start = start(of: object, label, in: superview, cell: cell)
    let end = end(of: label, in: superview, cell: cell)
    let top = LayoutConstraint(
      LayoutAnchor(label, .top), .equal, LayoutAnchor(superview, .top), constant: frame.y)
    switch style {
    case .basic:
      // All 45 labels of public documents are as high as their content view; those of the other styles
      // are as high as their lines.
      return [
        start, end,
        LayoutConstraint(LayoutAnchor(label, .top), .equal, LayoutAnchor(superview, .top)),
        LayoutConstraint(LayoutAnchor(label, .bottom), .equal, LayoutAnchor(superview, .bottom)),
        LayoutConstraint(
          LayoutAnchor(label, .height), .atLeast, constant: min(frame.height, Self.leastRowHeight),
          priority: 751),
      ]
    case .rightDetail where isDetail:
      return [end, top] + gap(before: label, cell: cell)
    case .subtitle, .rightDetail, .leftDetail:
      var atMost = end
      atMost.relation = .atMost
      return [start, atMost, top]
    }
  }

  /// Behind an image, where there is one, as far as Xcode stored it.
  private func start(
    of object: InterfaceObject, _ label: Int, in content: Int, cell: InterfaceObject
  ) -> LayoutConstraint {
    if let image = cell.element.attribute("imageView").flatMap(tree.index),
      let index = layoutIndices[image], let frame = tree.objects[image].frame
    {
      return LayoutConstraint(
        LayoutAnchor(label, .leading), .equal, LayoutAnchor(index, .trailing),
        constant: (object.frame?.x ?? frame.maxX) - frame.maxX)
    }
    guard let canvasMargins else {
      return LayoutConstraint(
        LayoutAnchor(label, .leading), .equal, LayoutAnchor(content, .leadingMargin))
    }
    return LayoutConstraint(
      LayoutAnchor(label, .leading), .equal, LayoutAnchor(content, .leading),
      constant: canvasMargins.side)
  }

  private func end(of label: Int, in content: Int, cell: InterfaceObject) -> LayoutConstraint {
    let hasAccessory = (cell.element.attribute("accessoryType") ?? "none") != "none"
    guard let canvasMargins else {
      return LayoutConstraint(
        LayoutAnchor(label, .trailing), .equal, LayoutAnchor(content, .trailingMargin))
    }
    return LayoutConstraint(
      LayoutAnchor(label, .trailing), .equal, LayoutAnchor(content, .trailing),
      constant: hasAccessory ? -canvasMargins.accessory : -canvasMargins.side)
  }

  /// The detail keeps away from the text, which keeps its width where there is too little room.
  private func gap(before detail: Int, cell: InterfaceObject) -> [LayoutConstraint] {
    let text = cell.element.attribute("textLabel").flatMap(tree.index).flatMap {
      layoutIndices[$0]
    }
    guard let text else { return [] }
    return [
      LayoutConstraint(
        LayoutAnchor(detail, .leading), .atLeast, LayoutAnchor(text, .trailing), constant: 6)
    ]
  }
}
