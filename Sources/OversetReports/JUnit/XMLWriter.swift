/// Writes XML 1.0 into a byte buffer.
struct XMLWriter {
  private var bytes: [UInt8] = []

  /// How many bytes were written since the last were taken.
  var count: Int { bytes.count }

  init() { bytes += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8 }

  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Begins an element, on a line of its own.
  mutating func begin(_ name: StaticString, _ attributes: [(StaticString, String)]) {
    tag(name, attributes)
    bytes += ">\n".utf8
  }

  mutating func end(_ name: StaticString) { bytes += "</\(name)>\n".utf8 }

  /// An element with text in it, or with nothing.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [], text: String = ""
  ) {
    tag(name, attributes)
    if text.isEmpty {
      bytes += "/>\n".utf8
    } else {
      bytes += ">".utf8
      escape(text)
      end(name)
    }
  }

  private mutating func tag(_ name: StaticString, _ attributes: [(StaticString, String)]) {
    bytes += "<\(name)".utf8
    for (name, value) in attributes {
      bytes += " \(name)=\"".utf8
      escape(value, isAttribute: true)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// What XML has no character for, and what a terminal would obey, becomes `\u{1b}`; the line breaks
  /// of an attribute would become spaces.
  private mutating func escape(_ text: String, isAttribute: Bool = false) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"" where isAttribute: bytes += "&quot;".utf8
      case "\r": bytes += "&#13;".utf8
      case "\n" where isAttribute, "\t" where isAttribute: bytes += "&#\(scalar.value);".utf8
      case "\n", "\t": bytes.append(UInt8(ascii: scalar))
      case _ where !Self.isShown(scalar):
        bytes += "\\u{\(String(scalar.value, radix: 16))}".utf8
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{FFFE}", "\u{FFFF}": false
    default: scalar.properties.generalCategory != .control
    }
  }
}
