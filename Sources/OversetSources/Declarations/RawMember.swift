package import OversetModel

/// An enumeration whose raw values are texts: `case title = "settings.title"`.
package struct RawCases: Hashable, Sendable {
  /// With the types around it.
  package var type: String
  /// The raw value of each case, by the case's name.
  package var values: [String: String]
  package var position: TextPosition

  package init(type: String, values: [String: String], position: TextPosition) {
    self.type = type
    self.values = values
    self.position = position
  }
}

/// A text that is made of a raw value, or of another such text of the same value: `rawValue`, `"settings.\(key)"`.
package struct RawText: Hashable, Sendable {
  /// `rawValue`, or a property that answers with another such text.
  package var name: String
  package var prefix = ""
  package var suffix = ""

  package init(_ name: String, prefix: String = "", suffix: String = "") {
    self.name = name
    self.prefix = prefix
    self.suffix = suffix
  }

  package static let rawValue = "rawValue"
}

/// A member of an enumeration, or of a protocol that enumerations conform to, that makes a text of the raw value:
/// `var key: String { "settings.\(rawValue)" }`, or looks one up:
/// `var localized: String { NSLocalizedString(rawValue, comment: "") }`.
package struct RawMember: Hashable, Sendable {
  /// The enumeration or the protocol; of a function with a parameter the type around it, empty for none.
  package var type: String
  package var name: String
  package var text: RawText
  /// Whether it answers with the text of that key.
  package var looksUp: Bool
  package var isFunction: Bool
  package var table: String?
  /// Of a function that gets the value: `func text(_ key: Texts) -> String { NSLocalizedString(key.rawValue, …) }`.
  package var parameter: RawParameter?

  package init(
    type: String, name: String, text: RawText, looksUp: Bool, isFunction: Bool, table: String?
  ) {
    self.type = type
    self.name = name
    self.text = text
    self.looksUp = looksUp
    self.isFunction = isFunction
    self.table = table
  }
}

/// A parameter of a function whose argument's raw value is looked up.
package struct RawParameter: Hashable, Sendable {
  package var argument: CallArgument
  /// Of the enumeration, as it is written.
  package var type: String
  /// Whether the function is a type's, or no type's.
  package var isStatic: Bool

  package init(argument: CallArgument, type: String, isStatic: Bool) {
    self.argument = argument
    self.type = type
    self.isStatic = isStatic
  }
}
