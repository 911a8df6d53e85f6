/// Reads an old-style property list as CoreFoundation does, its two ways of failing included.
///
/// A mistake inside a pair loses the file (`FileFault`). Where a key should stand and none does,
/// the reading ends without an error and what is behind is lost (`silentEnd`).
struct OldStyleParser {
  /// CoreFoundation's limit for nested values on 64-bit systems.
  private static let maximumDepth = 512

  private(set) var scanner: OldStyleScanner
  /// The pairs of the root, as far as they were read when the reading failed.
  private(set) var pairsBeforeFault: [PropertyList.Pair] = []
  /// Where the reading ended without an error although text follows, and why.
  private(set) var silentEnd: FileFault?
  /// Where the pair of the root begins that was read last, or what is behind the last one.
  private(set) var lastPair = 0

  private let start: Int

  init(_ source: SourceText, from start: Int = 0) {
    scanner = OldStyleScanner(source)
    scanner.move(to: start)
    self.start = start
  }

  mutating func parse() throws(FileFault) -> PropertyList.Value {
    scanner.skipSpace()
    let first = scanner.offset
    guard scanner.next != nil else { return .init(content: .dictionary([]), start: first) }
    let root = try parseValue(depth: 0)
    scanner.skipSpace()
    guard scanner.next != nil else { return root }
    // Only a dictionary without braces begins with a string that more text follows.
    guard case .text = root.content else {
      lastPair = scanner.offset
      if case .dictionary(let pairs) = root.content { pairsBeforeFault = pairs }
      throw unexpected("nothing but comments can follow the property list")
    }
    scanner.move(to: start)
    let pairs = try parsePairs(depth: 0)
    noteSilentEnd()
    return .init(content: .dictionary(pairs), start: first)
  }

  /// The pairs up to where no key stands.
  private mutating func parsePairs(depth: Int) throws(FileFault) -> [PropertyList.Pair] {
    var pairs: [PropertyList.Pair] = []
    if depth == 0 { pairs.reserveCapacity(scanner.source.utf8.count / 64) }
    while true {
      scanner.skipSpace()
      guard let key = scanner.takeString() else { return pairs }
      if depth == 0 { lastPair = key.range.lowerBound }
      var comments = depth == 0 ? scanner.takeComments() : 0..<0
      let name = scanner.text(of: key)
      do {
        let value = try parseValue(of: key, named: name, depth: depth)
        scanner.dropComments()
        if depth == 0 {
          lastPair = scanner.offset
          if scanner.takeCommentAtLineEnd() {
            comments = comments.lowerBound..<scanner.comments.count
          }
        }
        pairs.append(
          .init(key: name, keyStart: key.range.lowerBound, value: value, comments: comments))
      } catch {
        if depth == 0 { pairsBeforeFault = pairs }
        throw error
      }
    }
  }

  /// What stands behind a key, its semicolon included.
  private mutating func parseValue(
    of key: OldStyleScanner.Token, named name: String, depth: Int
  ) throws(FileFault) -> PropertyList.Value {
    var value = PropertyList.Value(content: .text(name), start: key.range.lowerBound)
    var end = key.range.upperBound
    scanner.skipSpace()
    if scanner.take("=") {
      value = try parseValue(depth: depth + 1)
      end = scanner.offset
      scanner.skipSpace()
    } else if scanner.next != UInt8(ascii: ";") {
      throw fault(end, "the key '\(name)' needs '=' or ';' behind it\(markerHere)")
    }
    guard scanner.take(";") else {
      throw fault(end, "the value of '\(name)' needs ';' behind it\(markerHere)")
    }
    return value
  }
}

// MARK: Values

extension OldStyleParser {
  private mutating func parseValue(depth: Int) throws(FileFault) -> PropertyList.Value {
    guard depth <= Self.maximumDepth else {
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
      let pairs = try parsePairs(depth: depth)
      scanner.skipSpace()
      guard scanner.take("}") else {
        if depth == 0 { pairsBeforeFault = pairs }
        throw unexpected("a dictionary needs a key or '}' here")
      }
      return .init(content: .dictionary(pairs), start: start)
    }
    if scanner.take("(") {
      return .init(content: .array(try parseArray(depth: depth)), start: start)
    }
    if scanner.take("<") {
      try parseData()
      return .init(content: .other("data"), start: start)
    }
    throw unexpected(
      depth == 0 ? "the file cannot begin like this" : "no value can begin like this")
  }

  /// CoreFoundation forgives whatever is wrong with an element if `)` is what follows.
  private mutating func parseArray(depth: Int) throws(FileFault) -> [PropertyList.Value] {
    var values: [PropertyList.Value] = []
    var forgiven: FileFault?
    repeat {
      do {
        values.append(try parseValue(depth: depth + 1))
      } catch {
        forgiven = error
        break
      }
      scanner.skipSpace()
    } while scanner.take(",")
    scanner.skipSpace()
    guard scanner.take(")") else {
      throw forgiven ?? unexpected("an array needs ',' or ')' here")
    }
    return values
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
    let offset = scanner.unclosedQuote ?? scanner.offset
    let why =
      scanner.unclosedQuote != nil
      ? "the key's quotation mark is never closed"
      : "no key can begin with \(nameOfNext)"
    silentEnd = fault(offset, "\(why), so the app reads nothing from here on")
  }

  /// What stands here, as a message shows it.
  private var nameOfNext: String {
    mergeMarker(at: scanner.offset, of: scanner.source)
      ?? scanner.source.characterName(at: scanner.offset)
  }

  /// Behind a message that something is missing, if a marker is why.
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

/// The name of a merge conflict's marker that stands at an offset, at the beginning of a line.
func mergeMarker(at offset: Int, of source: SourceText) -> String? {
  let utf8 = source.utf8
  guard offset + 7 <= utf8.count, "<=>|".utf8.contains(utf8[offset]),
    offset == 0 || utf8[offset - 1] == 0x0A || utf8[offset - 1] == 0x0D,
    utf8[offset..<offset + 7].allSatisfy({ $0 == utf8[offset] }),
    offset + 7 == utf8.count || [0x20, 0x0A, 0x0D].contains(utf8[offset + 7])
  else { return nil }
  return "a merge conflict's marker '\(source.text(offset..<offset + 7))'"
}
