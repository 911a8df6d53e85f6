import OversetModel

extension InterfaceDocument {
  /// What in a view of macOS has a size of its own, found by comparing documents with the frames
  /// stored in them; lengths are of the alignment rectangle.
  func macContent(of view: InterfaceObject, in tree: InterfaceTree) -> ViewContent {
    let cell = view.children.map { tree.objects[$0] }.first {
      $0.element.attribute("key") == "cell"
    }
    switch view.kind {
    case "imageView":
      guard let name = cell.flatMap({ imageName(of: $0.element, "image") }) else { return .none }
      let size = images[name]
      return .fixed(width: size?.width, height: size?.height, isKnown: size != nil)
    case "textField", "secureTextField", "searchField", "comboBox":
      return cell.map { macField(of: $0, in: tree) } ?? .none
    case "button": return cell.map { macButton(of: $0, in: tree) } ?? .none
    case "popUpButton": return cell.map { .control(macPopUp(of: $0, in: tree)) } ?? .none
    case "box" where view.element.attribute("boxType") == "separator":
      return .fixed(width: nil, height: nil, isKnown: true)
    case "slider": return .fixed(width: nil, height: 16, isKnown: true)
    case "segmentedControl", "progressIndicator":
      return .fixed(width: nil, height: nil, isKnown: false)
    default: return .none
    }
  }

  /// The system whose controls Xcode showed when it stored the frames.
  var macLook: MacLook {
    if plugin < 19000 { return .macOS10 }
    return plugin >= 24000 && hasNewControls ? .macOS26 : .macOS11
  }

  private func macField(of cell: InterfaceObject, in tree: InterfaceTree) -> ViewContent {
    let isBordered = ["borderStyle", "bezelStyle"].contains { cell.element.attribute($0) != nil }
    let isSmall = cell.element.attribute("controlSize") == "small"
    if isBordered {
      return .field(
        FieldContent(
          asksForWidth: false, padding: 0, height: isSmall ? 19 : 21, fontSize: isSmall ? 11 : 13))
    }
    guard let text = texts(of: cell, in: tree).first(where: { $0.property == "title" }) else {
      let font = InterfaceFont(cell.element.property("font"), on: .macOS, isSmall: isSmall)
      let height = MacLine.height(of: font.description.on(.macOS).pointSize)
      return .fixed(width: nil, height: height, isKnown: false)
    }
    return .label(text)
  }

  private func macButton(of cell: InterfaceObject, in tree: InterfaceTree) -> ViewContent {
    let element = cell.element
    let title = texts(of: cell, in: tree).first { $0.property == "title" && !$0.text.isEmpty }
    let isSmall = element.attribute("controlSize") == "small"
    let hasImage = imageName(of: element, "image") != nil
    let look = macLook
    var control = ControlContent(texts: title.map { [$0] } ?? [])
    switch element.attribute("type") {
    case "check", "radio":
      control.padding = isSmall ? 20 : look == .macOS26 ? 22 : 24
      control.height = look == .macOS26 ? 16 : isSmall ? 14 : 16
    case "push" where element.attribute("bezelStyle") == "rounded":
      control.padding = isSmall ? 16 : look == .macOS10 ? 28 : look == .macOS26 ? 25 : 20
      control.height = isSmall ? 16 : look == .macOS26 ? 24 : look == .macOS10 ? 21 : 20
      control.isKnown = !hasImage
    case "recessed":
      control.padding = 14
      control.height = 19
      control.isKnown = !hasImage
    default:
      return .fixed(width: nil, height: nil, isKnown: false)
    }
    return .control(control)
  }

  /// As wide as its widest item.
  private func macPopUp(of cell: InterfaceObject, in tree: InterfaceTree) -> ControlContent {
    var control = ControlContent(texts: [], padding: 40, height: macLook == .macOS26 ? 24 : 21)
    let menu = cell.children.map { tree.objects[$0] }.first { $0.kind == "menu" }
    for item in menu?.children ?? [] {
      let title = texts(of: tree.objects[item], in: tree).first { $0.property == "title" }
      guard var title else { continue }
      title.label.font = InterfaceFont(cell.element.property("font"), on: .macOS).description
        .on(.macOS)
      control.texts.append(title)
    }
    // Only the running app knows the items of a menu that its code fills.
    control.isKnown = false
    return control
  }
}

/// Systems of different looks of controls.
enum MacLook {
  case macOS10, macOS11, macOS26
}

/// Lines of the system font in AppKit.
enum MacLine {
  /// In whole points: the leading of the text style of the size (Human Interface Guidelines,
  /// Typography), else the font's.
  static func height(of size: Points) -> Points {
    let styles = TextStyle.allCases.lazy.compactMap { $0.metrics(at: .large, on: .macOS) }
    return styles.first { $0.size == size }?.leading ?? (size * SystemLine.height).rounded(.up)
  }
}
