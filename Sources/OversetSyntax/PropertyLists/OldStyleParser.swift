/// Reads an old-style property list as CoreFoundation does, its two ways of failing included.
///
/// A mistake inside a pair loses the file (`FileFault`). Where a key should be and none is,
/// the reading ends without an error and what is behind is lost (`silentEnd`).
struct OldStyleParser {
  /// CoreFoundation's limit for nested values on 64-bit systems.
  private static let maximumDepth = 512

  private(set) var scanner: OldStyleScanner
  /// The pairs of the root, as far as they were read when the reading failed.
  private(set) var pairsBeforeFault: [PropertyList.Pair] = []
  /// Where the reading ended without an error although text follows, and why.
  private(set) var silentEnd: FileFault?
  /// Whether nothing but ';' and white space follows there.
  private(set) var endsInSemicolons = false
  /// Where the pair of the root begins that was read last, or what is behind the last one.
  private(set) var lastPair = 0

  private let start: Int
  /// The containers that are being read, from the root.
  private var open: [Container] = []

  init(_ source: SourceText, from start: Int = 0) {
    scanner = OldStyleScanner(source)
    scanner.move(to: start)
    self.start = start
  }

  mutating func parse() throws(FileFault) -> PropertyList.Value {
    scanner.skipSpace()
    let first = scanner.offset
    guard scanner.next != nil else { return .init(content: .dictionary([]), start: first) }
    let root = try finish(try startValue())
    scanner.skipSpace()
    guard scanner.next != nil else { return root }
    // Only a dictionary without braces begins with a string that more text follows.
    guard case .text = root.content else {
      lastPair = scanner.offset
      if case .dictionary(let pairs) = root.content { pairsBeforeFault = pairs }
      throw unexpected("nothing but comments can follow the property list")
    }
    scanner.move(to: start)
    open = [Container(kind: .dictionaryWithoutBraces, start: first)]
    open[0].pairs.reserveCapacity(scanner.source.utf8.count / 64)
    let pairs = try finish(nil)
    noteSilentEnd()
    return pairs
  }
}

// MARK: Containers

extension OldStyleParser {
  /// A dictionary or an array whose end has not been read.
  private struct Container {
    enum Kind { case dictionary, dictionaryWithoutBraces, array }

    let kind: Kind
    let start: Int
    var pairs: [PropertyList.Pair] = []
    var values: [PropertyList.Value] = []
    /// The pair whose value is a container that is being read.
    var unfinishedPair: PropertyList.Pair?
  }

  /// Reads on until no container is open, and returns the value that is left.
  ///
  /// The first value is one in the innermost container, or nil where that has just been opened. Not
  /// recursive: the stack of a thread may be small.
  private mutating func finish(
    _ first: PropertyList.Value?
  ) throws(FileFault) -> PropertyList.Value {
    var value = first
    while true {
      if let value, open.isEmpty { return value }
      do {
        value = isInArray ? try parseValues(behind: value) : try parsePairs(behind: value)
      } catch {
        value = try forgive(error)
      }
    }
  }

  private var isInArray: Bool { open.last?.kind == .array }

  /// The pairs of the innermost dictionary up to its end, or up to a container (nil).
  private mutating func parsePairs(
    behind value: PropertyList.Value?
  ) throws(FileFault) -> PropertyList.Value? {
    let dictionary = open.count - 1
    let isRoot = dictionary == 0
    if let value, var pair = open[dictionary].unfinishedPair {
      pair.value = value
      try add(pair)
    }
    while true {
      scanner.skipSpace()
      guard let key = scanner.takeString() else { return try closeDictionary() }
      if isRoot { lastPair = key.range.lowerBound }
      let comments = isRoot ? scanner.takeComments() : 0..<0
      let name = scanner.text(of: key)
      let start = key.range.lowerBound
      var pair = PropertyList.Pair(
        key: name, keyStart: start, value: .init(content: .text(name), start: start),
        comments: comments)
      scanner.skipSpace()
      if scanner.take("=") {
        guard let value = try startValue() else {
          open[dictionary].unfinishedPair = pair
          return nil
        }
        pair.value = value
      } else if scanner.next != UInt8(ascii: ";") {
        throw fault(
          key.range.upperBound, "the key '\(name)' needs '=' or ';' behind it\(markerHere)")
      }
      try add(pair)
    }
  }

  /// Reads the semicolon behind a pair of the innermost dictionary.
  private mutating func add(_ pair: consuming PropertyList.Pair) throws(FileFault) {
    let end = scanner.offset
    scanner.skipSpace()
    guard scanner.take(";") else {
      throw fault(end, "the value of '\(pair.key ?? "")' needs ';' behind it\(markerHere)")
    }
    scanner.dropComments()
    if open.count == 1 {
      lastPair = scanner.offset
      if scanner.takeCommentAtLineEnd() {
        pair.comments = pair.comments.lowerBound..<scanner.comments.count
      }
    }
    open[open.count - 1].pairs.append(pair)
  }

  private mutating func closeDictionary() throws(FileFault) -> PropertyList.Value? {
    if open.last?.kind == .dictionary {
      scanner.skipSpace()
      guard scanner.take("}") else { throw unexpected("a dictionary needs a key or '}' here") }
    }
    return open.popLast().map { .init(content: .dictionary($0.pairs), start: $0.start) }
  }

