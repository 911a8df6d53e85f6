/// A strict parser for RFC 8259 that keeps the position of every value.
///
/// Ours because Foundation's readers give no positions, keep one of two members of one name, lose the
/// order of members and round numbers.
package struct JSONParser {
  /// Deeper than any catalog, and shallow enough for the smallest stack of a thread.
  private static let maximumDepth = 512

  private let source: SourceText
  /// Where the next token is looked for, in bytes.
  private var offset = 0
  private var nodes: [JSONDocument.Node] = []

  private init(_ source: SourceText) { self.source = source }

  /// Throws at the first thing that is not JSON.
  package static func parse(_ source: SourceText) throws(FileFault) -> JSONDocument {
    guard source.utf8.count <= JSONDocument.maximumLength else {
      throw source.fault(at: 0, "a JSON text cannot be longer than 2 GB")
    }
    var parser = JSONParser(source)
    parser.nodes.reserveCapacity(source.utf8.count / 16)
    try parser.parseValue(depth: 0)
    parser.skipSpace()
    guard parser.next == nil else {
      throw parser.unexpected("only one JSON value can stand in a file")
    }
    return JSONDocument(source: source, nodes: parser.nodes)
  }

  private mutating func parseValue(depth: Int) throws(FileFault) {
    guard depth <= Self.maximumDepth else {
      throw source.fault(
        at: offset, "JSON values cannot be nested more than \(Self.maximumDepth) deep")
    }
    skipSpace()
    guard let first = next else { throw unexpected("a JSON value must stand here") }
    switch first {
    case UInt8(ascii: "{"): try parseObject(depth: depth)
    case UInt8(ascii: "["): try parseArray(depth: depth)
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    case UInt8(ascii: "t"): try parseWord("true", .boolean)
    case UInt8(ascii: "f"): try parseWord("false", .boolean)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: throw unexpected("a JSON value must stand here")
    }
  }

  private mutating func parseObject(depth: Int) throws(FileFault) {
    let index = open(.object)
    skipSpace()
    if !take("}") {
      repeat {
        skipSpace()
        guard next == UInt8(ascii: "\"") else {
          throw unexpected("a key in quotation marks must stand here")
        }
        try parseString()
        skipSpace()
        guard take(":") else { throw unexpected("a key needs ':' behind it") }
        try parseValue(depth: depth + 1)
        skipSpace()
      } while take(",")
      guard take("}") else { throw unexpected("an object needs ',' or '}' here") }
    }
    close(index)
  }

  private mutating func parseArray(depth: Int) throws(FileFault) {
    let index = open(.array)
    skipSpace()
    if !take("]") {
      repeat {
        try parseValue(depth: depth + 1)
        skipSpace()
      } while take(",")
      guard take("]") else { throw unexpected("an array needs ',' or ']' here") }
    }
    close(index)
  }

  private mutating func open(_ kind: JSONDocument.Kind) -> JSONDocument.Index {
    add(kind, from: offset, to: offset + 1)
    return nodes.count - 1
  }

  private mutating func close(_ index: JSONDocument.Index) {
    nodes[index].close(at: offset, next: nodes.count)
  }

  private mutating func add(
    _ kind: JSONDocument.Kind, hasEscapes: Bool = false, from start: Int, to end: Int
  ) {
    nodes.append(
      JSONDocument.Node(
        kind: kind, hasEscapes: hasEscapes, range: start..<end, next: nodes.count + 1))
    offset = end
  }
}

// MARK: Scalars

extension JSONParser {
  private mutating func parseString() throws(FileFault) {
    let start = offset
    var hasEscapes = false
    offset += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        add(.string, hasEscapes: hasEscapes, from: start, to: offset + 1)
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case 0..<0x20:
        throw unexpected("a control character in a string must be written as an escape")
      default: offset += 1
      }
    }
    throw source.fault(at: start, "the quotation mark is never closed")
  }

  private mutating func skipEscape() throws(FileFault) {
    let rest = source.utf8[(offset + 1)...]
    switch rest.first {
    case nil: offset += 1
    case UInt8(ascii: "u"):
      guard rest.dropFirst().prefix(4).count(where: { hexadecimalDigit($0) != nil }) == 4 else {
        throw source.fault(at: offset, "'\\u' needs four hexadecimal digits behind it")
      }
      offset += 6
    case let escape? where "\"\\/bfnrt".utf8.contains(escape): offset += 2
    default:
      throw source.fault(
        at: offset, "JSON has no escape '\\' with \(source.characterName(at: offset + 1))")
    }
  }

  private mutating func parseNumber() throws(FileFault) {
    let start = offset
    _ = take("-")
    if !take("0") { try skipDigits() }
    if take(".") { try skipDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try skipDigits()
    }
    add(.number, from: start, to: offset)
  }

  private mutating func skipDigits() throws(FileFault) {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start else { throw unexpected("a number needs a digit here") }
  }

  private mutating func parseWord(_ word: String, _ kind: JSONDocument.Kind) throws(FileFault) {
    guard source.utf8[offset...].starts(with: word.utf8) else {
      throw unexpected("a JSON value must stand here")
    }
    add(kind, from: offset, to: offset + word.utf8.count)
  }
}

// MARK: Single characters

extension JSONParser {
  /// The byte at the offset; nil at the end.
  private var next: UInt8? { offset < source.utf8.count ? source.utf8[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private func unexpected(_ rule: String) -> FileFault {
    source.fault(at: offset, "\(rule): \(source.characterName(at: offset))")
  }
}
