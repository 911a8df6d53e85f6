/// The Markdown of a format, with something in every value's place that Markdown leaves alone.
///
/// The specifier itself could not stay: `%*d` and `%#@a_b@` have Markdown's own characters, and
/// the value of `%@` in a link's address would be given to the next one.
struct ValuePlaceholders {
  private(set) var markdown = ""
  private var values: [String] = []

  init(_ parts: [SamplePart]) {
    for part in parts {
      switch part {
      case .literal(let text): markdown += Self.withoutNoncharacters(text)
      case .value(let value, let conversion):
        markdown += Self.placeholder(values.count, conversion)
        values.append(value)
      }
    }
  }

  /// Puts the values into a part of the text that became of `markdown`.
  func filled(_ text: String) -> String {
    if values.isEmpty { return text }
    var filled: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let start = rest.firstIndex(where: Self.digits.contains) {
      let number = rest[start...].prefix(while: Self.digits.contains)
      filled += rest[..<start].dropLast()
      filled += value(number).utf16
      rest = rest[number.endIndex...].dropFirst()
    }
    return String(decoding: filled + rest, as: UTF16.self)
  }

  /// A number that is not a value's own can come from character references only (`&#xFDD0;`).
  private func value(_ number: ArraySlice<UInt16>) -> String {
    let digits = number.map { String($0 - Self.digits.lowerBound, radix: 16) }.joined()
    guard let index = Int(digits, radix: 16), values.indices.contains(index) else {
      return "\u{FFFD}"
    }
    return values[index]
  }

  /// Begins with punctuation, and ends with it where the specifier does: beside punctuation, `**`
  /// has rules of its own (CommonMark 6.2), and the specifier is what Markdown sees in the app.
  private static func placeholder(_ index: Int, _ conversion: Character) -> String {
    let number = String(index, radix: 16).compactMap(\.hexDigitValue)
      .map { digits.lowerBound + UInt16($0) }
    let end = conversion == "@" ? percent : letter
    return String(decoding: [percent] + number + [end], as: UTF16.self)
  }

  private static let percent = UInt16(UInt8(ascii: "%"))
  /// The hexadecimal digits of a value's number, letters to Markdown.
  private static let digits: ClosedRange<UInt16> = 0xFDD0...0xFDDF
  private static let letter: UInt16 = 0xFDE0
  /// Those of the Basic Multilingual Plane in a row: no text has them (Unicode 23.7).
  private static let noncharacters: ClosedRange<UInt16> = 0xFDD0...0xFDEF

  private static func withoutNoncharacters(_ words: String) -> String {
    guard words.utf16.contains(where: noncharacters.contains) else { return words }
    let units = words.utf16.map { noncharacters.contains($0) ? 0xFFFD : $0 }
    return String(decoding: units, as: UTF16.self)
  }
}
