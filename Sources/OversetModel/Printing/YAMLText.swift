/// Texts as YAML has them: any text reads back as itself.
package enum YAMLText {
  /// Unquoted where YAML reads it as a plain text, else in quotation marks.
  package static func scalar(_ text: String) -> String {
    let isPlain =
      text.utf8.allSatisfy { isLetter($0) || "0123456789._-/".utf8.contains($0) }
      && text.utf8.first.map { isLetter($0) || $0 == UInt8(ascii: ".") } == true
      && text.utf8.contains(where: isLetter)
      && !meaningful.contains(text.lowercased())
    return isPlain ? text : quoted(text)
  }

  package static func list(_ texts: [String]) -> String {
    "[\(texts.map(scalar).joined(separator: ", "))]"
  }

  /// For a comment: without anything that ends a line, turns it around, is no character of YAML or
  /// opens a command of a CI service.
  package static func comment(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isPrintable($0) ? $0 : "\u{FFFD}" }))
      .printable
  }

  /// In quotation marks.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "[" where RunnerCommand.isOpened(behind: quoted.utf8): quoted += "\\x5B"
      case _ where isPrintable(scalar): quoted.unicodeScalars.append(scalar)
      case _:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return quoted + "\""
  }

  /// YAML 1.1 §5.1, without characters that a person cannot see.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
    // The joiners make one sign of several.
    case .format: scalar.value == 0x200C || scalar.value == 0x200D
    default: true
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// What YAML 1.1 or 1.2 takes for something else than a text.
  private static let meaningful: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", ".inf", ".nan",
  ]
}
