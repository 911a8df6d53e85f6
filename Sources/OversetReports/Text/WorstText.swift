import Overset
import OversetModel

/// The lines above the numbers, near the end of a terminal's window: the worst of a long report, and
/// the notes, which are only counted.
struct WorstText {
  let ink: TerminalInk

  /// With fewer labels the report itself is short enough.
  private static let most = 3

  func text(of groups: FindingGroups) -> TerminalText {
    var lines: [String] = []
    if !groups.crashes.isEmpty {
      lines.append(
        "\(groups.crashes.count.counted("text")) with other values than the source, which may crash"
      )
    }
    let labels = groups.labels.filter(\.hasErrors)
    for label in labels.prefix(Self.most) {
      let lost = label.lost > 0 ? ", \(label.lost.counted("character")) lost" : ""
      lines.append("'\(label.name)': \(label.errors.counted("error"))\(lost)")
    }
    if labels.count > Self.most {
      lines.append("\((labels.count - Self.most).counted("more label")) with errors")
    }
    var text: TerminalText = ""
    if lines.count > 1 {
      text += lines.enumerated().map { index, line in
        ink.wrapped(line, lead: index == 0 ? "worst: " : "       ", indent: 0)
      }.joined()
    }
    if !groups.notes.isEmpty {
      let counts = groups.notes.map { rule, count in
        // One note for each table: a bare number would be taken for keys.
        rule == .unconstrained
          ? "\(rule.rawValue) in \(count.counted("table"))" : "\(count.grouped) \(rule.rawValue)"
      }
      text += ink.wrapped(
        counts.joined(separator: ", ") + " (listed by --format html and json)", lead: "notes: ",
        indent: 0)
    }
    return text
  }
}
