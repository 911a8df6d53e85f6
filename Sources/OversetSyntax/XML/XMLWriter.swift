import OversetModel

/// Writes XML 1.0 into a byte buffer.
package struct XMLWriter {
  private var bytes: [UInt8] = []

  /// How many bytes were written since the last were taken.
  package var count: Int { bytes.count }

  package init() { bytes += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8 }

  package mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Begins an element, on a line of its own.
  package mutating func begin(_ name: StaticString, _ attributes: [(StaticString, String)]) {
    tag(name, attributes)
    bytes += ">\n".utf8
  }

  package mutating func end(_ name: StaticString) { bytes += "</\(name)>\n".utf8 }

  /// An element with text in it, or with nothing.
  package mutating func element(
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

  /// What XML has no character for, and control characters, become `\u{1b}`. What a terminal or the
  /// runner of a CI service would obey, and what an attribute would make a space of, becomes a
  /// character reference: a reader of the XML gets the original.
  private mutating func escape(_ text: String, isAttribute: Bool = false) {
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"" where isAttribute: bytes += "&quot;".utf8
      case "\n" where !isAttribute: bytes.append(UInt8(ascii: scalar))
      case "\t", "\n", "\r": reference(to: scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        bytes += "\\u{\(String(scalar.value, radix: 16))}".utf8
      case ":" where last == ":": reference(to: scalar)
      case "[" where RunnerCommand.isOpened(behind: bytes): reference(to: scalar)
      case _ where scalar.isObeyed: reference(to: scalar)
      case _ where scalar.isASCII: bytes.append(UInt8(ascii: scalar))
      default: bytes += scalar.utf8
      }
      last = scalar
    }
  }

  private mutating func reference(to scalar: Unicode.Scalar) {
    bytes += "&#\(scalar.value);".utf8
  }
}
