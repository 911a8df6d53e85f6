import CExpat

/// Parses XML with Expat, and keeps the offset of everything.
///
/// Entities of the document's own and default values of attributes are refused where they are
/// declared, so that no text is larger than it is written; external entities are never fetched, because
/// Expat does so only on request.
package struct ExpatParser {
  /// Deeper than any catalog, and shallow enough for recursive readers of the document.
  static let maximumDepth = 512

  /// Throws at the first thing that is not well-formed XML.
  package static func parse(_ source: SourceText) throws(FileFault) -> XMLDocument {
    // The text is UTF-8 by now, even where its declaration says something else.
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      throw source.fault(at: 0, "there is no memory to parse the file")
    }
    defer { unsafe XML_ParserFree(parser) }
    var building = unsafe XMLBuilding(source, parser)
    let status = unsafe withUnsafeMutablePointer(to: &building) { building in
      unsafe XML_SetUserData(parser, building)
      unsafe setHandlers(of: parser)
      return unsafe parse(source.utf8, with: parser)
    }
    if let fault = building.fault { throw fault }
    guard status else {
      let words = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map {
        unsafe String(cString: $0)
      }
      throw source.fault(
        at: building.offset, "the file is not well-formed XML: \(words ?? "unknown error")")
    }
    return XMLDocument(source: source, nodes: building.nodes)
  }

  /// False where something is not well-formed, or was refused.
  private static func parse(_ utf8: [UInt8], with parser: OpaquePointer) -> Bool {
    unsafe utf8.withUnsafeBytes { bytes in
      // Expat counts the bytes of one call in an Int32.
      let limit = 1 << 24
      var offset = 0
      repeat {
        let count = min(limit, bytes.count - offset)
        let start = unsafe bytes.baseAddress.map {
          unsafe ($0 + offset).assumingMemoryBound(to: CChar.self)
        }
        let isLast: Int32 = offset + count == bytes.count ? 1 : 0
        guard unsafe XML_Parse(parser, start, Int32(count), isLast) == XML_STATUS_OK else {
          return false
        }
        offset += count
      } while offset < bytes.count
      return true
    }
  }

  private static func setHandlers(of parser: OpaquePointer) {
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data = unsafe data, let name = unsafe name, let attributes = unsafe attributes
        else { return }
        unsafe XMLBuilding.at(data).pointee.start(String(cString: name), attributes)
      },
      { data, _ in
        guard let data = unsafe data else { return }
        unsafe XMLBuilding.at(data).pointee.end()
      })
    unsafe XML_SetCharacterDataHandler(parser) { data, characters, count in
      guard let data = unsafe data, let characters = unsafe characters else { return }
      let bytes = unsafe UnsafeRawBufferPointer(start: characters, count: Int(count))
      unsafe XMLBuilding.at(data).pointee.add(bytes)
    }
    unsafe XML_SetEntityDeclHandler(parser) { data, name, _, _, _, _, _, _, _ in
      guard let data = unsafe data, let name = unsafe name else { return }
      let entity = unsafe String(cString: name)
      unsafe XMLBuilding.at(data).pointee.refuse(
        "the entity '\(entity)' is declared, and none is expanded")
    }
    unsafe XML_SetAttlistDeclHandler(parser) { data, _, name, _, value, _ in
      guard let data = unsafe data, let name = unsafe name, unsafe value != nil else { return }
      let attribute = unsafe String(cString: name)
      unsafe XMLBuilding.at(data).pointee.refuse(
        "the attribute '\(attribute)' is declared with a default value, and none is filled in")
    }
    // Where the document has a type, Expat takes an unknown entity for one declared there. In an
    // attribute it does not even report it: `refuseEntities` does.
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in
      guard let data = unsafe data, let name = unsafe name else { return }
      let entity = unsafe String(cString: name)
      unsafe XMLBuilding.at(data).pointee.refuseEntity(entity)
    }
  }
}

