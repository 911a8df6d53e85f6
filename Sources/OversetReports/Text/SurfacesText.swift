package import OversetModel
package import OversetSurfaces

/// The table of system surfaces, for a person at a terminal of 80 columns.
package struct SurfacesText {
  package init() {}

  /// A block for each surface, in it two lines for each group of systems.
  package func table(of rows: [SurfaceRow]) -> TerminalText {
    var text: TerminalText = ""
    var last: SystemSurface?
    for row in rows {
      if row.surface != last { text += "\(row.surface.rawValue)\n" }
      last = row.surface
      let font = row.font?.phrase ?? "own font"
      var facts = [row.lines.phrase]
      if row.lines != .notDrawn { facts = [font, row.lines.phrase, row.room.description] }
      if case .perhaps(let scale) = row.shrinking {
        facts.append("perhaps shrinks, not below \(Decimals.text(of: scale, upTo: 2))")
      }
      text += lines("\(row.systems): \(facts.joined(separator: ", "))", indent: 2)
      text += lines("\(row.evidence.rawValue): \(row.source)", indent: 4)
    }
    return text
  }

  private func lines(_ words: String, indent: Int) -> TerminalText {
    var lines = [String(repeating: " ", count: indent)]
    for word in words.split(separator: " ") {
      let last = lines[lines.count - 1]
      let isFirst = last.allSatisfy { $0 == " " }
      if !isFirst, last.count + 1 + word.count > 80 {
        lines.append(String(repeating: " ", count: indent + 2) + word)
      } else {
        lines[lines.count - 1] += (isFirst ? "" : " ") + word
      }
    }
    return lines.map { "\($0)\n" as TerminalText }.joined()
  }
}
