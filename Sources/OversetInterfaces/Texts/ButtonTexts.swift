import OversetModel

extension InterfaceDocument {
  /// The titles of a button of iOS: of its configuration, or of its states.
  func buttonTexts(of object: InterfaceObject) -> [InterfaceText] {
    let element = object.element
    if let configuration = element.property("configuration") {
      return configurationTexts(of: object, configuration)
    }
    let isSystem = ["system", "roundedRect"].contains(element.attribute("buttonType"))
    let font = InterfaceFont(iOS: element.property("fontDescription"), size: isSystem ? 15 : 18)
    var texts: [InterfaceText] = []
    for state in element.children where state.name == "state" {
      guard let key = state.attribute("key"), let title = state.text("title") else { continue }
      var text = InterfaceText("\(key)Title", title, of: object, view: object.index)
      text.label.font = font.description
      text.fontDoubt = font.doubt
      text.fillsView = key == "normal"
      text.position = state.position
      texts.append(text)
    }
    for state in element.children where state.name == "state" {
      guard let key = state.attribute("key"), let title = state.property("attributedTitle") else {
        continue
      }
      var text = InterfaceText("\(key)AttributedTitle", "", of: object, view: object.index)
      text.set(AttributedElement(title, on: platform))
      text.fillsView = key == "normal"
      texts.append(text)
    }
    let normal = texts.firstIndex { $0.property.hasPrefix("normal") }
    if let normal, normal > 0 { texts.swapAt(0, normal) }
    let insets = titleInsets(of: object)
    // The title of a button without a configuration is as high as its lines (UIKit's layout of buttons, as
    // disassembled).
    let hasItsHeight =
      element.attribute("contentVerticalAlignment") != "fill"
      && element.flag("clipsSubviews") != true
    return texts.map { text in
      var text = text.onButton(element, insets: insets)
      text.hasItsHeight = hasItsHeight
      return text
    }
  }

  private func configurationTexts(
    of object: InterfaceObject, _ configuration: InterfaceElement
  ) -> [InterfaceText] {
    let insets = configuration.insets("contentInsets") ?? Self.configurationInsets
    let font = configuration.property("titleFontDescription").map {
      InterfaceFont(iOS: $0, size: 17)
    }
    let title = configuration.property("attributedTitle")
    var texts: [InterfaceText] = []
    for name in ["title", "subtitle"] {
      let attributed = name == "title" ? title : configuration.property("attributedSubtitle")
      guard configuration.text(name) != nil || attributed != nil else { continue }
      var text = InterfaceText(
        "configuration.\(name)", configuration.text(name) ?? "", of: object, view: object.index)
      text.label.font = name == "title" ? .textStyle(.body) : .textStyle(.caption1)
      if name == "title", let font {
        text.label.font = font.description
        text.fontDoubt = font.doubt
      }
      if let attributed { text.set(AttributedElement(attributed, on: platform)) }
      text.label.numberOfLines = 0
      text.fillsView = name == "title"
      // The title has some of the height.
      text.share = name == "title" ? 1 : nil
      text.position = configuration.position
      texts.append(text.onButton(object.element, insets: insets))
    }
    return texts
  }

  /// What UIButton.Configuration leaves around its content.
  static let configurationInsets = Insets(top: 7, leading: 12, bottom: 7, trailing: 12)

  /// From the button's frame to its title, with the image beside it.
  private func titleInsets(of object: InterfaceObject) -> Insets {
    let content = object.element.insets("contentEdgeInsets") ?? Insets()
    let title = object.element.insets("titleEdgeInsets") ?? Insets()
    let image = buttonImage(of: object)?.width ?? 0
    return Insets(
      top: content.top + title.top, leading: content.leading + title.leading + image,
      bottom: content.bottom + title.bottom, trailing: content.trailing + title.trailing)
  }

  /// The size of the image in the normal state; nil for none, and where the document has no size.
  func buttonImage(of object: InterfaceObject) -> Size? {
    object.element.children.first { $0.name == "state" && $0.attribute("key") == "normal" }
      .flatMap { imageName(of: $0, "image") }.flatMap { images[$0] }
  }

  /// The name of an element's image; nil for none.
  func imageName(of element: InterfaceElement, _ key: String) -> String? {
    element.attribute(key) ?? element.property(key)?.attribute("image")
  }
}

extension InterfaceObject {
  /// Whether a button has an image beside its title in its normal state.
  package var hasImage: Bool {
    element.children.contains { state in
      state.name == "state" && state.attribute("key") == "normal"
        && (state.attribute("image") ?? state.property("image")?.attribute("image")) != nil
    }
  }
}

extension InterfaceText {
  /// The same text as a button sets it.
  fileprivate func onButton(_ button: InterfaceElement, insets: Insets) -> InterfaceText {
    var text = self
    let mode = button.attribute("lineBreakMode").flatMap(LineBreakMode.init(interfaceName:))
    text.label.lineBreakMode = mode ?? .byTruncatingMiddle
    if text.label.lineBreakMode.wraps { text.label.numberOfLines = 0 }
    text.insets = insets
    return text
  }
}
