/// A key as Interface Builder makes it: `8bC-Xf-vdC.text`, `23.segmentTitles[0]`.
///
/// Only the document can confirm it: `3.days` may be a key of the code.
package struct InterfaceKey: Hashable, Sendable {
  package let objectID: String
  /// What of the object is translated, with the index in a list: `configuration.title`.
  package let property: String

  /// Nil where the key cannot be one: `5.1 Channels`, `127.0.0.1`, `sign-in.title`.
  package init?(_ key: String) {
    guard Self.mayBeginWithObjectID(key), let dot = key.utf8.firstIndex(of: UInt8(ascii: "."))
    else { return nil }
    objectID = String(key[..<dot])
    property = String(key[dot...].dropFirst())
    guard Self.isObjectID(objectID.utf8), Self.isProperty(property.utf8) else { return nil }
  }

  /// Whether the object id is one of Xcode 5 and later, which code's keys hardly begin with.
  package var isUnmistakable: Bool { objectID.utf8.count == 10 && objectID.contains("-") }

  /// Whether Interface Builder is known to translate the property.
  package var isKnownProperty: Bool {
    let name = String(property.prefix { $0 != "[" })
    return Self.properties.contains(name) || name.hasPrefix("ibShadowed")
      || name.hasPrefix("ibExternal")
  }

  private static let properties: Set = [
    "title", "text", "normalTitle", "selectedTitle", "highlightedTitle", "disabledTitle",
    "configuration.title", "configuration.subtitle", "placeholder", "placeholderString",
    "segmentTitles", "headerCell.title", "headerToolTip", "headerTitle", "footerTitle", "label",
    "paletteLabel", "toolTip", "prompt", "alternateTitle", "accessibilityLabel",
    "accessibilityHint",
  ]

  /// Whether the key may begin with an object id: a quick no for nearly every key of the code.
  private static func mayBeginWithObjectID(_ key: String) -> Bool {
    var key = key
    return key.withUTF8 { bytes in
      guard let first = unsafe bytes.first else { return false }
      let hyphen = UInt8(ascii: "-")
      return unsafe isDigit(first) || first == hyphen
        || bytes.count > 10 && bytes[3] == hyphen && bytes[6] == hyphen
          && bytes[10] == UInt8(ascii: ".")
    }
  }

  /// Three, two and three letters or digits; a number in documents from before Xcode 5, below 0
  /// for placeholder objects.
  private static func isObjectID(_ id: String.UTF8View) -> Bool {
    let groups = id.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    if groups.map(\.count) == [3, 2, 3] { return groups.joined().allSatisfy(isLetterOrDigit) }
    let number = groups.count == 2 && groups[0].isEmpty ? groups[1] : id[...]
    return !number.isEmpty && number.allSatisfy(isDigit)
  }

  /// Names with dots between them, each of letters and digits, and perhaps an index.
  private static func isProperty(_ property: String.UTF8View) -> Bool {
    var names = property[...]
    if names.last == UInt8(ascii: "]") {
      guard let bracket = names.firstIndex(of: UInt8(ascii: "[")) else { return false }
      let index = names[bracket...].dropFirst().dropLast()
      guard !index.isEmpty, index.allSatisfy(isDigit) else { return false }
      names = names[..<bracket]
    }
    return names.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
      $0.first.map(isSmallLetter) == true && $0.allSatisfy(isLetterOrDigit)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isSmallLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || isSmallLetter(byte | 0x20)
  }
}
