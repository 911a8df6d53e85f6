/// In which colour a document draws texts.
extension InterfaceObject {
  /// Whether the colour of a text has no opacity: a button's title that only a screen reader has, or one that is
  /// drawn into the image behind it.
  package func drawsTransparently(_ property: String) -> Bool {
    guard property.hasSuffix("Title") else {
      return property == "text" && element.property("textColor").map(Self.isTransparent) ?? false
    }
    // A state without a title shows that of the usual one in its own colour (UIButton.setTitleColor(_:for:)).
    let colors = element.children.filter { $0.name == "state" }.compactMap {
      $0.property("titleColor")
    }
    return !colors.isEmpty && colors.allSatisfy(Self.isTransparent)
  }

  private static func isTransparent(_ color: InterfaceElement) -> Bool {
    color.name == "color" && color.number("alpha") == 0
  }
}