/// The document that is built while Expat reads a text.
///
/// Expat's handlers have a pointer to it, which is valid while the parser runs.
@safe private struct XMLBuilding {
  private(set) var nodes: [XMLDocument.Node] = []
  private(set) var fault: FileFault?
  private let source: SourceText
  private let parser: OpaquePointer
  /// The elements that are open.
  private var open: [XMLDocument.Index] = []
  /// The UTF-8 of the last node, while it is a text.
  private var text: [UInt8] = []

  init(_ source: SourceText, _ parser: OpaquePointer) {
    self.source = source
    unsafe self.parser = parser
    nodes.reserveCapacity(source.utf8.count / 32)
  }

  static func at(_ data: UnsafeMutableRawPointer) -> UnsafeMutablePointer<XMLBuilding> {
    unsafe data.assumingMemoryBound(to: XMLBuilding.self)
  }

  /// Where Expat is, in bytes.
  var offset: Int {
    min(max(0, unsafe XML_GetCurrentByteIndex(parser)), source.utf8.count)
  }

  /// The end of what Expat is at: a tag or a piece of text.
  private var pieceEnd: Int {
    min(offset + Int(unsafe XML_GetCurrentByteCount(parser)), source.utf8.count)
  }

  mutating func start(
    _ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>
  ) {
    endText()
    guard open.count < ExpatParser.maximumDepth else {
      refuse("elements cannot be nested more than \(ExpatParser.maximumDepth) deep")
      return
    }
    var node = XMLDocument.Node(
      name: Self.local(name), start: offset, contentStart: pieceEnd, contentEnd: pieceEnd, next: 0)
    var next = unsafe attributes
    while let name = unsafe next[0], let value = unsafe next[1] {
      node.attributes.append(
        XMLDocument.Attribute(
          name: Self.local(unsafe String(cString: name)), value: unsafe String(cString: value)))
      unsafe next += 2
    }
    if !node.attributes.isEmpty { refuseEntities(in: source.utf8[offset..<pieceEnd]) }
    open.append(nodes.count)
    nodes.append(node)
  }

  /// Refuses a start tag with references to entities other than XML's own.
  private mutating func refuseEntities(in tag: ArraySlice<UInt8>) {
    var rest = tag
    while let reference = rest.firstIndex(of: UInt8(ascii: "&")) {
      let name = rest[(reference + 1)...].prefix { $0 != UInt8(ascii: ";") }
      rest = rest[name.endIndex...]
      let isKnown =
        name.first == UInt8(ascii: "#")
        || ["amp", "lt", "gt", "quot", "apos"].contains { name.elementsEqual($0.utf8) }
      if !isKnown { refuseEntity(String(decoding: name, as: UTF8.self), at: reference) }
    }
  }

  /// Stops the parsing; the entity is where Expat is, or at an offset in bytes.
  mutating func refuseEntity(_ name: String, at start: Int? = nil) {
    refuse("'&\(name);' is none of XML's own entities", at: start)
  }

  mutating func end() {
    endText()
    guard let index = open.popLast() else { return }
    // An empty-element tag ends where its content begins.
    nodes[index].contentEnd = max(nodes[index].contentStart, offset)
    nodes[index].next = nodes.count
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    if text.isEmpty {
      nodes.append(
        XMLDocument.Node(
          start: offset, contentStart: offset, contentEnd: pieceEnd, next: nodes.count + 1))
    }
    nodes[nodes.count - 1].contentEnd = pieceEnd
    unsafe text.append(contentsOf: bytes)
  }

  private mutating func endText() {
    if text.isEmpty { return }
    nodes[nodes.count - 1].text = String(decoding: text, as: UTF8.self)
    text.removeAll(keepingCapacity: true)
  }

  /// Stops the parsing.
  mutating func refuse(_ message: String, at start: Int? = nil) {
    if fault == nil { fault = source.fault(at: start ?? offset, message) }
    unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private static func local(_ name: String) -> String {
    guard let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) else { return name }
    return String(name[name.utf8.index(after: colon)...])
  }
}
