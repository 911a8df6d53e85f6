/// The tokens of an old-style property list: white space, comments, strings and single characters.
struct StringsScanner {
  let source: SourceText
  /// Where the next token is looked for, in bytes.
  private(set) var offset = 0
  /// Where a `/*` is that nothing closes: it swallows the rest of the file.
  private(set) var unclosedComment: Int?
  /// The insides of the comments since they were last taken.
  private var comments: [Range<Int>] = []

  init(_ source: SourceText) { self.source = source }

  /// A string as it is written, in quotation marks or bare.
  struct Token {
    /// With the quotation marks.
    let range: Range<Int>
    /// Without them.
    let content: Range<Int>
    let hasEscapes: Bool
  }

  /// The byte at the offset; nil at the end.
  var next: UInt8? { offset < source.utf8.count ? source.utf8[offset] : nil }

  var isAtQuote: Bool { next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") }

  /// Steps over one ASCII character; false, and no step, where another one stands here.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Steps over one byte, which must be there.
  mutating func step() { offset += 1 }

  /// The string that begins here; nil, and no step, where none begins or its quotation mark is not
  /// closed.
  mutating func takeString() -> Token? {
    guard let first = next else { return nil }
    return isAtQuote ? takeQuoted(by: first) : takeBare()
  }

  private mutating func takeQuoted(by quote: UInt8) -> Token? {
    let utf8 = source.utf8
    var hasEscapes = false
    var end = offset + 1
    while end < utf8.count {
      let byte = utf8[end]
      if byte == quote {
        let token = Token(
          range: offset..<end + 1, content: offset + 1..<end, hasEscapes: hasEscapes)
        offset = end + 1
        return token
      }
      let isEscape = byte == UInt8(ascii: "\\")
      hasEscapes = hasEscapes || isEscape
      end += isEscape ? 2 : 1
    }
    return nil
  }

  private mutating func takeBare() -> Token? {
    let start = offset
    while let byte = next, Self.isBare(byte) { offset += 1 }
    guard offset > start else { return nil }
    return Token(range: start..<offset, content: start..<offset, hasEscapes: false)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

// MARK: White space and comments

extension StringsScanner {
  /// Steps over white space and comments, and keeps the comments.
  mutating func skipSpace() {
    while takeSpace() || next == UInt8(ascii: "/") && skipComment() {}
  }

  /// Steps over one white-space character; false, and no step, where another one stands here.
  mutating func takeSpace() -> Bool {
    guard let byte = next else { return false }
    let length = Self.isSpace(byte) ? 1 : isAtLineSeparator(offset) ? 3 : 0
    offset += length
    return length > 0
  }

  /// The comments since the last call, one a line; nil where there are none.
  mutating func takeComments() -> String? {
    guard let first = comments.first else { return nil }
    defer { comments.removeAll(keepingCapacity: true) }
    if comments.count == 1 { return commentText(first) }
    return comments.map(commentText).joined(separator: "\n")
  }

  /// A comment that begins on this line and has nothing but the line's end behind it.
  mutating func takeCommentAtLineEnd() -> String? {
    let start = offset
    skipBlanks()
    if next == UInt8(ascii: "/"), skipComment() {
      skipBlanks()
      if next.map({ $0 == 0x0A || $0 == 0x0D }) ?? true { return takeComments() }
    }
    offset = start
    comments.removeAll(keepingCapacity: true)
    return nil
  }

  private mutating func skipBlanks() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { offset += 1 }
  }

  /// False, and no step, where the slash begins no comment.
  private mutating func skipComment() -> Bool {
    let utf8 = source.utf8
    guard offset + 1 < utf8.count else { return false }
    switch utf8[offset + 1] {
    case UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "*"): skipBlockComment()
    default: return false
    }
    return true
  }

  private mutating func skipLineComment() {
    let start = offset + 2
    offset = start
    while let byte = next, byte != 0x0A, byte != 0x0D, !isAtLineSeparator(offset) { offset += 1 }
    comments.append(start..<offset)
  }

  private mutating func skipBlockComment() {
    let utf8 = source.utf8
    let start = offset + 2
    var end = start
    while end + 1 < utf8.count {
      if utf8[end] == UInt8(ascii: "*") && utf8[end + 1] == UInt8(ascii: "/") {
        comments.append(start..<end)
        offset = end + 2
        return
      }
      end += 1
    }
    unclosedComment = offset
    offset = utf8.count
  }

  private func commentText(_ range: Range<Int>) -> String {
    let bytes = source.utf8[range]
    guard let first = bytes.firstIndex(where: { !Self.isSpace($0) }),
      let last = bytes.lastIndex(where: { !Self.isSpace($0) })
    else { return "" }
    return source.text(first..<last + 1)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  /// U+2028 or U+2029.
  private func isAtLineSeparator(_ offset: Int) -> Bool {
    let utf8 = source.utf8
    return utf8[offset] == 0xE2 && offset + 2 < utf8.count && utf8[offset + 1] == 0x80
      && utf8[offset + 2] & 0xFE == 0xA8
  }
}
