import Testing

/// A text of one of Unicode's break tests, with its boundaries.
struct BoundaryCase {
  /// The text's characters in hexadecimal, as the file writes them.
  private let characters: [Substring]
  let text: [UInt16]
  /// Every boundary after 0 in UTF-16 code units; the last is the text's length.
  let boundaries: [Int32]

  /// `÷ 0061 × 0308 ÷`: before, between and behind the characters, a boundary or none.
  init(_ line: ArraySlice<UInt8>) throws {
    var characters: [Substring] = []
    var text: [UInt16] = []
    var boundaries: [Int32] = []
    let data = String(decoding: line.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
    for token in data.split(whereSeparator: \.isWhitespace) {
      switch token {
      case "×": break
      case "÷": if !text.isEmpty { boundaries.append(Int32(text.count)) }
      default:
        characters.append(token)
        let character = try #require(UInt32(token, radix: 16).flatMap(Unicode.Scalar.init))
        text.append(contentsOf: String(character).utf16)
      }
    }
    self.characters = characters
    self.text = text
    self.boundaries = boundaries
  }

  static func all(in path: String) throws -> [BoundaryCase] {
    try UnicodeTestFile(path).lines.map(BoundaryCase.init)
  }

  /// The text with these boundaries, as the file writes it except at the ends, where nothing can
  /// differ.
  func notation(_ boundaries: [Int32]) -> String {
    var offset: Int32 = 0
    var result = ""
    for character in characters {
      if offset > 0 { result += boundaries.contains(offset) ? " ÷ " : " × " }
      result += character
      // U+10000 and above have five digits or more, and two code units.
      offset += character.count > 4 ? 2 : 1
    }
    return result
  }
}
