extension String {
  /// In one line, with every character escaped that a terminal or the runner of a CI service would
  /// obey: a line break becomes `\n`, any other its code, as `\u{1b}`.
  ///
  /// To apply it twice is the same as once. `::` stays: it is a command only at the start of a line,
  /// and `TerminalText` knows where lines begin.
  package var printable: String {
    let sign = UInt8(ascii: "#")
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != sign }) { return self }
    guard unicodeScalars.contains(where: { $0 == "#" || $0.isObeyed }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "[" where RunnerCommand.isOpened(behind: text.utf8): text += scalar.code
      case _ where scalar.isObeyed: text += scalar.code
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or an editor obeys it, or hides a text with it.
  ///
  /// Control characters; line and paragraph separators; embeddings, overrides and isolates, which
  /// change the direction of what follows; deprecated format characters; annotations and
  /// tags. Directional marks (U+200E, U+200F, U+061C) and joiners are not among them: they change
  /// only their neighbours, and Arabic and Persian need them.
  package var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB,
      0xE0000...0xE007F:
      true
    default: false
    }
  }

  fileprivate var code: String { "\\u{\(String(value, radix: 16))}" }
}
