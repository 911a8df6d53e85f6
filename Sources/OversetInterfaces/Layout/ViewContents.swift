import OversetModel

extension InterfaceDocument {
  /// What in a view has a size of its own. The numbers are those of the Xcode that wrote the
  /// document, found by comparing documents with the frames stored in them.
  func content(of view: InterfaceObject, in tree: InterfaceTree) -> ViewContent {
    let element = view.element
    let width = element.attribute("placeholderIntrinsicWidth")
    let height = element.attribute("placeholderIntrinsicHeight")
    if width != nil || height != nil {
      return .fixed(
        width: element.number("placeholderIntrinsicWidth"),
        height: element.number("placeholderIntrinsicHeight"), isKnown: false)
    }
    if view.customClass != nil, !["label", "button"].contains(view.kind),
      let size = designables[view.id]
    {
      return .fixed(width: size.width, height: size.height, isKnown: true)
    }
    return platform == .macOS ? macContent(of: view, in: tree) : iOSContent(of: view, in: tree)
  }

  private func iOSContent(of view: InterfaceObject, in tree: InterfaceTree) -> ViewContent {
    let element = view.element
    switch view.kind {
    case "label": return texts(of: view, in: tree).first.map(ViewContent.label) ?? .none
    case "textView":
      guard element.flag("scrollEnabled") == false else { return .none }
      return texts(of: view, in: tree).first.map(ViewContent.textView) ?? .none
    case "button": return buttonContent(of: view, in: tree)
    case "textField": return .field(fieldContent(of: view, in: tree))
    case "segmentedControl": return .segments(segmentContent(of: view, in: tree))
    case "imageView":
      // Code sets the image of a view without one.
      let size = imageName(of: element, "image").flatMap { images[$0] }
      return .fixed(width: size?.width, height: size?.height, isKnown: size != nil)
    case "switch":
      return plugin < 24400
        ? .fixed(width: 49, height: 31, isKnown: true)
        : .fixed(width: 61, height: 28, isKnown: true)
    case "stepper": return .fixed(width: 94, height: plugin >= 15000 ? 32 : 29, isKnown: true)
    case "slider": return .fixed(width: nil, height: 30, isKnown: true)
    case "progressView":
      let isBar = element.attribute("progressViewStyle") == "bar"
      let height = isBar ? 2.5 : plugin >= 17000 ? 4 : 2
      return .fixed(width: nil, height: height, isKnown: true)
    case "activityIndicatorView":
      let isLarge = ["whiteLarge", "large"].contains(element.attribute("style"))
      return .fixed(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20, isKnown: true)
    case "pageControl":
      if plugin >= 17000 { return .fixed(width: nil, height: 26, isKnown: false) }
      let count = element.number("numberOfPages") ?? 0
      return .fixed(width: 7 + 16 * (count - 1), height: 37, isKnown: false)
    case "datePicker":
      guard element.attribute("style") == "wheels" || plugin < 16000 else {
        return .fixed(width: nil, height: nil, isKnown: false)
      }
      return .fixed(width: 320, height: 216, isKnown: true)
    case "pickerView": return .fixed(width: nil, height: 216, isKnown: true)
    case "searchBar": return .fixed(width: nil, height: plugin >= 13000 ? 56 : 44, isKnown: true)
    case "navigationBar", "toolbar": return .fixed(width: nil, height: 44, isKnown: true)
    case "tabBar": return .fixed(width: nil, height: 49, isKnown: true)
    default: return .none
    }
  }

  private func buttonContent(of view: InterfaceObject, in tree: InterfaceTree) -> ViewContent {
    let element = view.element
    let type = element.attribute("buttonType")
    if ["infoLight", "infoDark", "detailDisclosure", "contactAdd"].contains(type) {
      let isOld = plugin < 15000
      return .fixed(width: isOld ? 22 : 25, height: isOld ? 22 : 24, isKnown: isOld)
    }
    let texts = texts(of: view, in: tree)
    let state = element.children.first { $0.name == "state" && $0.attribute("key") == "normal" }
    var content = ButtonContent()
    content.fontSize = ["system", "roundedRect"].contains(type) ? 15 : 18
    if let configuration = element.property("configuration") {
      content.hasConfiguration = true
      content.title = texts.first { $0.fillsView }
      content.subtitle = texts.first { $0.property == "configuration.subtitle" }
      content.insets = configuration.insets("contentInsets") ?? Self.configurationInsets
      content.imagePadding = configuration.number("imagePadding") ?? 0
      if let name = imageName(of: configuration, "image")
        ?? state.flatMap({ imageName(of: $0, "image") })
      {
        content.image = images[name] ?? symbolSize(name)
        content.isKnown = images[name] != nil
      }
      return .button(content)
    }
    content.title = texts.first { $0.property.hasPrefix("normal") && $0.fillsView }
    content.insets = element.insets("contentEdgeInsets")
    if let font = element.property("fontDescription") {
      content.fontSize = InterfaceFont(iOS: font, size: content.fontSize).description.pointSize
    }
    if let name = state.flatMap({ imageName(of: $0, "image") }) {
      // Without a title the frame says more of a symbol's size than a guess does.
      content.image = images[name] ?? (content.title == nil ? nil : symbolSize(name))
      content.isKnown = images[name] != nil
    }
    if let name = state.flatMap({ imageName(of: $0, "backgroundImage") }) {
      content.background = images[name]
    }
    return .button(content)
  }

  /// About the size of a symbol beside text of the body style: its configuration is not modelled.
  private func symbolSize(_ name: String) -> Size {
    guard let size = symbols[name] else { return Size(width: 20, height: 20) }
    return Size(width: size.width * 0.17, height: size.height * 0.17)
  }

  private func fieldContent(of view: InterfaceObject, in tree: InterfaceTree) -> FieldContent {
    let texts = texts(of: view, in: tree)
    let style = view.element.attribute("borderStyle")
    let font = InterfaceFont(iOS: view.element.property("fontDescription"), size: 17)
    let size = font.description.pointSize
    let line = size * SystemLine.height
    let height: Points =
      switch style {
      case "roundedRect": plugin >= 15000 ? 34 : 30
      case "bezel", "line": line + 4
      default: line.rounded(.up) + (plugin >= 15000 && size == 17 ? 1 : 0)
      }
    let padding: Points = ["roundedRect", "bezel"].contains(style) ? 14 : style == "line" ? 4 : 0
    return FieldContent(
      text: texts.first { !$0.text.isEmpty } ?? texts.first, padding: padding, height: height,
      fontSize: size)
  }

  private func segmentContent(of view: InterfaceObject, in tree: InterfaceTree) -> SegmentContent {
    let segments = view.element.child("segments")?.children ?? []
    let titles = texts(of: view, in: tree)
    let isNew = plugin >= 15000
    return SegmentContent(
      titles: titles, widths: segments.map { $0.number("width") ?? 0 },
      isApportioned: view.element.flag("apportionsSegmentWidthsByContent") ?? false,
      padding: isNew ? 19 : 15, height: isNew ? 31 : 28,
      isKnown: titles.count == segments.count && titles.allSatisfy { !$0.text.isEmpty })
  }
}

/// The line of the system font of iOS, in font sizes.
enum SystemLine {
  static let height = 2444.0 / 2048
  static let ascent = 1950.0 / 2048
}
