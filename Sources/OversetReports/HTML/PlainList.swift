import Overset
import OversetModel

/// Every finding as text, for readers without scripts: what it says, where, and what would help.
struct PlainList {
  let rows: FindingRows
  /// The sentences about the labels, by their names.
  let triage: [String: String]

  /// How many it lists.
  let most: Int

  /// Writes the list in pieces. The message of a finding names the other locales that it is about.
  func write(to put: ([UInt8]) throws -> Void) rethrows {
    var html = HTMLWriter()
    html.markup(
      "<noscript><p class=\"quiet\">Scripts are off: this is the list without pictures.</p>")
    var title: String?
    let listed = rows.rows.filter { $0.parent == nil }
    for (number, row) in listed.prefix(most).enumerated() {
      let group = self.title(of: row)
      if group != title {
        if title != nil { html.markup("</ul>") }
        title = group
        html.element("h2") { $0.element("bdi", text: group) }
        if let label = row.label, let words = triage[rows.labels[label]] {
          html.element("p", text: words)
        }
        html.markup("<ul>")
      }
      write(row, to: &html)
      if number % 256 == 255 { try put(html.take()) }
    }
    html.markup(title == nil ? "<p>No findings.</p>" : "</ul>")
    if listed.count > most {
      let left = (listed.count - most).counted("other finding")
      html.element("p", text: "\(left) can be seen with scripts, or in the text report.")
    }
    html.markup("</noscript>")
    try put(html.take())
  }

  private func title(of row: FindingRows.Row) -> String {
    let reason = row.reason.map { _ in " (accepted)" } ?? ""
    return (row.label.map { rows.labels[$0] } ?? row.finding.rule.rawValue) + reason
  }

  /// The end of a list item need not be written.
  private func write(_ row: FindingRows.Row, to html: inout HTMLWriter) {
    let finding = row.finding
    html.markup("\n<li>")
    html.text("\(finding.severity.rawValue): ")
    html.element("bdi", text: finding.message)
    if let suggestion = finding.suggestion {
      html.markup(" <i>")
      html.text(suggestion)
      html.markup("</i>")
    }
    let position = finding.location.position
    html.markup(" <code>")
    html.text("\(finding.location.path):\(position.line):\(position.column)")
    html.markup("</code>")
  }
}
