import OversetModel
import OversetSyntax

/// Finds what a note for translators says to this tool.
enum DirectiveScanner {
  /// How the lines of a note end, besides the line ends of every text.
  enum LineEnds {
    case asWritten
    /// At `\n` and `\r` too: inside a JSON string.
    case alsoEscaped
  }

  /// What follows `overset:` in each line of a note, which is `range` of the source, in bytes.
  static func directives(
    in range: Range<Int>, of source: SourceText, lineEnds: LineEnds = .asWritten
  ) -> [Directive] {
    var directives: [Directive] = []
    var rest = range
    while let start = endOfMark(in: rest, of: source.utf8, lineEnds) {
      let lineEnd = endOfLine(in: start..<range.upperBound, of: source.utf8, lineEnds)
      let text = trimmed(start..<lineEnd, of: source.utf8)
      directives.append(
        Directive(text: source.text(text), position: source.position(at: text.lowerBound)))
      rest = lineEnd..<range.upperBound
    }
    return directives
  }

  /// Behind the first `overset:` that is no part of a longer word.
  private static func endOfMark(
    in range: Range<Int>, of utf8: [UInt8], _ lineEnds: LineEnds
  ) -> Int? {
    let mark: StaticString = "overset:"
    let length = mark.utf8CodeUnitCount
    return unsafe utf8.withUnsafeBufferPointer { utf8 in
      var offset = range.lowerBound
      while offset + length <= range.upperBound {
        let isMark =
          unsafe utf8[offset] == UInt8(ascii: "o")
          && (1..<length).allSatisfy {
            unsafe utf8[offset + $0] == mark.utf8Start[$0]
          }
        if isMark {
          // The letter before the mark belongs to a word, or to an escape.
          let before = unsafe utf8[range.lowerBound..<offset]
          let backslashes = unsafe before.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }
            .count
          let isEscape = lineEnds == .alsoEscaped && !backslashes.isMultiple(of: 2)
          if unsafe isEscape || before.last.map(isWordCharacter) != true { return offset + length }
        }
        offset += 1
      }
      return nil
    }
  }

  private static func endOfLine(
    in range: Range<Int>, of utf8: [UInt8], _ lineEnds: LineEnds
  ) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = utf8[offset]
      if byte == 0x0A || byte == 0x0D { return offset }
      if lineEnds == .alsoEscaped && byte == UInt8(ascii: "\\") && offset + 1 < range.upperBound {
        let escape = utf8[offset + 1]
        if escape == UInt8(ascii: "n") || escape == UInt8(ascii: "r") { return offset }
        offset += 1
      }
      offset += 1
    }
    return range.upperBound
  }

  private static func trimmed(_ range: Range<Int>, of utf8: [UInt8]) -> Range<Int> {
    guard let first = range.first(where: { !isBlank(utf8[$0]) }),
      let last = range.last(where: { !isBlank(utf8[$0]) })
    else { return range.upperBound..<range.upperBound }
    return first..<last + 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isWordCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
