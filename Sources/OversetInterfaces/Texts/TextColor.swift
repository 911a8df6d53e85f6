/// In which colour a document draws texts.
extension InterfaceObject {
  /// Whether the colour of a text has no opacity: a button's title that only a screen reader has, or one that is
  /// drawn into the image behind it.
  package func drawsTransparently(_ property: String) -> Bool {
    guard property.hasSuffix("Title") else {
      return property == "text" && element.property("textColor").map(Self.isTransparent) ?? false
    }
    let state = element.children.first {
      $0.name == "state" && property == "\($0.attribute("key") ?? "")Title"
    }
    return state?.property("titleColor").map(Self.isTransparent) ?? false
  }

  private static func isTransparent(_ color: InterfaceElement) -> Bool {
    color.name == "color" && color.number("alpha") == 0
  }
}
