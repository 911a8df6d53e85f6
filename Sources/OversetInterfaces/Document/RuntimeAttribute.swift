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
