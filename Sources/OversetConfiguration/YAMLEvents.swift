import CYaml
import OversetModel

/// What libyaml reads in a YAML text, one after the other.
///
/// libyaml comes with Yams. Yams' own tree has every alias in it already, before anyone can count the
/// values that the aliases stand for.
struct YAMLEvents: ~Copyable {
  enum Event: Equatable {
    case scalar(String, isPlain: Bool)
    case alias(String)
    case list
    case map
    /// Of a list or a map.
    case end
    /// Where a document begins or ends.
    case document
    case endOfText
  }

  private(set) var event = Event.document
  /// Where the event begins.
  private(set) var position = TextPosition.start
  /// The name that aliases use for the value.
  private(set) var anchor: String?
  /// At an address of its own, which libyaml keeps.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// What libyaml reads from.
  private let text: UnsafeMutableBufferPointer<UInt8>

  init(_ string: String) {
    text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: string.utf8.count)
    _ = text.initialize(fromContentsOf: string.utf8)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    text.deallocate()
  }

  /// Goes to the next event; throws where the text is not YAML.
  mutating func next() throws(SettingProblem) {
    var raw = yaml_event_t()
    guard yaml_parser_parse(parser, &raw) == 1 else { throw problem }
    defer { yaml_event_delete(&raw) }
    position = TextPosition(raw.start_mark)
    anchor = nil
    switch raw.type {
    case YAML_SCALAR_EVENT:
      let scalar = raw.data.scalar
      anchor = Self.name(scalar.anchor)
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      event = .scalar(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_ALIAS_EVENT: event = .alias(Self.name(raw.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      anchor = Self.name(raw.data.sequence_start.anchor)
      event = .list
    case YAML_MAPPING_START_EVENT:
      anchor = Self.name(raw.data.mapping_start.anchor)
      event = .map
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: event = .end
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: event = .endOfText
    default: event = .document
    }
  }

  /// Why libyaml has stopped.
  private var problem: SettingProblem {
    let words = parser.pointee.problem.map { ": \(String(cString: $0))" } ?? ""
    let hasPlace = parser.pointee.error != YAML_READER_ERROR
    return SettingProblem(
      position: hasPlace ? min(TextPosition(parser.pointee.problem_mark), end) : .start, path: "",
      message: "not YAML\(words)")
  }

  /// Behind the last character. libyaml's own end is a line further where the last line has no end.
  private var end: TextPosition {
    let lines = String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return TextPosition(line: lines.count, column: (lines.last?.utf16.count ?? 0) + 1)
  }

  private static func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    text.map { String(cString: $0) }
  }
}

extension TextPosition {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
