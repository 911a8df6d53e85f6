import OversetAutoLayout

extension InterfaceObject {
  /// How far the frame goes beyond the rectangle that constraints are about, found by comparing
  /// documents with the frames that Xcode stored in them.
  func alignmentInsets(in document: InterfaceDocument) -> LayoutInsets {
    switch (document.platform, kind) {
    case (.iOS, "switch"): LayoutInsets(top: 0, left: 0, bottom: 0, right: 2)
    case (.iOS, "slider"): LayoutInsets(top: 0, left: 2, bottom: 1, right: 2)
    case (.iOS, "segmentedControl"): LayoutInsets(top: 0, left: 0, bottom: 1, right: 0)
    case (.macOS, _): macInsets(document.macLook)
    default: .zero
    }
  }

  private func macInsets(_ look: MacLook) -> LayoutInsets {
    let cell = element.property("cell")
    let isSmall = cell?.attribute("controlSize") == "small"
    switch kind {
    case "textField", "secureTextField":
      let isLabel = ["borderStyle", "bezelStyle"].allSatisfy { cell?.attribute($0) == nil }
      return isLabel ? LayoutInsets(top: 0, left: 2, bottom: 0, right: 2) : .zero
    case "button" where look != .macOS26:
      switch cell?.attribute("type") {
      case "push" where cell?.attribute("bezelStyle") == "rounded":
        return isSmall || look == .macOS10
          ? LayoutInsets(top: 4, left: 6, bottom: 7, right: 6)
          : LayoutInsets(top: 5, left: 7, bottom: 7, right: 7)
      case "check", "radio":
        return isSmall
          ? LayoutInsets(top: 1, left: 1, bottom: 1, right: 0)
          : LayoutInsets(top: 1, left: 2, bottom: 1, right: 0)
      case "help": return LayoutInsets(top: 2, left: 2, bottom: 4, right: 2)
      default: return .zero
      }
    case "popUpButton" where look != .macOS26:
      return LayoutInsets(top: 1, left: 3, bottom: 4, right: 4)
    case "box" where look != .macOS26 && element.attribute("boxType") == nil:
      return LayoutInsets(top: 2, left: 3, bottom: 4, right: 3)
    default: return .zero
    }
  }
}
