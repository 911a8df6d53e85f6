import CYAML
package import OversetModel

/// The events of a YAML text as libyaml reads them, one after the other.
///
/// Not a tree: that would have every alias in it already, before anyone can count the values behind
/// the aliases.
@safe package struct YAMLEvents: ~Copyable {
  package enum Event: Equatable {
    case scalar(String, isPlain: Bool)
    case alias(String)
    case list
    case map
    /// The end of a list or a map.
    case end
    /// Where a document begins or ends.
    case document
    case endOfText
  }

  package private(set) var event = Event.document
  /// Where the event begins.
  package private(set) var position = TextPosition.start
  /// The name that aliases use for the value.
  package private(set) var anchor: String?
  /// At an address of its own, which libyaml keeps.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// What libyaml reads from.
  private let text: UnsafeMutableBufferPointer<UInt8>

  package init(_ string: String) {
    unsafe text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: string.utf8.count)
    _ = unsafe text.initialize(fromContentsOf: string.utf8)
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    unsafe yaml_parser_initialize(parser)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// Goes to the next event; throws where the text is not YAML.
  package mutating func next() throws(FileFault) {
    var raw = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &raw) == 1 else { throw problem }
    defer { unsafe yaml_event_delete(&raw) }
    position = unsafe TextPosition(raw.start_mark)
    anchor = nil
    switch unsafe raw.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe raw.data.scalar
      anchor = unsafe Self.name(scalar.anchor)
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      event = unsafe .scalar(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_ALIAS_EVENT: event = unsafe .alias(Self.name(raw.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      anchor = unsafe Self.name(raw.data.sequence_start.anchor)
      event = .list
    case YAML_MAPPING_START_EVENT:
      anchor = unsafe Self.name(raw.data.mapping_start.anchor)
      event = .map
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: event = .end
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: event = .endOfText
    default: event = .document
    }
  }

  /// Why libyaml has stopped.
  private var problem: FileFault {
    let words = unsafe parser.pointee.problem.map { unsafe ": \(String(cString: $0))" } ?? ""
    let hasPosition = unsafe parser.pointee.error != YAML_READER_ERROR
    return unsafe FileFault(
      position: hasPosition ? min(TextPosition(parser.pointee.problem_mark), end) : .start,
      message: "not YAML\(words)")
  }

  /// Behind the last character. libyaml's own end is a line further where the last line has no end.
  private var end: TextPosition {
    let lines = unsafe String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return TextPosition(line: lines.count, column: (lines.last?.utf16.count ?? 0) + 1)
  }

  private static func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }
}

extension TextPosition {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
