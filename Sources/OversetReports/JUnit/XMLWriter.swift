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
    var text = text
    text.withUTF8 { utf8 in
      var index = 0
      while index < utf8.count {
        let byte = utf8[index]
        switch byte {
        case UInt8(ascii: "&"): bytes += "&amp;".utf8
        case UInt8(ascii: "<"): bytes += "&lt;".utf8
        case UInt8(ascii: ">"): bytes += "&gt;".utf8
        case UInt8(ascii: "\"") where isAttribute: bytes += "&quot;".utf8
        case UInt8(ascii: "\r"): bytes += "&#13;".utf8
        case 0x09 where isAttribute, 0x0A where isAttribute: bytes += "&#\(byte);".utf8
        case 0x09, 0x0A: bytes.append(byte)
        case 0..<0x20, 0x7F: hexadecimal(UInt32(byte))
        case 0xC2 where utf8[index + 1] < 0xA0:
          hexadecimal(UInt32(utf8[index + 1]))
          index += 1
        case 0xEF where utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE:
          hexadecimal(0xFF40 + UInt32(utf8[index + 2]))
          index += 2
        default: bytes.append(byte)
        }
        index += 1
      }
    }
  }

  private mutating func hexadecimal(_ scalar: UInt32) {
    bytes += "\\u{\(String(scalar, radix: 16))}".utf8
  }
}
