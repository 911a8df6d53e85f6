/// The tokens of an old-style property list: white space, comments, strings and single characters.
struct OldStyleScanner {
  let source: SourceText
  /// Where the next token is looked for, in bytes.
  private(set) var offset = 0
  /// Where the quotation mark is that nothing closes, if that is why the last string was none.
  private(set) var unclosedQuote: Int?
  /// Where a `/*` is that nothing closes: the rest of the file is a comment.
  private(set) var unclosedComment: Int?
  /// Whether the text behind such a `/*` is read too.
  var readsUnclosedComment = false
  /// The insides of the comments that belong to some pair.
  private(set) var comments: [Range<Int>] = []
  /// Behind the comments that belong to the pairs so far.
  private var ownedComments = 0
  /// No `*/` is in this range: a search that need not be repeated.
  private var commentEnd = 0..<0

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

  /// The character at the offset; nil at the end.
  var nextScalar: Unicode.Scalar? {
    guard let byte = next else { return nil }
    if byte < 0x80 { return Unicode.Scalar(byte) }
    return String(decoding: source.utf8[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  var isAtQuote: Bool { next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") }

  /// Continues at another offset, without comments.
  mutating func move(to offset: Int) {
    self.offset = offset
    dropComments()
  }

  /// Steps over one ASCII character; false, and no step, where another one is here.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Steps over one byte, which must be there.
  mutating func step() { offset += 1 }

  /// The string that begins here; nil, and no step, where none begins.
  ///
  /// Where its quotation mark is never closed, CoreFoundation goes on behind the mark, or at the
  /// file's end if that is a backslash, and so does this.
  mutating func takeString() -> Token? {
    unclosedQuote = nil
    guard let first = next else { return nil }
    return isAtQuote ? takeQuoted(by: first) : takeBare()
  }

  private mutating func takeQuoted(by quote: UInt8) -> Token? {
    let start = offset
    var hasEscapes = false
    let end = unsafe source.utf8.withUnsafeBufferPointer { utf8 in
      var end = start + 1
      while end < utf8.count {
        end = unsafe utf8.firstIndex(of: quote, or: UInt8(ascii: "\\"), from: end)
        guard end < utf8.count, unsafe utf8[end] != quote else { break }
        hasEscapes = true
        end += 2
      }
      return end
    }
    guard end < source.utf8.count else {
      unclosedQuote = start
      offset = end > source.utf8.count ? source.utf8.count : start + 1
      return nil
    }
    offset = end + 1
    return Token(range: start..<end + 1, content: start + 1..<end, hasEscapes: hasEscapes)
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

extension OldStyleScanner {
  /// Steps over white space and comments, and keeps the comments.
  mutating func skipSpace() {
    while takeSpace() || next == UInt8(ascii: "/") && skipComment() {}
  }

  /// Steps over one white-space character; false, and no step, where another one is here.
  private mutating func takeSpace() -> Bool {
    guard let byte = next else { return false }
    let length = Self.isSpace(byte) ? 1 : isAtLineSeparator ? 3 : 0
    offset += length
    return length > 0
  }

  /// Steps over the white space that data may have, which is less than elsewhere.
  mutating func takeDataSpace() -> Bool {
    next != 0x0B && next != 0x0C && takeSpace()
  }

  /// Gives the comments since the last pair to the next one, and returns which they are.
  mutating func takeComments() -> Range<Int> {
    defer { ownedComments = comments.count }
    return ownedComments..<comments.count
  }

  /// Forgets the comments since the last ones that were taken.
  mutating func dropComments() {
    if comments.count > ownedComments {
      comments.removeLast(comments.count - ownedComments)
    }
  }

  /// Takes a comment that begins on this line and has nothing but the line's end behind it.
  mutating func takeCommentAtLineEnd() -> Bool {
    let start = offset
    skipBlanks()
    if next == UInt8(ascii: "/"), skipComment() {
      skipBlanks()
      if comments.count > ownedComments, next.map({ $0 == 0x0A || $0 == 0x0D }) ?? true {
        ownedComments = comments.count
        return true
      }
    }
    move(to: start)
    return false
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
    while let byte = next, byte != 0x0A, byte != 0x0D, !isAtLineSeparator { offset += 1 }
    comments.append(start..<offset)
  }

  private mutating func skipBlockComment() {
    let start = offset + 2
    if !commentEnd.contains(start) { commentEnd = start..<endOfComment(from: start) }
    let end = commentEnd.upperBound
    if end < source.utf8.count {
      comments.append(start..<end)
      offset = end + 2
    } else {
      if unclosedComment == nil { unclosedComment = offset }
      offset = readsUnclosedComment ? start : end
    }
  }

  /// Where the next `*/` is; the end of the file where there is none.
  private func endOfComment(from start: Int) -> Int {
    unsafe source.utf8.withUnsafeBufferPointer { utf8 in
      var end = start
      while end + 1 < utf8.count {
        if unsafe utf8[end] == UInt8(ascii: "*") && utf8[end + 1] == UInt8(ascii: "/") {
          return end
        }
        end += 1
      }
      return utf8.count
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  /// At U+2028 or U+2029.
  private var isAtLineSeparator: Bool {
    let utf8 = source.utf8
    return utf8[offset] == 0xE2 && offset + 2 < utf8.count && utf8[offset + 1] == 0x80
      && utf8[offset + 2] & 0xFE == 0xA8
  }
}
