import Overset
import OversetFits
import OversetModel
import OversetRules

/// One finding for a person at a terminal: its location and message, the label as it is seen, and what
/// would help.
struct FindingText {
  let terminal: Terminal
  let ink: TerminalInk

  /// `label` is named above it: it is called "the label" then.
  func text(of finding: Finding, under label: String? = nil) -> TerminalText {
    let short = { (words: String) in
      guard let label else { return words }
      // The key may have the same name.
      let key = finding.subject.key.map { "'\($0)' (" } ?? ""
      let start = words.hasPrefix(key) ? key : ""
      return start + words.dropFirst(start.count).replacing("'\(label)'", with: "the label")
    }
    let location = finding.location
    let file = terminal.paths.path(of: location)
    let path = "\(file):\(location.position.line):\(location.position.column)"
    let severity = ink.colored("\(finding.severity.rawValue)", as: finding.severity)
    var text: TerminalText = "\(path): \(severity):"
    let words = "\(short(finding.message)) [\(finding.rule.rawValue)]".printable
    // Other programs need each finding on one line; a person's terminal would break it inside words.
    let lead = path.columns + finding.severity.rawValue.utf8.count + 4
    if terminal.breaksLines, lead + words.columns > terminal.width {
      text += "\n" + ink.wrapped(words, indent: 4)
    } else {
      text += " \(words)\n"
    }
    if let layout = finding.layout { text += drawing(of: layout) + notes(on: layout) }
    if let suggestion = finding.suggestion {
      text += ink.wrapped(short(suggestion), lead: "help: ")
    }
    return text
  }

  private func notes(on layout: CheckedLayout) -> TerminalText {
    let confidence = layout.fit.confidence
    return confidence.reasons.map { ink.wrapped("\(confidence.name): \($0)", lead: "note: ") }
      .joined()
  }

  /// The label as one line: between the bars what a person sees, with `⏎` between its lines; behind
  /// them what is lost.
  private func drawing(of layout: CheckedLayout) -> TerminalText {
    let fit = layout.fit
    let isCut = fit.outcome.losesText
    let seen = fit.lines.isEmpty ? fit.shown : fit.lines.map(\.shown).joined(separator: "⏎")
    let room = max(8, terminal.width - 4)
    // What is lost may take a third of the line: what is seen matters more.
    let lost = isCut ? String(fit.lost.drop(while: \.isWhitespace)).beginning.printable : ""
    let lostRoom = min(lost.columns, max(room / 3, room - seen.beginning.printable.columns))
    let shown = cut(seen.beginning.printable, to: room - lostRoom)
    let scale =
      fit.outcome == .shrunk || fit.scale < 1
      ? "  × \(Decimals.text(of: fit.scale, upTo: 2))" : ""
    let behind = cut(lost, to: min(lostRoom, max(0, room - shown.columns - scale.columns)))
    return "  │\(shown)│\(ink.dim("\(behind)"))\(ink.dim("\(scale)"))\n"
  }

  private func cut(_ text: String, to columns: Int) -> String {
    if text.columns <= columns { return text }
    return columns < 1 ? "" : text.prefix(columns: columns - 1) + "…"
  }
}

extension String {
  /// The beginning of the text, longer than any terminal's line.
  fileprivate var beginning: String { utf8.count > 4000 ? String(prefix(1000)) : self }
}
