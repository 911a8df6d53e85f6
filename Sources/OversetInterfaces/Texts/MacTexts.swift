import OversetModel

extension InterfaceDocument {
  /// The texts of an object of macOS: most belong to a cell, which a control shows.
  func macTexts(of object: InterfaceObject, in tree: InterfaceTree) -> [InterfaceText] {
    let control = object.parent.flatMap { tree.objects[$0].isView ? $0 : nil }
    let element = object.element
    let isSmall = ["small", "mini"].contains(element.attribute("controlSize"))
    let font = InterfaceFont(element.property("font"), on: .macOS, isSmall: isSmall)
    return Self.macProperties(of: object.kind).compactMap { name in
      guard let value = element.text(name) else { return nil }
      var text = InterfaceText(name, value, of: object, view: control)
      text.label.font = font.description.on(.macOS)
      text.fontDoubt = font.doubt
      text.label.textAlignment = element.textAlignment
      text.setMacCell(element)
      let isBound = control.map { tree.objects[$0].element.isBound(name) } ?? false
      // A matrix makes its cells of a prototype (NSMatrix.prototype).
      let isPrototype = element.attribute("key") == "prototype"
      if !object.kind.hasSuffix("Cell") || element.drawsNoTitle || isBound || isPrototype {
        text.view = nil
      }
      text.fillsView = text.view != nil && ["title", "placeholderString"].contains(name)
      text.share = text.fillsView ? 1 : nil
      text.isPlaceholderOfLabel =
        name == "placeholderString" && element.attribute("editable") != "YES"
      return text
    } + macLists(of: object, view: control)
  }

  /// Names as in the keys of translations.
  private static func macProperties(of kind: String) -> [String] {
    switch kind {
    case "textFieldCell", "searchFieldCell", "secureTextFieldCell", "comboBoxCell",
      "tokenFieldCell":
      ["title", "placeholderString"]
    case "buttonCell": ["title", "alternateTitle"]
    // A pop-up button shows the selected item of its menu, which is translated there.
    case "popUpButtonCell": []
    case "menuItem", "menu", "window", "box", "viewController": ["title"]
    case "tabViewItem": ["label"]
    case "toolbarItem": ["label", "paletteLabel"]
    default: []
    }
  }

  /// Titles of segments and columns, which are in elements without an id.
  private func macLists(of object: InterfaceObject, view: Int?) -> [InterfaceText] {
    switch object.kind {
    case "segmentedCell":
      let segments = object.element.child("segments")?.children ?? []
      return segments.enumerated().compactMap { index, segment in
        guard let title = segment.text("label") else { return nil }
        var text = InterfaceText("ibShadowedLabels[\(index)]", title, of: object, view: view)
        text.label.font = .system(size: 13).on(.macOS)
        text.fillsView = false
        text.share = nil
        return text
      }
    case "tableColumn":
      guard let title = object.element.property("headerCell")?.text("title") else { return [] }
      var text = InterfaceText("headerCell.title", title, of: object)
      text.label.font = .system(size: 11).on(.macOS)
      return [text]
    default: return []
    }
  }
}

extension InterfaceElement {
  /// Whether a binding replaces a text of a control's cell when the app runs (Cocoa Bindings Reference:
  /// `value` of fields, `title` of buttons, `displayPatternValue1` of both).
  fileprivate func isBound(_ property: String) -> Bool {
    guard property == "title" else { return false }
    let replacing: Set = ["value", "title", "displayPatternValue1", "displayPatternTitle1"]
    // A check box's value is its state.
    let names = name == "button" ? replacing.subtracting(["value"]) : replacing
    return child("connections")?.children.contains {
      $0.name == "binding" && names.contains($0.attribute("name") ?? "")
    } ?? false
  }

  /// Whether a button shows its image alone (NSButton.imagePosition), or is drawn by its bezel
  /// (NSButton.BezelStyle).
  fileprivate var drawsNoTitle: Bool {
    name == "buttonCell"
      && (attribute("imagePosition") == "only"
        || ["disclosureTriangle", "roundedDisclosure", "help"].contains(attribute("type"))
        || ["disclosure", "roundedDisclosure", "helpButton"].contains(attribute("bezelStyle")))
  }
}

extension InterfaceText {
  /// How an AppKit cell sets its text: it wraps unless its mode says otherwise.
  fileprivate mutating func setMacCell(_ cell: InterfaceElement) {
    let mode = cell.attribute("lineBreakMode").flatMap(LineBreakMode.init(interfaceName:))
    let isField = cell.name == "textFieldCell"
    label.lineBreakMode = mode ?? (isField ? .byWordWrapping : .byTruncatingTail)
    if isField, mode?.wraps ?? true, cell.flag("usesSingleLineMode") != true {
      label.numberOfLines = 0
    }
    // NSTextFieldCell leaves 2 points on either side of its text, and so do the classes that inherit it.
    if isField || cell.name == "secureTextFieldCell" { insets = Insets(leading: 2, trailing: 2) }
    // A box or a circle stands before the title. With it a button is 20 to 24 points wider than its title, small ones 16 to
    // 20, by the frames that Xcode stored: 2 points less than the least of that are sure.
    if ["check", "radio"].contains(cell.attribute("type")) {
      insets = Insets(leading: cell.attribute("controlSize") == nil ? 18 : 14, trailing: 0)
    }
  }
}
