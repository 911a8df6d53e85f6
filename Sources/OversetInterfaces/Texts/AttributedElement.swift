import OversetModel

/// An `attributedString` element: its text, and what is known of how it is set.
struct AttributedElement {
  let text: String
  let font: InterfaceFont
  let paragraphStyle: ParagraphStyle?

  init(_ element: InterfaceElement, on platform: InterfacePlatform) {
    let fragments = element.children.filter { $0.name == "fragment" }
    text = fragments.map { $0.text("content") ?? "" }.joined()
    let attributes = fragments.map { $0.child("attributes") }
    let fonts = attributes.map { InterfaceFont($0?.property("NSFont"), on: platform) }
    var font = fonts.first ?? InterfaceFont(nil, on: platform)
    if Set(fonts.map(\.description)).count > 1 { font.doubt = .several }
    self.font = font
    paragraphStyle =
      attributes.lazy.compactMap { $0?.property("NSParagraphStyle") }.first?
      .paragraphStyle
  }
}

extension InterfaceElement {
  /// The element as a paragraph style.
  fileprivate var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.lineSpacing = number("lineSpacing") ?? 0
    style.paragraphSpacing = number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = number("paragraphSpacingBefore") ?? 0
    style.minimumLineHeight = number("minimumLineHeight") ?? 0
    style.maximumLineHeight = number("maximumLineHeight") ?? 0
    style.lineHeightMultiple = number("lineHeightMultiple") ?? 0
    style.firstLineHeadIndent = number("firstLineHeadIndent") ?? 0
    style.headIndent = number("headIndent") ?? 0
    style.tailIndent = number("tailIndent") ?? 0
    style.hyphenationFactor = number("hyphenationFactor") ?? 0
    style.alignment = attribute("alignment").flatMap(TextAlignment.init(rawValue:))
    style.lineBreakMode = attribute("lineBreakMode").flatMap(LineBreakMode.init(interfaceName:))
    return style.usable
  }
}

extension LineBreakMode {
  /// By Interface Builder's name, of iOS, macOS or a paragraph style.
  init?(interfaceName name: String) {
    switch name {
    case "tailTruncation", "truncatingTail": self = .byTruncatingTail
    case "headTruncation", "truncatingHead": self = .byTruncatingHead
    case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
    case "wordWrap", "wordWrapping": self = .byWordWrapping
    case "characterWrap", "charWrapping": self = .byCharWrapping
    case "clip", "clipping": self = .byClipping
    default: return nil
    }
  }
}
