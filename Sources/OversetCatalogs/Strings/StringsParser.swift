import OversetModel

/// Reads an old-style property list as CoreFoundation does, its two ways of failing included.
///
/// A mistake inside a pair loses the file (`FileFault`). Where a key should stand and none does,
/// the reading ends without an error and what is behind is lost (a fault of extent `rest`).
struct StringsParser {
  /// CoreFoundation's limit for nested values on 64-bit systems.
  private static let maximumDepth = 512

  private(set) var faults: [CatalogFault] = []
  private var scanner: StringsScanner
  private let locale: LocaleIdentifier
  private var allEntries: [CatalogEntry] = []
  /// The entry that counts of every key, by its place in `allEntries`.
  private var lastIndices: [ExactText: Int] = [:]

  init(_ source: SourceText, locale: LocaleIdentifier) {
    scanner = StringsScanner(source)
    self.locale = locale
    allEntries.reserveCapacity(source.utf8.count / 50)
    lastIndices.reserveCapacity(source.utf8.count / 50)
  }

  /// In file order; of a key that occurs more than once, only the last.
  var entries: [CatalogEntry] {
    guard lastIndices.count < allEntries.count else { return allEntries }
    return lastIndices.values.sorted().map { allEntries[$0] }
  }

  mutating func parse() throws(FileFault) {
    defer { noteUnclosedComment() }
    scanner.skipSpace()
    if scanner.take("{") {
      while let key = nextKey() { try parseEntry(of: key) }
      try closeDictionary()
      scanner.skipSpace()
      guard scanner.next == nil else {
        throw unexpected("nothing but comments can follow the closing '}'")
      }
    } else if scanner.next != nil {
      guard let first = nextKey() else { throw badString("the file") }
      try parseEntry(of: first)
      while let key = nextKey() { try parseEntry(of: key) }
      noteSilentEnd()
    }
  }

  private mutating func nextKey() -> StringsScanner.Token? {
    scanner.skipSpace()
    return scanner.takeString()
  }

  private mutating func parseEntry(of key: StringsScanner.Token) throws(FileFault) {
    var comment = scanner.takeComments()
    let value = try parsePair(of: key, depth: 0)
    _ = scanner.takeComments()
    if let trailing = scanner.takeCommentAtLineEnd() {
      comment = comment.map { $0 + "\n" + trailing } ?? trailing
    }
    switch value {
    case .text(let token): add(key, token, comment: comment)
    case .collection(let offset): skip(key, collectionAt: offset)
    }
  }

  private mutating func add(
    _ key: StringsScanner.Token, _ value: StringsScanner.Token, comment: String?
  ) {
    let name = scanner.text(of: key)
    lastIndices[ExactText(name)] = allEntries.count
    allEntries.append(
      CatalogEntry(
        key: name, locale: locale, value: scanner.text(of: value), comment: comment,
        keyPosition: position(key.range.lowerBound),
        valuePosition: position(value.range.lowerBound)))
  }

  private mutating func skip(_ key: StringsScanner.Token, collectionAt offset: Int) {
    let name = scanner.text(of: key)
    lastIndices[ExactText(name)] = nil
    note(.entry, at: offset, "the value of '\(name)' must be a string")
  }
}

// MARK: Values

extension StringsParser {
  private enum Value {
    case text(StringsScanner.Token)
    /// An array, a dictionary or data, which begins at the offset.
    case collection(Int)
  }

  /// What stands behind a key, its semicolon included.
  private mutating func parsePair(
    of key: StringsScanner.Token, depth: Int
  ) throws(FileFault) -> Value {
    var value = Value.text(key)
    var end = key.range.upperBound
    scanner.skipSpace()
    if scanner.take("=") {
      value = try parseValue(depth: depth + 1)
      end = scanner.offset
      scanner.skipSpace()
    } else if scanner.next != UInt8(ascii: ";") {
      throw fault(end, "the key '\(scanner.text(of: key))' needs '=' or ';' behind it")
    }
    guard scanner.take(";") else {
      throw fault(end, "the value of '\(scanner.text(of: key))' needs ';' behind it")
    }
    return value
  }

  private mutating func parseValue(depth: Int) throws(FileFault) -> Value {
    scanner.skipSpace()
    let start = scanner.offset
    guard depth <= Self.maximumDepth else {
      throw fault(start, "values cannot be nested more than \(Self.maximumDepth) deep")
    }
    if let token = scanner.takeString() { return .text(token) }
    if scanner.take("{") {
      while let key = nextKey() { _ = try parsePair(of: key, depth: depth) }
      try closeDictionary()
    } else if scanner.take("(") {
      try parseArray(depth: depth)
    } else if scanner.take("<") {
      try parseData()
    } else {
      throw badString("a value")
    }
    return .collection(start)
  }

  private mutating func parseArray(depth: Int) throws(FileFault) {
    scanner.skipSpace()
    while scanner.next != UInt8(ascii: ")") {
      _ = try parseValue(depth: depth + 1)
      scanner.skipSpace()
      guard scanner.take(",") else { break }
      scanner.skipSpace()
    }
    guard scanner.take(")") else { throw unexpected("an array needs ',' or ')' here") }
  }

  private mutating func parseData() throws(FileFault) {
    var digits = 0
    while let byte = scanner.next, byte != UInt8(ascii: ">") {
      if hexadecimalDigit(byte) != nil {
        digits += 1
        scanner.step()
      } else {
        guard digits % 2 == 0, scanner.takeSpace() else {
          throw unexpected("data consists of pairs of hexadecimal digits")
        }
      }
    }
    guard digits % 2 == 0, scanner.take(">") else { throw unexpected("data ends with '>'") }
  }

  private mutating func closeDictionary() throws(FileFault) {
    guard scanner.take("}") else { throw unexpected("a dictionary needs a key or '}' here") }
  }
}

// MARK: Faults

extension StringsParser {
  private mutating func noteSilentEnd() {
    guard scanner.next != nil else { return }
    let why =
      scanner.isAtQuote
      ? "the key's quotation mark is never closed"
      : "no key can begin with \(scanner.source.characterName(at: scanner.offset))"
    note(.rest, at: scanner.offset, "\(why), so the app reads nothing from here on")
  }

  private mutating func noteUnclosedComment() {
    guard let offset = scanner.unclosedComment else { return }
    note(.entry, at: offset, "the comment is never closed, so the app sees nothing behind it")
  }

  private func badString(_ what: String) -> FileFault {
    if scanner.isAtQuote { return fault(scanner.offset, "the quotation mark is never closed") }
    return unexpected("\(what) cannot begin like this")
  }

  private func unexpected(_ rule: String) -> FileFault {
    fault(scanner.offset, "\(rule): \(scanner.source.characterName(at: scanner.offset))")
  }

  private func fault(_ offset: Int, _ message: String) -> FileFault {
    scanner.source.fault(at: offset, message)
  }

  private mutating func note(_ extent: CatalogFault.Extent, at offset: Int, _ message: String) {
    faults.append(CatalogFault(extent: extent, position: position(offset), message: message))
  }

  private func position(_ offset: Int) -> TextPosition { scanner.source.position(at: offset) }
}
