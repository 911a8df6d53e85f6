import Overset
import OversetModel

/// Colours and broken lines, as far as the terminal has them.
struct TerminalInk {
  private let terminal: Terminal

  init(_ terminal: Terminal) { self.terminal = terminal }

  func colored(_ text: TerminalText, as severity: Severity) -> TerminalText {
    switch severity {
    case .error: styled(text, "1;31")
    case .warning: styled(text, "1;33")
    case .note: styled(text, "1;36")
    }
  }

  func bold(_ text: TerminalText) -> TerminalText { styled(text, "1") }

  func dim(_ text: TerminalText) -> TerminalText { styled(text, "2") }

  private func styled(_ text: TerminalText, _ code: TerminalText) -> TerminalText {
    terminal.hasColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Words broken at spaces to the terminal's width; later lines are indented under the first word.
  /// A word that is wider than a line stays whole: it may be a path.
  func wrapped(_ words: String, lead: String = "", indent: Int = 2) -> TerminalText {
    let margin = String(repeating: " ", count: indent)
    // In a narrow terminal words matter more than columns.
    let deep = indent + lead.columns
    let continued = String(repeating: " ", count: deep <= terminal.width / 3 ? deep : indent + 2)
    let room = max(12, terminal.width - continued.columns)
    var lines = [""]
    // The first line begins behind the lead.
    var used = 0
    var before = max(0, deep - continued.columns)
    for word in words.printable.split(separator: " ").map(String.init) {
      let columns = word.columns
      if before + used > 0, before + used + 1 + columns > room {
        lines.append(word)
        used = columns
        before = 0
      } else {
        lines[lines.count - 1] += (used > 0 ? " " : "") + word
        used += (used > 0 ? 1 : 0) + columns
      }
    }
    let first = lines[0].isEmpty ? String(lead.prefix { $0 != ":" }) + ":" : lead
    let broken = lines.map { TerminalText($0) }.joined(separator: "\n\(continued)")
    return "\(margin)\(lead.isEmpty ? "" : first)\(broken)\n"
  }
}
