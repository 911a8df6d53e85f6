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

/// The words of Objective-C source, without comments and preprocessor lines.
func objectiveCTokens(of source: [UInt8]) -> [ObjectiveCToken] {
  var scanner = ObjectiveCScanner(source: source)
  return scanner.tokens()
}

private struct ObjectiveCScanner {
  let source: [UInt8]
  private var offset = 0

  init(source: [UInt8]) { self.source = source }

  mutating func tokens() -> [ObjectiveCToken] {
    var tokens: [ObjectiveCToken] = []
    while let byte = byte(at: offset) {
      let start = offset
      switch byte {
      case UInt8(ascii: "/") where self.byte(at: offset + 1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(at: offset + 1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#"): skipLine()
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
