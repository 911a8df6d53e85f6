import OversetModel

extension InterfaceDocument {
  /// Every text that the objects of a tree show, empty ones included, in file order.
  package func texts(in tree: InterfaceTree) -> [InterfaceText] {
    tree.objects.flatMap { texts(of: $0, in: tree) }
  }

  /// The texts of one object; its first is what the object shows in its usual state.
  package func texts(of object: InterfaceObject, in tree: InterfaceTree) -> [InterfaceText] {
    let own = ownTexts(of: object, in: tree)
    if codeLabels.isEmpty { return own }
    return own.map { text in
      var text = text
      text.label = codeLabels[text.key] ?? text.label
      return text
    }
  }

  private func ownTexts(of object: InterfaceObject, in tree: InterfaceTree) -> [InterfaceText] {
    switch object.kind {
    case "label": return [labelText(of: object)]
    case "button" where platform == .iOS: return buttonTexts(of: object)
    case "textField" where platform == .iOS: return fieldTexts(of: object)
    case "textView" where platform == .iOS: return [textViewText(of: object)]
    case "segmentedControl" where platform == .iOS: return segmentTexts(of: object)
    case "searchBar", "navigationItem", "tabBarItem", "barButtonItem", "tableViewSection":
      return barTexts(of: object)
    case let kind where platform == .iOS && kind.hasSuffix("ontroller"):
      return barTexts(of: object)
    default:
      return platform == .macOS ? macTexts(of: object, in: tree) : []
    }
  }

  private func labelText(of object: InterfaceObject) -> InterfaceText {
    let element = object.element
    var text = InterfaceText("text", element.text("text") ?? "", of: object, view: object.index)
    let font = InterfaceFont(iOS: element.property("fontDescription"), size: 17)
    text.isOfLabel = platform == .iOS
    text.fontDoubt = font.doubt
    text.label = LabelConstraint(of: element, font: font.description)
    if let attributed = element.property("attributedText"), attributed.name == "attributedString" {
      text.set(AttributedElement(attributed, on: platform))
    }
    return text
  }

  private func fieldTexts(of object: InterfaceObject) -> [InterfaceText] {
    let element = object.element
    let font = InterfaceFont(iOS: element.property("fontDescription"), size: 17)
    var label = LabelConstraint()
    label.font = font.description
    label.textAlignment = element.textAlignment
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    label.minimumFontSize = element.number("minimumFontSize") ?? 0
    label.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    let side: Points = ["roundedRect", "bezel"].contains(element.attribute("borderStyle")) ? 7 : 0
    return ["text", "placeholder"].compactMap { property in
      guard let value = element.text(property) else { return nil }
      var text = InterfaceText(property, value, of: object, view: object.index)
      text.label = label
      text.fontDoubt = font.doubt
      text.insets = Insets(leading: side, trailing: side)
      return text
    }
  }

  private func textViewText(of object: InterfaceObject) -> InterfaceText {
    let element = object.element
    var text = InterfaceText("text", element.text("text") ?? "", of: object, view: object.index)
    let font = InterfaceFont(iOS: element.property("fontDescription"), size: 12)
    text.fontDoubt = font.doubt
    text.label.font = font.description
    text.label.numberOfLines = 0
    text.label.lineBreakMode = .byWordWrapping
    text.label.textAlignment = element.textAlignment
    // It scrolls to all of its text (UIScrollView.isScrollEnabled).
    text.hasItsHeight = element.flag("scrollEnabled") != false
    // UITextView's textContainerInset and lineFragmentPadding.
    text.insets = Insets(top: 8, leading: 5, bottom: 8, trailing: 5)
    if let attributed = element.property("attributedText"), attributed.name == "attributedString" {
      text.set(AttributedElement(attributed, on: platform))
    }
    return text
  }

  private func segmentTexts(of object: InterfaceObject) -> [InterfaceText] {
    let segments = object.element.child("segments")?.children ?? []
    return segments.enumerated().compactMap { index, segment in
      guard let title = segment.text("title") else { return nil }
      var text = InterfaceText("segmentTitles[\(index)]", title, of: object, view: object.index)
      // From Xcode 11 on in medium, as iOS 13 sets it.
      text.label.font = .system(size: 13, weight: plugin >= 15000 ? .medium : .regular)
      text.fillsView = segments.count == 1
      // A fixed width, or one by the content, leaves the others widths that are not documented.
      let areEqual =
        object.element.flag("apportionsSegmentWidthsByContent") != true
        && segments.allSatisfy { ($0.number("width") ?? 0) == 0 }
      text.share = areEqual ? 1 / Double(segments.count) : nil
      // Inside of the selected segment's background: what is wider is surely cut.
      text.insets = Insets(leading: 2, trailing: 2)
      text.position = segment.position
      return text
    }
  }

