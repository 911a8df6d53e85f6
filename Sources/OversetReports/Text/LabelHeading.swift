import Overset
import OversetFits
import OversetModel

/// The lines above the findings of a label: what it is, whether it or its translations are at
/// fault, and the room that each locale has.
struct LabelHeading {
  let terminal: Terminal
  let ink: TerminalInk

  func text(of group: LabelFindings) -> TerminalText {
    var text: TerminalText = "\(ink.bold("\(group.name)"))\n"
    if let layout = group.findings.lazy.compactMap(\.layout).first {
      let size = Decimals.size(width: layout.frame.width, height: layout.frame.height)
      let lines = layout.constraint.numberOfLines
      let count = lines == 0 ? "any number of lines" : lines.counted("line")
      text += ink.wrapped("\(size), \(count), \(layout.constraint.font.phrase)")
    }
    if let use = group.findings.lazy.compactMap(\.use).first {
      text += ink.wrapped(use.roomPhrase)
    }
    if let label = group.label {
      if let triage = label.triage {
        text += ink.wrapped(TriagePhrase(triage).cause)
        if let clears = TriagePhrase(triage).clears { text += ink.wrapped(clears) }
      }
      let lines = group.findings.lazy.compactMap(\.layout).first?.constraint.numberOfLines ?? 1
      text += room(in: label, lines: lines)
    }
    return text
  }

  /// The room in the locales that have least; the page and JSON have all of them.
  private func room(in label: LabelReport, lines: Int) -> TerminalText {
    let most = 8
    let rooms = label.locales.compactMap { locale in
      locale.tightest?.room.map { (locale: locale.locale, room: $0) }
    }.sorted { ($0.room.points, $0.locale) < ($1.room.points, $1.locale) }
    guard !rooms.isEmpty else { return "" }
    let words = rooms.prefix(most).map { locale, room in
      // A locale and its numbers stay on one line, if there is room for them.
      let space = terminal.width < 40 ? " " : "\u{A0}"
      return [
        locale.identifier, Decimals.text(of: room.points, upTo: 1), "pt", "(\(room.clusters))",
      ].joined(separator: space)
    }
    let more = label.locales.count - min(most, rooms.count)
    return ink.wrapped(
      words.joined(separator: ", ")
        + (more > 0 ? ", and more in \(more) other\(more == 1 ? "" : "s")" : ""),
      lead: lines == 1 ? "room (characters): " : "room over all lines (characters): ")
  }
}
