/// Scans the text between and inside the elements of an XML property list, as CoreFoundation does.
///
/// It is not full XML: attributes and the document type are skipped, a comment is no part of a
/// text, and there are only XML's own five entities, so nothing is ever expanded.
struct XMLPropertyListScanner {
  let source: SourceText
  /// Where the scan continues, in bytes.
  var offset = 0
  /// The insides of the comments since they were last taken.
  private(set) var comments: [Range<Int>] = []

  init(_ source: SourceText) { self.source = source }

  private var utf8: [UInt8] { source.utf8 }

  /// The byte at the offset; nil at the end.
  var next: UInt8? { offset < utf8.count ? utf8[offset] : nil }

  func startsWith(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= utf8.count - offset else { return false }
    return (0..<count).allSatisfy { unsafe utf8[offset + $0] == text.utf8Start[$0] }
  }

  mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { offset += 1 }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  func fault(_ message: String, at start: Int? = nil) -> FileFault {
    source.fault(at: start ?? offset, message)
  }

  mutating func skipComment(from start: Int) throws(FileFault) {
    // CoreFoundation needs a character behind it.
    guard let end = find("-->", from: start), end + 3 < utf8.count else {
      throw fault("the comment is never closed")
    }
    comments.append(start..<end)
    offset = end + 3
  }

  mutating func skipProcessingInstruction(from start: Int) throws(FileFault) {
    guard let end = find("?>", from: start), end + 2 < utf8.count else {
      throw fault("the processing instruction is never closed")
    }
    offset = end + 2
  }

  /// Must be called behind `<!`.
  mutating func skipDocumentType() throws(FileFault) {
    guard startsWith("DOCTYPE") else { throw fault("only a comment or DOCTYPE can follow '<!'") }
    while let byte = next, byte != UInt8(ascii: ">") {
      guard byte != UInt8(ascii: "[") else {
        throw fault("the document type of a property list cannot have a part of its own")
      }
      offset += 1
    }
    guard next != nil else { throw fault("the document type is never closed") }
    offset += 1
  }

  /// Steps over `</name>`.
  mutating func takeEndTag(_ name: String) throws(FileFault) {
    let start = offset
    let rest = utf8[offset...]
    guard rest.count >= name.utf8.count + 3, rest.starts(with: "</".utf8),
      rest.dropFirst(2).starts(with: name.utf8)
    else { throw fault("'</\(name)>' must stand here, not \(source.characterName(at: start))") }
    offset += 2 + name.utf8.count
    skipSpace()
    guard next == UInt8(ascii: ">") else {
      throw fault("'</\(name)>' must stand here", at: start)
    }
    offset += 1
  }

  mutating func takeComments() -> [Range<Int>] {
    defer { comments = [] }
    return comments
  }

  private func find(_ text: StaticString, from start: Int) -> Int? {
    let count = text.utf8CodeUnitCount
    return unsafe utf8.withUnsafeBufferPointer { utf8 in
      var offset = start
      while offset + count <= utf8.count {
        if (0..<count).allSatisfy({ unsafe utf8[offset + $0] == text.utf8Start[$0] }) {
          return offset
        }
        offset += 1
      }
      return nil
    }
  }
}

// MARK: Texts

extension XMLPropertyListScanner {
  /// The characters up to the next tag: plain ones, CDATA sections and references.
  mutating func takeText() throws(FileFault) -> String {
    let start = offset
    var bytes: [UInt8] = []
    var plain = offset
    while let byte = next {
      if byte == UInt8(ascii: "<") {
        guard offset + 1 < utf8.count, utf8[offset + 1] == UInt8(ascii: "!") else { break }
        bytes += utf8[plain..<offset]
        try takeCharacterData(into: &bytes)
        plain = offset
      } else if byte == UInt8(ascii: "&") {
        bytes += utf8[plain..<offset]
        try takeReference(into: &bytes)
        plain = offset
      } else {
        offset += 1
      }
    }
    let text =
      plain == start
      ? String(validating: utf8[start..<offset], as: UTF8.self)
      : String(validating: bytes + utf8[plain..<offset], as: UTF8.self)
    guard let text else { throw fault("the text is not UTF-8", at: start) }
    // CoreFoundation takes it for a byte order mark.
    if text.unicodeScalars.first == "\u{FEFF}" { return String(text.unicodeScalars.dropFirst()) }
    return text
  }

  private mutating func takeCharacterData(into bytes: inout [UInt8]) throws(FileFault) {
    guard startsWith("<![CDATA[") else {
      throw fault("a text cannot contain a comment or a declaration")
    }
    guard let end = find("]]>", from: offset + 9) else {
      throw fault("the CDATA section is never closed")
    }
    bytes += utf8[offset + 9..<end]
    offset = end + 3
  }

  private mutating func takeReference(into bytes: inout [UInt8]) throws(FileFault) {
    for (name, character) in Self.entities where startsWith(name) {
      bytes.append(UInt8(ascii: character))
      offset += name.utf8CodeUnitCount
      return
    }
    guard startsWith("&#"), utf8.count - offset >= 5 else {
      throw fault("'&' must begin one of XML's own entities, or a character's number")
    }
    let isHexadecimal = utf8[offset + 2] == UInt8(ascii: "x")
    let digits = utf8[(offset + (isHexadecimal ? 3 : 2))...].prefix(9)
    guard let end = digits.firstIndex(of: UInt8(ascii: ";")) else {
      throw fault("a character's number has eight digits at most and ends with ';'")
    }
    var number: UInt32 = 0
    for byte in digits[..<end] {
      guard let digit = hexadecimalDigit(byte), isHexadecimal || digit < 10 else {
        throw fault("a character's number consists of digits")
      }
      number = number &* (isHexadecimal ? 16 : 10) &+ UInt32(digit)
    }
    guard let scalar = Unicode.Scalar(number), let encoded = UTF8.encode(scalar) else {
      throw fault("U+\(hexadecimal(number, digits: 4)) is no character")
    }
    bytes += encoded
    offset = end + 1
  }

  private static let entities: [(StaticString, Unicode.Scalar)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&apos;", "'"), ("&quot;", "\""),
  ]
}