  /// The values of the innermost array up to its end, or up to a container (nil).
  private mutating func parseValues(
    behind first: PropertyList.Value?
  ) throws(FileFault) -> PropertyList.Value? {
    var last = first
    while true {
      if let value = last {
        open[open.count - 1].values.append(value)
        scanner.skipSpace()
        guard scanner.take(",") else { break }
      }
      last = try startValue()
      if last == nil { return nil }
    }
    guard let array = closeArray() else { throw unexpected("an array needs ',' or ')' here") }
    return array
  }

  /// Nil where the innermost container is no array that ends here.
  private mutating func closeArray() -> PropertyList.Value? {
    guard isInArray else { return nil }
    scanner.skipSpace()
    guard scanner.take(")") else { return nil }
    return open.popLast().map { .init(content: .array($0.values), start: $0.start) }
  }

  /// CoreFoundation ignores any mistake in an element of an array if `)` follows.
  private mutating func forgive(_ fault: FileFault) throws(FileFault) -> PropertyList.Value {
    while !open.isEmpty {
      if let array = closeArray() { return array }
      if open.count == 1 { pairsBeforeFault = open[0].pairs }
      open.removeLast()
    }
    throw fault
  }
}

// MARK: Values

extension OldStyleParser {
  /// The value here; nil where it is a container, which is open then.
  private mutating func startValue() throws(FileFault) -> PropertyList.Value? {
    guard open.count <= Self.maximumDepth else {
      throw fault(
        scanner.offset, "values cannot be nested more than \(Self.maximumDepth) deep")
    }
    scanner.skipSpace()
    let start = scanner.offset
    if let token = scanner.takeString() {
      return .init(content: .text(scanner.text(of: token)), start: start)
    }
    if let quote = scanner.unclosedQuote {
      throw fault(quote, "the quotation mark is never closed")
    }
    if mergeMarker(at: start, of: scanner.source) != nil {
      throw unexpected("no value can begin like this")
    }
    if scanner.take("{") {
      open.append(Container(kind: .dictionary, start: start))
      return nil
    }
    if scanner.take("(") {
      open.append(Container(kind: .array, start: start))
      return nil
    }
    if scanner.take("<") {
      try parseData()
      return .init(content: .other("data"), start: start)
    }
    throw unexpected(
      open.isEmpty ? "the file cannot begin like this" : "no value can begin like this")
  }

  /// CoreFoundation looks at the lower byte of a code unit when it takes one for a digit.
  private mutating func parseData() throws(FileFault) {
    var isInPair = false
    while let byte = scanner.next, byte != UInt8(ascii: ">") || isInPair {
      if !isInPair, scanner.takeDataSpace() { continue }
      guard let scalar = scanner.nextScalar,
        let units = UTF16.encode(scalar),
        units.allSatisfy({ hexadecimalDigit(UInt8(truncatingIfNeeded: $0)) != nil })
      else { throw unexpected("data consists of pairs of hexadecimal digits") }
      if units.count == 1 { isInPair.toggle() }
      for _ in 0..<UTF8.width(scalar) { scanner.step() }
    }
    guard scanner.take(">") else { throw unexpected("data ends with '>'") }
  }
}

// MARK: Faults

extension OldStyleParser {
  private mutating func noteSilentEnd() {
    guard scanner.next != nil || scanner.unclosedQuote != nil else { return }
    let rest = scanner.source.utf8[scanner.offset...]
    endsInSemicolons =
      scanner.unclosedQuote == nil && scanner.next == UInt8(ascii: ";")
      && rest.allSatisfy { $0 == UInt8(ascii: ";") || $0 == 0x20 || 0x09...0x0D ~= $0 }
    let offset = scanner.unclosedQuote ?? scanner.offset
    let why =
      scanner.unclosedQuote != nil
      ? "the key's quotation mark is never closed"
      : "no key can begin with \(nameOfNext)"
    silentEnd = fault(offset, "\(why), so the app reads nothing from here on")
  }

  /// The next character, as a message shows it.
  private var nameOfNext: String {
    mergeMarker(at: scanner.offset, of: scanner.source)
      ?? scanner.source.characterName(at: scanner.offset)
  }

  /// The end of a message that something is missing, if a merge marker is the reason.
  private var markerHere: String {
    mergeMarker(at: scanner.offset, of: scanner.source).map { ", not \($0)" } ?? ""
  }

  private func unexpected(_ rule: String) -> FileFault {
    fault(scanner.offset, "\(rule): \(nameOfNext)")
  }

  private func fault(_ offset: Int, _ message: String) -> FileFault {
    scanner.source.fault(at: offset, message)
  }
}

/// The name of a merge conflict's marker at an offset, at the beginning of a line.
func mergeMarker(at offset: Int, of source: SourceText) -> String? {
  let utf8 = source.utf8
  guard offset + 7 <= utf8.count, "<=>|".utf8.contains(utf8[offset]),
    offset == 0 || utf8[offset - 1] == 0x0A || utf8[offset - 1] == 0x0D,
    utf8[offset..<offset + 7].allSatisfy({ $0 == utf8[offset] }),
    offset + 7 == utf8.count || [0x20, 0x0A, 0x0D].contains(utf8[offset + 7])
  else { return nil }
  return "a merge conflict's marker '\(source.text(offset..<offset + 7))'"
}
