package import OversetAutoLayout
import OversetModel

/// A change to a document that may give a text more room: objects and constraints by their ids.
package enum LayoutEdit: Hashable, Sendable {
  /// A label may have any number of lines.
  case anyLines(label: String)
  /// A constraint that says a length says the least one.
  case atLeast(constraint: String)
  /// A constraint gives way to texts of the usual compression resistance.
  case givesWay(constraint: String)
  /// A view is compressed before those of a compression resistance are.
  case yields(view: String, to: Double)
  /// A stack view gives its views the widths that they ask for.
  case fills(stack: String)
  /// A stack view puts its views below each other.
  case stacksVertically(stack: String)
}

extension InterfaceLayout {
  /// The layout of the changed document.
  package func changed(by edits: [LayoutEdit]) throws(LayoutError) -> InterfaceLayout {
    var changed = self
    for index in systems.indices {
      var isTouched = false
      for edit in edits where changed.systems[index].apply(edit, in: tree) { isTouched = true }
      if isTouched {
        changed.systems[index].solver = try LayoutSystem(changed.systems[index].scene)
      }
    }
    return changed
  }
}

extension InterfaceSystem {
  /// Answers with whether the system has what is changed.
  fileprivate mutating func apply(_ edit: LayoutEdit, in tree: InterfaceTree) -> Bool {
    func index(of id: String) -> Int? { tree.index(of: id).flatMap { views.firstIndex(of: $0) } }
    switch edit {
    case .anyLines(let id):
      guard let view = index(of: id), case .label(var text) = contents[view] else { return false }
      text.label.numberOfLines = 0
      contents[view] = .label(text)
      scene.views[view].wraps = true
    case .atLeast(let id):
      guard let constraint = constraints.firstIndex(where: { $0.id == id }) else { return false }
      scene.constraints[constraint].relation = .atLeast
    case .givesWay(let id):
      guard let constraint = constraints.firstIndex(where: { $0.id == id }) else { return false }
      scene.constraints[constraint].priority = min(
        scene.constraints[constraint].priority, LayoutEdit.belowUsualResistance)
    case .yields(let id, let resistance):
      guard let view = index(of: id) else { return false }
      scene.views[view].compressionResistance.horizontal = max(1, resistance - 1)
    case .fills(let id):
      guard let view = index(of: id), case .stack(var arrangement) = scene.views[view].role else {
        return false
      }
      arrangement.distribution = .fill
      scene.views[view].role = .stack(arrangement)
    case .stacksVertically(let id):
      guard let view = index(of: id), case .stack(var arrangement) = scene.views[view].role else {
        return false
      }
      arrangement.axis = .vertical
      arrangement.distribution = .fill
      // Only rows have baselines.
      if [.firstBaseline, .lastBaseline].contains(arrangement.alignment) {
        arrangement.alignment = .leading
      }
      scene.views[view].role = .stack(arrangement)
    }
    return true
  }
}

extension LayoutEdit {
  /// Less than the compression resistance of 750 that Interface Builder gives every view.
  fileprivate static let belowUsualResistance = 749.0
}