  private func barTexts(of object: InterfaceObject) -> [InterfaceText] {
    let names: [String] =
      switch object.kind {
      case "searchBar": ["text", "placeholder", "prompt"]
      case "navigationItem": ["title", "prompt", "backButtonTitle"]
      case "tableViewSection": ["headerTitle", "footerTitle"]
      default: ["title"]
      }
    let view = object.isView ? object.index : nil
    var texts = names.compactMap { name -> InterfaceText? in
      guard let value = object.element.text(name) else { return nil }
      var text = InterfaceText(name, value, of: object, view: view)
      text.label.font = Self.barFont(object.kind, name)
      text.fillsView = false
      text.share = nil
      return text
    }
    let scopes = object.element.child("scopeButtonTitles")?.children ?? []
    for (index, scope) in scopes.enumerated() {
      let title = scope.stringContent
      var text = InterfaceText("scopeButtonTitles[\(index)]", title, of: object, view: view)
      text.label.font = .system(size: 13)
      text.fillsView = false
      text.share = nil
      texts.append(text)
    }
    return texts
  }

  /// UIKit's own fonts in bars, and of headers and footers.
  private static func barFont(_ kind: String, _ property: String) -> FontDescription {
    switch (kind, property) {
    case ("navigationItem", "title"), ("viewController", _): .system(size: 17, weight: .semibold)
    case ("navigationItem", "prompt"): .system(size: 12)
    case ("tabBarItem", _): .system(size: 10, weight: .medium)
    case ("tableViewSection", _): .textStyle(.footnote)
    default: .system(size: 17)
    }
  }
}

extension InterfaceText {
  /// Takes the text and the font of an attributed string.
  mutating func set(_ attributed: AttributedElement) {
    property =
      switch property {
      case "text": "attributedText"
      case "configuration.title": "configuration.attributedTitle"
      default: property
      }
    text = attributed.text
    label.font = attributed.font.description
    fontDoubt = attributed.font.doubt
    if let style = attributed.paragraphStyle {
      var text = AttributedText()
      text.paragraphStyle = style
      label.attributedText = text
    }
  }
}

extension LabelConstraint {
  /// What a label's element says.
  init(of element: InterfaceElement, font: FontDescription) {
    self.init()
    self.font = font
    numberOfLines = element.number("numberOfLines").map { Int(min(max($0, 0), 10_000)) } ?? 1
    lineBreakMode =
      element.attribute("lineBreakMode").flatMap(LineBreakMode.init(interfaceName:))
      ?? .byTruncatingTail
    baselineAdjustment =
      element.attribute("baselineAdjustment").flatMap(BaselineAdjustment.init) ?? .alignBaselines
    textAlignment = element.textAlignment
    // Interface Builder writes NO, and leaves YES out.
    adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
    minimumFontSize = element.number("minimumFontSize") ?? 0
    allowsDefaultTighteningForTruncation = element.flag("adjustsLetterSpacingToFitWidth") ?? false
    preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth") ?? 0
    adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
    clipsToBounds = element.flag("clipsSubviews") ?? false
    semanticContentAttribute =
      element.attribute("semanticContentAttribute").flatMap(SemanticContentAttribute.init)
      ?? .unspecified
    self = usable
  }
}

extension InterfaceElement {
  var textAlignment: TextAlignment {
    (attribute("textAlignment") ?? attribute("alignment")).flatMap(TextAlignment.init) ?? .natural
  }

  /// The insets under a key; those that Interface Builder writes next to 0 are 0.
  func insets(_ key: String) -> Insets? {
    guard let inset = property(key) else { return nil }
    func length(_ names: String...) -> Points {
      let value = names.lazy.compactMap(inset.number).first ?? 0
      return abs(value) < 1e-9 ? 0 : value
    }
    return Insets(
      top: length("minY", "top"), leading: length("minX", "leading", "left"),
      bottom: length("maxY", "bottom"), trailing: length("maxX", "trailing", "right"))
  }
}
