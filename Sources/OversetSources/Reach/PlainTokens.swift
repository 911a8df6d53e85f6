/// Names, one-line literals and signs of Swift, found without parsing; comments are left out.
package struct PlainTokens {
  private let bytes: [UInt8]
  /// In order.
  package private(set) var tokens: [Token] = []

  package struct Token: Hashable {
    package var kind: Kind
    /// Of a literal without its quotation marks.
    package var range: Range<Int>
  }

  package enum Kind: Hashable {
    case name, literal
    /// A literal of several lines, or with more than letters in it, is a sign, too.
    case sign(UInt8)
  }

  package init(of bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while index < bytes.count {
      let (byte, start) = (bytes[index], index)
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "/") where isByte(UInt8(ascii: "/"), at: index + 1):
        skip(&index) { bytes[$0] == UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where isByte(UInt8(ascii: "*"), at: index + 1):
        index += 2
        skip(&index) {
          bytes[$0] == UInt8(ascii: "*") && isByte(UInt8(ascii: "/"), at: $0 + 1)
        }
        index = min(index + 2, bytes.count)
      case Self.quote where isQuote(at: index + 1) && isQuote(at: index + 2):
        index += 3
        skip(&index) { isQuote(at: $0) && isQuote(at: $0 + 1) && isQuote(at: $0 + 2) }
        index = min(index + 3, bytes.count)
        tokens.append(Token(kind: .sign(Self.quote), range: start..<index))
      case Self.quote: addLiteral(from: &index)
      case _ where WordSet.isNamed(byte):
        skip(&index) { !WordSet.isNamed(bytes[$0]) }
        tokens.append(Token(kind: .name, range: start..<index))
      default:
        index += 1
        tokens.append(Token(kind: .sign(byte), range: start..<index))
      }
    }
  }

  /// The name at an index, or nil of anything else.
  package func name(_ index: Int) -> String? {
    tokens.indices.contains(index) && tokens[index].kind == .name ? text(index) : nil
  }

  /// The characters of the token at an index, which is there.
  package func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// The hash of the name at an index, which is there, as a WordSet has it.
  package func hash(_ index: Int) -> UInt64 { WordSet.hash(of: bytes, in: tokens[index].range) }

  /// The hashes of the words in the literal at an index, which is there.
  package func wordHashes(_ index: Int) -> [UInt64] {
    wordRanges(index).map { WordSet.hash(of: bytes, in: $0) }
  }

  /// The words in the literal at an index, which is there.
  func words(_ index: Int) -> [String] {
    wordRanges(index).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  private func wordRanges(_ index: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var end = tokens[index].range.lowerBound
    let limit = tokens[index].range.upperBound
    while let start = bytes[end..<limit].firstIndex(where: WordSet.isNamed) {
      end = bytes[start..<limit].firstIndex { !WordSet.isNamed($0) } ?? limit
      ranges.append(start..<end)
    }
    return ranges
  }

  /// Whether a literal, which is at an index, has a space: it is no name.
  func isSentence(_ index: Int) -> Bool {
    bytes[tokens[index].range].contains(UInt8(ascii: " "))
  }

  /// Whether the literal at an index is the message of a log, which names nothing: `NSLog(@"openHelp")`,
  /// `print("openHelp")`, `logger.debug("openHelp")`.
  package func isLogged(_ index: Int) -> Bool {
    func isLog(_ name: String) -> Bool {
      name == "log" || ["_log", "Log", "LOG", "logger", "Logger"].contains(where: name.hasSuffix)
    }
    let open = isSign("@", at: index - 1) ? index - 2 : index - 1
    guard isSign("(", at: open), let function = name(open - 1) else { return false }
    guard isSign(".", at: open - 2) else {
      return isLog(function) || ["print", "debugPrint", "printf"].contains(function)
    }
    return name(open - 3).map(isLog) ?? false
  }

  /// Whether no line ends between the tokens at an index, which are there, and the one before.
  func isOnLine(_ index: Int) -> Bool {
    let before = index > 0 ? tokens[index - 1].range.upperBound : 0
    return !bytes[before..<tokens[index].range.lowerBound].contains(UInt8(ascii: "\n"))
  }

  /// Whether the name at an index, which is there, begins with a capital letter of ASCII.
  package func isCapitalized(_ index: Int) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[tokens[index].range.lowerBound])
  }

  package func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign(UInt8(ascii: sign))
  }

  /// The literal whose quotation mark is at an index, which is behind the literal then.
  private mutating func addLiteral(from index: inout Int) {
    let start = index
    var isPlain = true
    index += 1
    while index < bytes.count, bytes[index] != Self.quote, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\") {
        isPlain = false
        index += 1
      }
      index += 1
    }
    index = min(index + 1, bytes.count)
    let isWhole = isPlain && index - start > 2 && bytes[index - 1] == Self.quote
    tokens.append(
      isWhole
        ? Token(kind: .literal, range: start + 1..<index - 1)
        : Token(kind: .sign(Self.quote), range: start..<index))
  }

  private static let quote = UInt8(ascii: "\"")

  private func isByte(_ byte: UInt8, at index: Int) -> Bool {
    index < bytes.count && bytes[index] == byte
  }

  private func isQuote(at index: Int) -> Bool { isByte(Self.quote, at: index) }

  private func skip(_ index: inout Int, to isEnd: (Int) -> Bool) {
    while index < bytes.count, !isEnd(index) { index += 1 }
  }
}
