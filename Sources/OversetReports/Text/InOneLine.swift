extension String {
  /// Without anything that ends a line, that a terminal would obey, or that turns the direction of
  /// what follows: `\n`, `\u{202e}`.
  var inOneLine: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    let text = printable
    guard text.unicodeScalars.contains(where: \.isLayoutCommand) else { return text }
    return text.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isLayoutCommand {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Line and paragraph separators, embeddings, overrides and isolates.
  fileprivate var isLayoutCommand: Bool {
    switch value {
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
