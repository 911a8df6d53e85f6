/// Text for a terminal or for the log of a CI job: literals stay as they are, interpolated values are
/// escaped.
///
///     let text: TerminalText = "cannot read '\(path)'\n"
///
/// So no text from a catalog, a configuration, a path or an argument can end a line, move the cursor
/// or be a command to the runner of a CI service.
public struct TerminalText: Sendable, Hashable {
  private var text: String

  /// A text in one line.
  public init(_ text: String) { self.text = text.printable }

  /// A text of several lines, each of which is escaped by itself.
  public init(lines text: String) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    self = lines.map { TerminalText(String($0)) }.joined(separator: "\n")
  }

  /// Whether it has no characters.
  public var isEmpty: Bool { text.isEmpty }

  /// Its number of UTF-8 bytes.
  public var count: Int { text.utf8.count }

  /// As UTF-8, to be printed from the beginning of a line on.
  public var bytes: [UInt8] { Array(description.utf8) }

  public static func + (left: TerminalText, right: TerminalText) -> TerminalText {
    "\(left)\(right)"
  }

  public static func += (left: inout TerminalText, right: TerminalText) { left.text += right.text }
}

extension TerminalText: CustomStringConvertible {
  /// The text, no line of which begins as a command does.
  public var description: String { RunnerCommand.withoutCommands(atLineStartsOf: text) }
}

extension TerminalText: ExpressibleByStringInterpolation {
  /// A literal in the source code, unescaped.
  public init(stringLiteral text: String) { self.text = text }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Escapes what is put between the literals.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// What is escaped already.
    public mutating func appendInterpolation(_ other: TerminalText) { text += other.text }

    /// A text or a number, in one line.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description.printable
    }
  }
}

extension Sequence<TerminalText> {
  /// The texts one after the other.
  public func joined(separator: TerminalText = "") -> TerminalText {
    var joined: TerminalText = ""
    for (index, text) in enumerated() { joined += index > 0 ? separator + text : text }
    return joined
  }
}
