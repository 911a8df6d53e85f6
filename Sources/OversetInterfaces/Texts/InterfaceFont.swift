import OversetModel

/// The fonts that documents name.
struct InterfaceFont {
  var description: FontDescription
  var doubt: InterfaceText.FontDoubt?

  init(_ description: FontDescription, doubt: InterfaceText.FontDoubt? = nil) {
    self.description = description
    self.doubt = doubt
  }

  /// A `fontDescription` element; nil stands for the control's own size.
  init(iOS element: InterfaceElement?, size defaultSize: Points) {
    guard let element else {
      self.init(.system(size: defaultSize))
      return
    }
    if let name = element.attribute("style") {
      let style = Self.textStyles[name]
      self.init(.textStyle(style ?? .body), doubt: style == nil ? .unknown : nil)
      return
    }
    let size = element.number("pointSize").map { min(max($0, 1), 10_000) } ?? defaultSize
    if let name = element.attribute("name") {
      self.init(postScriptName: name, size: size)
      return
    }
    let type = element.attribute("type")
    let weight = element.attribute("weight").flatMap(FontWeight.init(rawValue:))
    self.init(
      .system(
        size: size, weight: weight ?? (type == "boldSystem" ? .bold : .regular),
        italic: type == "italicSystem"))
  }

  /// A `font` element of macOS, or of an attributed string.
  init(_ element: InterfaceElement?, on platform: InterfacePlatform, isSmall: Bool = false) {
    let isMac = platform == .macOS
    let standard: Points = isMac ? (isSmall ? 11 : 13) : 12
    guard let element else {
      self.init(.system(size: standard))
      return
    }
    let size = element.number("size").map { min(max($0, 1), 10_000) }
    if let name = element.attribute("textStyle") {
      let style = TextStyle(rawValue: name)
      self.init(.textStyle(style ?? .body), doubt: style == nil ? .unknown : nil)
      if isMac { description = description.on(.macOS) }
      return
    }
    if isMac, element.attribute("metaFont") == "user" {
      // NSFont.userFont(ofSize:): Helvetica of 12 points until a user says another one.
      self.init(postScriptName: "Helvetica", size: size ?? 12)
    } else if let meta = element.attribute("metaFont") {
      let own = isMac ? Self.macSizes.first { meta.hasPrefix($0.0) }?.1 : Self.iOSSizes[meta]
      self.init(.system(size: size ?? own ?? standard, weight: Self.weight(in: meta)))
    } else {
      self.init(postScriptName: element.attribute("name") ?? "", size: size ?? standard)
    }
  }

  private init(postScriptName name: String, size: Points) {
    let isSystem = [".SF", ".AppleSystem", ".HelveticaNeueInterface"].contains(
      where: name.hasPrefix)
    if isSystem || name.isEmpty {
      self.init(
        .system(
          size: size, weight: Self.weight(in: name), italic: name.contains("Italic")))
    } else {
      self.init(.named(name, size: size), doubt: name.hasPrefix(".") ? .unknown : nil)
    }
  }

  private static func weight(in name: String) -> FontWeight {
    let name = name.lowercased()
    // The longer names come first: "semibold" has "bold" in it.
    let weights: [FontWeight] = [
      .ultraLight, .semibold, .thin, .light, .medium, .heavy, .black, .bold,
    ]
    return weights.first { name.contains($0.rawValue.lowercased()) } ?? .regular
  }

  /// From the longest name to the shortest, since names begin with others. `palette` is as large as the
  /// frames that Interface Builder stored for its texts: AppKit documents no number.
  private static let macSizes: [(String, Points)] = [
    ("smallSystem", 11), ("miniSystem", 9), ("miniBold", 9), ("label", 10), ("cellTitle", 12),
    ("menu", 13), ("toolTip", 11), ("palette", 11), ("system", 13), ("message", 13),
  ]

  private static let iOSSizes: [String: Points] = [
    "system": 17, "label": 17, "smallSystem": 14, "systemBold": 17,
  ]

  private static let textStyles: [String: TextStyle] = [
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleFootnote": .footnote,
    "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleTitle0": .largeTitle,
    "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3,
  ]
}
