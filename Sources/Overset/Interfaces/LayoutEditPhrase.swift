import OversetInterfaces
import OversetModel
import OversetRules

extension LayoutEdit {
  /// What somebody does in Interface Builder; `size` is the content size from which on.
  func phrase(in document: InterfaceDocument, from size: ContentSizeCategory?) -> String {
    let tree = document.canvas
    switch self {
    case .anyLines:
      return document.platform == .macOS
        ? "set Layout to Wraps" : "set Lines to 0 (numberOfLines)"
    case .atLeast(let id):
      let constraint = tree.constraint(id)
      let kind = constraint.map { "\($0.first.attribute.rawValue) " } ?? ""
      let constant = (constraint?.constant ?? 0).roundedUp
      return "make the \(kind)constraint #\(id) ≥ \(constant) instead of = \(constant)"
    case .givesWay(let id):
      let kind = tree.constraint(id).map { "\($0.first.attribute.rawValue) " } ?? ""
      return "give the \(kind)constraint #\(id) a priority below 750"
    case .yields(let id, let resistance):
      return "set the horizontal compression resistance of \(document.name(ofObject: id)) below "
        + "\(resistance.roundedUp)"
    case .fills(let id):
      return "set the Distribution of \(document.name(ofObject: id)) to Fill"
    case .stacksVertically(let id):
      let sizes = size.map { " from \($0.rawValue) on" } ?? ""
      return "stack \(document.name(ofObject: id)) vertically\(sizes)"
    }
  }
}

extension InterfaceTree {
  fileprivate func constraint(_ id: String) -> InterfaceConstraint? {
    objects.lazy.flatMap(\.constraints).first { $0.id == id }
  }
}

extension InterfaceDocument {
  /// `‘Total’ #8bC-Xf-vdC`
  fileprivate func name(ofObject id: String) -> String {
    let name = canvas.index(of: id).flatMap { index in
      pathNames(of: canvas.objects[index], in: canvas).last
    }
    return [name, "#\(id)"].compactMap { $0 }.joined(separator: " ")
  }

  /// What makes an object shrink its text; nil where nothing in Interface Builder does.
  func shrinking(of text: InterfaceText) -> DocumentRemedy.Shrinking? {
    if platform == .macOS { return nil }
    switch canvas.index(of: text.objectID).map({ canvas.objects[$0].kind }) {
    case "label": return .minimumFontScale
    case "button": return .titleLabel
    case "textField": return .minimumFontSize
    default: return nil
    }
  }
}
