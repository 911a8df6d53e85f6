internal import OversetSyntax

/// A word of Objective-C, with the offset of its first byte.
struct ObjectiveCToken {
  enum Kind: Hashable {
    case name(String)
    /// A literal, with the literals behind it that the compiler joins.
    case string(String)
    case number(String)
    /// A byte of punctuation; `@` before a name is one.
    case sign(UInt8)
  }

  var kind: Kind
  var offset: Int

  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }

  var name: String? {
    if case .name(let name) = kind { name } else { nil }
  }
}

/// The words of Objective-C source, without comments and preprocessor lines; and the macros that these
/// define, in their order, without those with a longer line than a person writes.
func objectiveCWords(
  of source: [UInt8]
) -> (tokens: [ObjectiveCToken], macros: [ObjectiveCMacro]) {
  var scanner = ObjectiveCScanner(source: source)
  let tokens = scanner.tokens()
  let macros = scanner.definitions.filter { $0.count <= 4096 }.compactMap { line in
    var words = ObjectiveCScanner(source: unfolded(source[line]))
    return ObjectiveCMacro(words.tokens())
  }
  return (tokens, macros)
}

/// A macro of the preprocessor: `#define TR(key) NSLocalizedString(key, nil)`.
struct ObjectiveCMacro {
  let name: String
  /// Nil of a macro without parentheses behind its name.
  let parameters: [String]?
  let body: [ObjectiveCToken]
}

/// A line without the backslashes that join it of several (C11 5.1.1.2).
private func unfolded(_ line: ArraySlice<UInt8>) -> [UInt8] {
  var bytes: [UInt8] = []
  for byte in line {
    if [0x0A, 0x0D].contains(byte) {
      if bytes.last == UInt8(ascii: "\\") { bytes[bytes.count - 1] = 0x20 }
    } else {
      bytes.append(byte)
    }
  }
  return bytes
}

extension ObjectiveCMacro {
  /// `tokens` are those behind `#`; nil where they define nothing.
  fileprivate init?(_ tokens: [ObjectiveCToken]) {
    guard tokens.count > 2, tokens[0].name == "define", let name = tokens[1].name else {
      return nil
    }
    self.name = name
    // What stands apart from the name is the body's (C11 6.10.3).
    guard tokens[2].isSign("("), tokens[2].offset == tokens[1].offset + name.utf8.count,
      let end = tokens.firstIndex(where: { $0.isSign(")") })
    else {
      (parameters, body) = (nil, Array(tokens[2...]))
      return
    }
    parameters = tokens[3..<end].compactMap(\.name)
    body = Array(tokens[(end + 1)...])
  }
}

private struct ObjectiveCScanner {
  let source: [UInt8]
  private var offset = 0
  /// The lines of the preprocessor that define something, without their `#`.
  private(set) var definitions: [Range<Int>] = []

  init(source: [UInt8]) { self.source = source }

  mutating func tokens() -> [ObjectiveCToken] {
    var tokens: [ObjectiveCToken] = []
    while let byte = byte(at: offset) {
      let start = offset
      switch byte {
      case UInt8(ascii: "/") where self.byte(at: offset + 1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(at: offset + 1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#"):
        skipLine()
        if source[start..<offset].dropFirst().drop(while: { $0 == 0x20 }).starts(
          with: "define".utf8)
        {
          definitions.append((start + 1)..<offset)
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let text = string(endedBy: byte)
        if case .string(var joined) = tokens.last?.kind {
          // "a" "b" is one literal. Without a second owner it grows in its place.
          tokens[tokens.count - 1].kind = .sign(byte)
          joined += text
          tokens[tokens.count - 1].kind = .string(joined)
        } else {
          tokens.append(ObjectiveCToken(kind: .string(text), offset: start))
        }
      case UInt8(ascii: "@") where self.byte(at: offset + 1) == UInt8(ascii: "\""): offset += 1
      case _ where isNameByte(byte):
        while let next = self.byte(at: offset), isNameByte(next) { offset += 1 }
        let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        let name = String(decoding: source[start..<offset], as: UTF8.self)
        tokens.append(ObjectiveCToken(kind: isNumber ? .number(name) : .name(name), offset: start))
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default:
        tokens.append(ObjectiveCToken(kind: .sign(byte), offset: start))
        offset += 1
      }
    }
    return tokens
  }

  private func byte(at offset: Int) -> UInt8? { offset < source.count ? source[offset] : nil }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// A line that ends in a backslash goes on.
  private mutating func skipLine() {
    while let byte = byte(at: offset) {
      if byte == 0x0A || byte == 0x0D {
        if source[offset - 1] != UInt8(ascii: "\\") { return }
      }
      offset += 1
    }
  }

  private mutating func skipComment() {
    offset += 2
    while let byte = byte(at: offset) {
      offset += 1
      if byte == UInt8(ascii: "*"), self.byte(at: offset) == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
  }

  /// A literal ends at the line's end, too, so that a lone quotation mark costs one line.
  private mutating func string(endedBy quote: UInt8) -> String {
    offset += 1
    var bytes: [UInt8] = []
    while let byte = byte(at: offset), byte != 0x0A {
      offset += 1
      if byte == quote { break }
      if byte == UInt8(ascii: "\\") {
        appendEscape(to: &bytes)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func appendEscape(to bytes: inout [UInt8]) {
    guard let byte = byte(at: offset) else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let most = byte == UInt8(ascii: "u") ? 4 : 8
      let digits = source[offset...].prefix(most).prefix {
        Character(Unicode.Scalar($0)).isHexDigit
      }
      offset += digits.count
      if let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        bytes += Array(String(Character(scalar)).utf8)
      }
    default: bytes.append(byte)
    }
  }
}
