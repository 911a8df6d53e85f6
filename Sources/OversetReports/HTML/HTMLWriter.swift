import Overset
import OversetModel

/// Writes HTML into a byte buffer.
///
/// Only literals in the source code are markup (`StaticString`); everything else is escaped, so that
/// no text of a catalog can become an element.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  mutating func markup(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Markup that is ready, from the source code as well.
  mutating func append(_ markup: [UInt8]) { bytes += markup }

  /// Returns what was written so far.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// An element with an end tag; an attribute without a value is left out.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ body: (inout HTMLWriter) -> Void
  ) {
    markup("<")
    markup(name)
    for (name, value) in attributes {
      guard let value else { continue }
      attribute(name, value)
    }
    markup(">")
    body(&self)
    markup("</")
    markup(name)
    markup(">")
  }

  /// An element that contains only text.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// An attribute of the tag that is open.
  mutating func attribute(_ name: StaticString, _ value: String) {
    markup(" ")
    markup(name)
    markup("=\"")
    escape(value, in: .attribute)
    markup("\"")
  }

  /// A number as an attribute of the tag that is open, with at most two decimals.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    markup(" ")
    markup(name)
    markup("=\"")
    number(value)
    markup("\"")
  }

  /// Text of the report's own, or a name: nothing in it changes the direction of what follows.
  mutating func text(_ text: String) { escape(text, in: .content) }

  /// At most two decimals; 0 for what is not a number, and never an exponent.
  mutating func number(_ value: Double) {
    bytes.append(contentsOf: Decimals.text(of: value, upTo: 2).utf8)
  }
}

// MARK: - Escaping

extension HTMLWriter {
  private enum Context {
    case content
    case attribute
  }

  private mutating func escape(_ text: String, in context: Context) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() where Self.isSpecial(byte) {
        guard let escape = Self.escape(utf8, at: index, in: context) else { continue }
        bytes.append(contentsOf: utf8[start..<index])
        escape.text.withUTF8Buffer { bytes.append(contentsOf: $0) }
        start = index + escape.length
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  /// Whether a byte may begin something that is escaped.
  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x22, 0x26, 0x3A, 0x3C, 0x3E, 0x5B, 0x7F, 0xC2, 0xE2: true
    default: false
    }
  }

  /// What to write for the bytes at `index`, and how many they are; nil for what is written as it
  /// is.
  ///
  /// HTML allows no control characters except white space. Bidirectional controls could change the
  /// direction of what follows, so they are left out. `::` at the beginning of a line and `##[` are
  /// commands to runners of CI services.
  private static func escape(
    _ utf8: UnsafeBufferPointer<UInt8>, at index: Int, in context: Context
  ) -> (text: StaticString, length: Int)? {
    switch utf8[index] {
    case 0x22: ("&quot;", 1)
    case 0x26: ("&amp;", 1)
    case 0x3A: index > 0 && utf8[index - 1] == 0x3A ? ("&#58;", 1) : nil
    case 0x3C: ("&lt;", 1)
    case 0x3E: ("&gt;", 1)
    case 0x5B: RunnerCommand.isOpened(behind: utf8[..<index]) ? ("&#91;", 1) : nil
    case 0x09: context == .attribute ? (" ", 1) : ("&#9;", 1)
    case 0x0A: context == .attribute ? (" ", 1) : nil
    case 0x0D: context == .attribute ? (" ", 1) : ("&#13;", 1)
    case 0xC2: utf8[index + 1] < 0xA0 ? ("\u{FFFD}", 2) : nil
    case 0xE2:
      isBidiControl(utf8[index + 1], utf8[index + 2]) ? ("", 3) : nil
    default: ("\u{FFFD}", 1)
    }
  }

  /// U+202A–202E and U+2066–2069, by the bytes behind 0xE2.
  private static func isBidiControl(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (0xAA...0xAE).contains(third)
      || second == 0x81 && (0xA6...0xA9).contains(third)
  }
}
