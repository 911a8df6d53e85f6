import Overset
package import OversetConfiguration
import OversetSyntax

/// A JSON Schema as people read it: a keyword a line.
package enum SchemaJSON {
  /// The schema of `overset.yml`.
  package static var configuration: [UInt8] { text(of: ConfigurationSchema.schema) }

  package static func text(of schema: JSONSchema) -> [UInt8] {
    var text = ""
    put(.schema(schema), into: &text, indent: "")
    return Array("\(text)\n".utf8)
  }

  private static func put(_ value: JSONSchema.Value, into text: inout String, indent: String) {
    switch value {
    case .text(let words): text += quoted(words)
    case .number(let number): text += number.json
    case .flag(let flag): text += flag ? "true" : "false"
    case .list(let values) where values.allSatisfy(\.isShort):
      // An enumeration is easier to read on one line.
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        put(value, into: &text, indent: indent)
      }
      text += "]"
    case .list(let values):
      enclose(values, "[", "]", into: &text, indent: indent) { value, text, indent in
        put(value, into: &text, indent: indent)
      }
    case .map(let members):
      enclose(members, "{", "}", into: &text, indent: indent) { member, text, indent in
        text += "\(quoted(member.name)): "
        put(member.value, into: &text, indent: indent)
      }
    case .schema(let schema): put(.map(schema.keywords), into: &text, indent: indent)
    }
  }

  private static func enclose<Element>(
    _ elements: [Element], _ open: String, _ close: String, into text: inout String,
    indent: String, _ put: (Element, inout String, String) -> Void
  ) {
    guard !elements.isEmpty else { return text += open + close }
    text += open
    for (index, element) in elements.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      text += indent + "  "
      put(element, &text, indent + "  ")
    }
    text += "\n\(indent)\(close)"
  }

  private static func quoted(_ text: String) -> String { json { $0.value(text) } }

  fileprivate static func json(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.take(), as: UTF8.self)
  }
}

extension JSONSchema.Value {
  /// Whether a list of such values fits on a line.
  fileprivate var isShort: Bool {
    switch self {
    case .text, .number, .flag: true
    case .list, .map, .schema: false
    }
  }
}

extension Double {
  /// A whole number without a fraction.
  fileprivate var json: String { SchemaJSON.json { $0.value(self) } }
}
