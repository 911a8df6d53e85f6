/// Reads an XML property list as CoreFoundation does.
///
/// Ours because CoreFoundation's reader, which an app has, accepts what no XML parser does; because
/// Foundation gives no positions and no order; and because we show all that can be read of a damaged
/// file.
struct XMLPropertyListReader {
  /// CoreFoundation's limit for nested arrays and dictionaries.
  private static let maximumDepth = 512

  /// The comments before keys of the root.
  private(set) var comments: [Range<Int>] = []
  /// The pairs of the root, as far as they were read when the reading failed.
  private(set) var pairsBeforeFault: [PropertyList.Pair] = []
  private var scanner: XMLPropertyListScanner
  /// The containers that are being read, from the root.
  private var containers: [Container] = []
  /// How many of them are arrays and dictionaries.
  private var depth = 0

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
        // CoreFoundation skips one character more here than inside elements.
        try scanner.skipComment(from: min(scanner.offset + 5, scanner.source.utf8.count))
      } else if scanner.startsWith("<!") {
        scanner.offset += 2
        try scanner.skipDocumentType()
      } else if scanner.startsWith("<?") {
        try scanner.skipProcessingInstruction(from: scanner.offset + 2)
      } else {
        return try readTree()
      }
    }
  }

  /// What comes next in the content of a container.
  private enum Part {
    case value(PropertyList.Value, isKey: Bool)
    /// A container, which is the innermost one then.
    case start
    case endTag
  }

  private mutating func readPart() throws(FileFault) -> Part {
    guard depth <= Self.maximumDepth, containers.count <= 2 * Self.maximumDepth else {
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
        return .endTag
      } else {
        return try readElement()
      }
    }
  }

  /// A value's offset is that of its content.
  private mutating func readElement() throws(FileFault) -> Part {
    let tag = try takeStartTag()
    let start = scanner.offset
    let content: PropertyList.Content
    switch (tag.name, tag.isEmpty) {
    case ("plist", false): return open(.document, at: start)
    case ("array", true): content = .array([])
    case ("array", false): return open(.array, at: start)
    case ("dict", true): content = .dictionary([])
    case ("dict", false): return open(.dictionary, at: start)
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
    return .value(.init(content: content, start: start), isKey: tag.name == "key")
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

  private func unexpected(_ rule: String) -> FileFault {
    let found = mergeMarker(at: scanner.offset, of: scanner.source)
    return scanner.fault(
      "\(rule): \(found ?? scanner.source.characterName(at: scanner.offset))")
  }
}

// MARK: Containers

extension XMLPropertyListReader {
  /// An element that contains others and whose end tag has not been read.
  private struct Container {
    enum Kind { case document, array, dictionary }

    let kind: Kind
    let start: Int
    var values: [PropertyList.Value] = []
    /// Behind the first value.
    var firstEnd = 0
    var pairs: [PropertyList.Pair] = []
    /// The pair whose value comes next.
    var unfinishedPair: PropertyList.Pair?
  }

  /// An element and everything in it. Not recursive: the stack of a thread may be small.
  private mutating func readTree() throws(FileFault) -> PropertyList.Value {
    do {
      var part = try readElement()
      while true {
        switch part {
        case .value(let value, _) where containers.isEmpty: return value
        case .value(let value, let isKey):
          try add(value, isKey: isKey)
          part = try readPart()
        case .start: part = try readPart()
        case .endTag: part = .value(try closeContainer(), isKey: false)
        }
      }
    } catch {
      pairsBeforeFault = containers.first { $0.kind != .document }?.pairs ?? []
      throw error
    }
  }

  private mutating func open(_ kind: Container.Kind, at start: Int) -> Part {
    if kind != .document { depth += 1 }
    // A comment before a dictionary belongs to none of its pairs.
    if kind == .dictionary { _ = scanner.takeComments() }
    containers.append(Container(kind: kind, start: start))
    return .start
  }

  private mutating func add(_ value: PropertyList.Value, isKey: Bool) throws(FileFault) {
    let last = containers.count - 1
    switch containers[last].kind {
    case .document where !containers[last].values.isEmpty:
      throw scanner.fault("<plist> can only contain one element", at: containers[last].firstEnd)
    case .document, .array:
      if containers[last].values.isEmpty { containers[last].firstEnd = scanner.offset }
      containers[last].values.append(value)
    case .dictionary:
      if var pair = containers[last].unfinishedPair {
        pair.value = value
        _ = scanner.takeComments()
        containers[last].pairs.append(pair)
        containers[last].unfinishedPair = nil
      } else {
        containers[last].unfinishedPair = try pair(of: value, isKey: isKey)
      }
    }
  }

  /// A pair whose value is not known yet, only its offset.
  private mutating func pair(
    of key: PropertyList.Value, isKey: Bool
  ) throws(FileFault) -> PropertyList.Pair {
    guard isKey, case .text(let name) = key.content else {
      throw scanner.fault("a dictionary needs a <key> here", at: key.start)
    }
    let notes = depth == 1 ? scanner.takeComments() : []
    comments += notes
    return .init(
      key: name, keyStart: key.start, value: key,
      comments: comments.count - notes.count..<comments.count)
  }

  /// Reads the end tag of the innermost container.
  private mutating func closeContainer() throws(FileFault) -> PropertyList.Value {
    let container = containers[containers.count - 1]
    switch container.kind {
    case .document:
      guard let value = container.values.first else {
        throw scanner.fault("<plist> cannot be empty")
      }
      try scanner.takeEndTag("plist")
      containers.removeLast()
      return value
    case .array:
      try scanner.takeEndTag("array")
    case .dictionary:
      if let pair = container.unfinishedPair {
        throw scanner.fault(
          "the key '\(pair.key ?? "")' needs a value behind it", at: pair.keyStart)
      }
      try scanner.takeEndTag("dict")
    }
    containers.removeLast()
    depth -= 1
    return .init(content: Self.content(of: container), start: container.start)
  }

  private static func content(of container: Container) -> PropertyList.Content {
    if container.kind == .array { return .array(container.values) }
    // What a keyed archiver writes; to CoreFoundation it is no dictionary.
    if !container.pairs.isEmpty, container.pairs.allSatisfy({ $0.key == "CF$UID" }),
      case .other(let name)? = container.pairs.last?.value.content,
      name == "integer" || name == "real"
    {
      return .other("uid")
    }
    return .dictionary(container.pairs)
  }
}
