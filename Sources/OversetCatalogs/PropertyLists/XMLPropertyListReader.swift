/// Reads an XML property list as CoreFoundation does.
struct XMLPropertyListReader {
  /// CoreFoundation's limit for nested arrays and dictionaries.
  private static let maximumDepth = 512

  /// The comments that stand before keys of the root.
  private(set) var comments: [Range<Int>] = []
  /// The pairs of the root, as far as they were read when the reading failed.
  private(set) var pairsBeforeFault: [PropertyList.Pair] = []
  private var scanner: XMLPropertyListScanner

  init(_ source: SourceText, from start: Int = 0) {
    scanner = XMLPropertyListScanner(source)
    scanner.offset = start
  }

  /// The first element's value; what follows the element is not looked at.
  mutating func read() throws(FileFault) -> PropertyList.Value {
    while true {
      scanner.skipSpace()
      guard scanner.next == UInt8(ascii: "<") else { throw unexpected("a tag must stand here") }
      if scanner.startsWith("<!--") {
        // CoreFoundation passes one character more here than inside of elements.
        try scanner.skipComment(from: min(scanner.offset + 5, scanner.source.utf8.count))
      } else if scanner.startsWith("<!") {
        scanner.offset += 2
        try scanner.skipDocumentType()
      } else if scanner.startsWith("<?") {
        try scanner.skipProcessingInstruction(from: scanner.offset + 2)
      } else {
        return try readElement(depth: 0, nesting: 0).value
      }
    }
  }

  /// The next element of a content; nil at an end tag.
  private mutating func readNext(
    depth: Int, nesting: Int
  ) throws(FileFault) -> (value: PropertyList.Value, isKey: Bool)? {
    guard depth <= Self.maximumDepth, nesting <= 2 * Self.maximumDepth else {
      throw scanner.fault("elements cannot be nested more than \(Self.maximumDepth) deep")
    }
    while true {
      scanner.skipSpace()
      let isMarker = mergeMarker(at: scanner.offset, of: scanner.source) != nil
      guard scanner.next == UInt8(ascii: "<"), !isMarker else {
        throw unexpected("a tag must stand here")
      }
      if scanner.startsWith("<!--") {
        try scanner.skipComment(from: scanner.offset + 4)
      } else if scanner.startsWith("<!") {
        throw scanner.fault("only a comment can begin with '<!' here")
      } else if scanner.startsWith("<?") {
        try scanner.skipProcessingInstruction(from: scanner.offset + 1)
      } else if scanner.startsWith("</") {
        return nil
      } else {
        return try readElement(depth: depth, nesting: nesting)
      }
    }
  }

  /// An element's value, whose place is that of its content.
  private mutating func readElement(
    depth: Int, nesting: Int
  ) throws(FileFault) -> (value: PropertyList.Value, isKey: Bool) {
    let tag = try takeStartTag()
    let start = scanner.offset
    let content: PropertyList.Content
    switch (tag.name, tag.isEmpty) {
    case ("plist", false):
      let value = try readDocument(depth: depth, nesting: nesting + 1)
      return (value, false)
    case ("array", true): content = .array([])
    case ("array", false): content = .array(try readArray(depth: depth + 1, nesting: nesting + 1))
    case ("dict", true): content = .dictionary([])
    case ("dict", false): content = try readDictionary(depth: depth + 1, nesting: nesting + 1)
    case ("key", true), ("string", true): content = .text("")
    case ("key", false), ("string", false):
      content = .text(try scanner.takeText())
      try scanner.takeEndTag(tag.name)
    case ("true", _), ("false", _):
      content = .other("boolean")
      if !tag.isEmpty { try scanner.takeEndTag(tag.name) }
    case ("data", false), ("date", false), ("real", false), ("integer", false):
      content = .other(tag.name)
      try scanner.skipContent(of: tag.name)
      try scanner.takeEndTag(tag.name)
    case ("plist", true), ("data", true), ("date", true), ("real", true), ("integer", true):
      throw scanner.fault("<\(tag.name)> cannot be empty", at: tag.start)
    default:
      throw scanner.fault("a property list has no <\(tag.name)>", at: tag.start)
    }
    return (.init(content: content, start: start), tag.name == "key")
  }

