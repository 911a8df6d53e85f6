package import OversetModel

/// A value that an object is given by key path when the app loads it (User Defined Runtime
/// Attributes): many apps put the key of a text there.
package struct RuntimeAttribute: Hashable, Sendable {
  package let keyPath: String
  /// `string`, `localizedString`, `number`, `boolean`.
  package let type: String
  /// As it is written; empty for a value of several numbers.
  package let value: String
  package let position: TextPosition
}

extension RuntimeAttribute {
  /// Whether what it sets may change the room of a text or how the text is drawn: a number, a flag or a size that
  /// is not about colours and edges, or the name of a font or a style.
  package var mayChangeLayout: Bool {
    let name = keyPath.lowercased()
    switch type {
    case "string", "localizedString":
      return ["font", "style", "theme", "class"].contains(where: name.contains)
    case "number", "boolean", "size", "rect", "range":
      return !keyPath.hasPrefix("layer.") && !Self.paints.contains(where: name.contains)
    default: return false
    }
  }

  /// Words in the names of what only changes how a view is painted, or is no part of it.
  private static let paints = [
    "border", "clip", "color", "corner", "gradient", "hidden", "localiz", "mask", "opacity",
    "radius", "round", "shadow", "tag", "tint", "underline",
  ]
}

extension InterfaceObject {
  /// Those of the object, in file order.
  package var runtimeAttributes: [RuntimeAttribute] {
    let list = element.child("userDefinedRuntimeAttributes")?.children ?? []
    return list.compactMap { attribute in
      guard let keyPath = attribute.attribute("keyPath") else { return nil }
      let value = attribute.property("value")
      return RuntimeAttribute(
        keyPath: keyPath, type: attribute.attribute("type") ?? "",
        value: attribute.text("value") ?? value?.attribute("value") ?? "",
        position: attribute.position)
    }
  }
}
