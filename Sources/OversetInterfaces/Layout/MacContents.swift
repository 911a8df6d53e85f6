import OversetModel

extension InterfaceDocument {
  /// What in a view of macOS has a size of its own.
  func macContent(of view: InterfaceObject, in tree: InterfaceTree) -> ViewContent {
    switch view.kind {
    case "imageView":
      let name = view.element.property("cell").flatMap { imageName(of: $0, "image") }
      guard let name else { return .none }
      let size = images[name]
      return .fixed(width: size?.width, height: size?.height, isKnown: size != nil)
    case "textField", "secureTextField", "searchField", "comboBox", "button", "popUpButton",
      "segmentedControl", "slider", "progressIndicator":
      return .fixed(width: nil, height: nil, isKnown: false)
    default: return .none
    }
  }
}