  private mutating func takeStartTag() throws(FileFault) -> (
    name: String, isEmpty: Bool, start: Int
  ) {
    let start = scanner.offset
    let rest = scanner.source.utf8[(start + 1)...]
    guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      throw scanner.fault("the tag is never closed")
    }
    let isEmpty = scanner.source.utf8[end - 1] == UInt8(ascii: "/")
    let nameEnd =
      rest[..<end].firstIndex(where: XMLPropertyListScanner.isSpace) ?? (isEmpty ? end - 1 : end)
    guard nameEnd > start + 1 else { throw unexpected("a tag must begin with a name") }
    scanner.offset = end + 1
    // No name of a property list is longer, but a stray '<' may make one of the whole file.
    let name = scanner.source.text(start + 1..<min(nameEnd, start + 41))
    return (name, isEmpty, start)
  }

  private mutating func readDocument(
    depth: Int, nesting: Int
  ) throws(FileFault) -> PropertyList.Value {
    guard let element = try readNext(depth: depth, nesting: nesting) else {
      throw scanner.fault("<plist> cannot be empty")
    }
    let end = scanner.offset
    guard try readNext(depth: depth, nesting: nesting) == nil else {
      throw scanner.fault("<plist> can only contain one element", at: end)
    }
    try scanner.takeEndTag("plist")
    return element.value
  }

  private mutating func readArray(
    depth: Int, nesting: Int
  ) throws(FileFault) -> [PropertyList.Value] {
    var values: [PropertyList.Value] = []
    while let element = try readNext(depth: depth, nesting: nesting) {
      values.append(element.value)
    }
    try scanner.takeEndTag("array")
    return values
  }

  private mutating func readDictionary(
    depth: Int, nesting: Int
  ) throws(FileFault) -> PropertyList.Content {
    var pairs: [PropertyList.Pair] = []
    // What stands before the dictionary belongs to none of its pairs.
    _ = scanner.takeComments()
    do {
      while let pair = try readPair(depth: depth, nesting: nesting) { pairs.append(pair) }
      try scanner.takeEndTag("dict")
    } catch {
      if depth == 1 { pairsBeforeFault = pairs }
      throw error
    }
    // What a keyed archiver writes; to CoreFoundation it is no dictionary.
    if !pairs.isEmpty, pairs.allSatisfy({ $0.key == "CF$UID" }),
      case .other(let name)? = pairs.last?.value.content, name == "integer" || name == "real"
    {
      return .other("uid")
    }
    return .dictionary(pairs)
  }

  private mutating func readPair(
    depth: Int, nesting: Int
  ) throws(FileFault) -> PropertyList.Pair? {
    guard let key = try readNext(depth: depth, nesting: nesting) else { return nil }
    guard key.isKey, case .text(let name) = key.value.content else {
      throw scanner.fault("a dictionary needs a <key> here", at: key.value.start)
    }
    let notes = depth == 1 ? scanner.takeComments() : []
    comments += notes
    guard let value = try readNext(depth: depth, nesting: nesting)?.value else {
      throw scanner.fault("the key '\(name)' needs a value behind it", at: key.value.start)
    }
    _ = scanner.takeComments()
    return .init(
      key: name, keyStart: key.value.start, value: value,
      comments: comments.count - notes.count..<comments.count)
  }

  private func unexpected(_ rule: String) -> FileFault {
    let found = mergeMarker(at: scanner.offset, of: scanner.source)
    return scanner.fault(
      "\(rule): \(found ?? scanner.source.characterName(at: scanner.offset))")
  }
}
