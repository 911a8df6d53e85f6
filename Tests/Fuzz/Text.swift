import OversetModel

/// The lines of a damaged file, to look places up in.
struct Text {
  /// In UTF-16 code units.
  private let lengths: [Int]

  /// With the line ends of YAML 1.1, of which those of other formats are some; `\r\n` may count once
  /// or twice.
  init(_ bytes: [UInt8]) {
    var lengths = [0]
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) {
        lengths.append(0)
      } else {
        lengths[lengths.count - 1] += scalar.value > 0xFFFF ? 2 : 1
      }
    }
    self.lengths = lengths
  }

  /// Whether there is such a place; the end of a line and that of the file are places too.
  func holds(_ position: TextPosition) -> Bool {
    guard (1...lengths.count).contains(position.line) else { return false }
    return (1...(lengths.max() ?? 0) + 1).contains(position.column)
  }
}
