/// What the runners of CI services obey in what a program prints, on standard output as on standard
/// error.
///
/// - GitHub Actions: `::name …::…` at the beginning of a line, white space before it or not, and
///   `##[name …]…` anywhere in a line (actions/runner, `src/Runner.Common/ActionCommand.cs`,
///   `TryParseV2` and `TryParse`).
/// - Azure Pipelines: `##vso[area.event …]…` anywhere in a line (microsoft/azure-pipelines-agent,
///   `src/Microsoft.VisualStudio.Services.Agent/Command.cs`, `TryParse`).
/// - TeamCity: `##teamcity[name …]`.
package enum RunnerCommand {
  /// Whether a `[` behind these bytes would open a command: they end with `##` and letters, or none.
  package static func isOpened(behind utf8: some BidirectionalCollection<UInt8>) -> Bool {
    let sign = UInt8(ascii: "#")
    let before = utf8.reversed().drop { (0x61...0x7A).contains($0 | 0x20) }
    return before.first == sign && before.dropFirst().first == sign
  }

  /// The text with the first colon of each line that would begin with `::` as its code.
  static func withoutCommands(atLineStartsOf text: String) -> String {
    let colon = UInt8(ascii: ":")
    let hasColons = text.utf8.withContiguousStorageIfAvailable { utf8 in
      zip(utf8, utf8.dropFirst()).contains { $0 == colon && $1 == colon }
    }
    guard hasColons != false else { return text }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      // .NET's `TrimStart` takes all white space away, and its comparison sees no format character.
      let words = line.drop {
        $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
      }
      guard words.starts(with: "::".unicodeScalars) else { return String(line) }
      return String(line[..<words.startIndex]) + "\\u{3a}" + String(words.dropFirst())
    }.joined(separator: "\n")
  }
}
