public import Overset
import OversetModel
import OversetRules

/// The report as GitHub's Markdown: a comment on a pull request, or the summary of a step.
public struct MarkdownReporter: Reporter {
  /// GitHub refuses a longer comment.
  public static let mostOfComment = 65_536

  private let paths: PathBase
  private let limit: Int

  /// Paths are relative to the repository; no more than `limit` bytes are written, and what is left
  /// out is counted. Below 2,000 the first lines may take more.
  public init(paths: PathBase = .configuration, limit: Int = MarkdownReporter.mostOfComment) {
    self.paths = paths
    self.limit = limit
  }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    let head = Array(MarkdownSummary.text(of: report).utf8)
    try put(head)
    var room = limit - head.count - Self.tail.utf8.count
    // A reviewer does not need what is accepted or has not changed.
    let found = Set(report.findings.compactMap(\.subject.label))
    let labels = Self.worstFirst(report.labels.filter { found.contains($0.id) })
    // Half of it for the labels: a table of them says more than a list, and the list needs some.
    let table = Self.fitting(
      labels.lazy.map(\.row), of: labels.count, in: room / 2, head: Self.tableHead,
      tail: "\n", more: { "\nand \($0.counted("more label"))\n" })
    try put(table)
    room -= table.count
    let findings = report.findings.worstFirst()
    let title =
      "<details><summary>\(findings.count.counted("finding")), the worst first</summary>\n\n"
    try put(
      Self.fitting(
        findings.lazy.map { $0.item(paths) }, of: findings.count, in: room, head: title,
        tail: "\n</details>\n", more: { "\nand \($0.counted("more finding"))\n" }))
    try put(Array(Self.tail.utf8))
  }

  /// Those with text that is cut off, in most locales first.
  private static func worstFirst(_ labels: [LabelReport]) -> [LabelReport] {
    func locales(_ label: LabelReport) -> Int { label.triage?.locales.count ?? 0 }
    return labels.enumerated().filter { $0.element.triage != nil }
      .sorted { (locales($1.element), $0.offset) < (locales($0.element), $1.offset) }
      .map(\.element)
  }

  /// As many items as there is room for, and how many more there are; empty where there is room for
  /// none.
  private static func fitting(
    _ items: some Sequence<String>, of count: Int, in room: Int, head: String, tail: String,
    more: (Int) -> String
  ) -> [UInt8] {
    let ends = more(count).utf8.count + tail.utf8.count
    var bytes = Array(head.utf8)
    var written = 0
    for item in items {
      guard bytes.count + item.utf8.count + ends <= room else { break }
      bytes += item.utf8
      written += 1
    }
    guard written > 0 else { return [] }
    if written < count { bytes += more(count - written).utf8 }
    return bytes + tail.utf8
  }

  private static let tableHead = """
    | label | at fault | cut off in | one of these clears all |
    | --- | --- | --- | --- |

    """

  private static let tail = "\n<sub>overset \(oversetVersion)</sub>\n"
}

extension LabelReport {
  /// A line of the table.
  fileprivate var row: String {
    guard let triage else { return "" }
    let source = triage.newIn.isEmpty ? "" : ", new in \(Self.names(triage.newIn))"
    let cells = [
      id.shortened.code(inTable: true), triage.cause.rawValue,
      "\(triage.locales.count) of \(triage.checkedLocales): \(Self.names(triage.locales))"
        + (triage.isInSource ? "; in the source already\(source)" : ""),
      triage.clears.phrase,
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private static func names(_ locales: [LocaleIdentifier]) -> String {
    let most = 8
    let names = locales.prefix(most).map { $0.identifier.markdown }.joined(separator: ", ")
    return locales.count > most ? "\(names) and \(locales.count - most) more" : names
  }
}

extension Finding {
  /// An item of the list.
  fileprivate func item(_ paths: PathBase) -> String {
    let line = "\(paths.path(of: location)):\(location.position.line)"
    let help = suggestion.map { "; \($0.shortened.markdown)" } ?? ""
    return "- **\(severity.rawValue)** \(message.shortened.markdown)\(help) "
      + "(\(rule.rawValue), \(line.shortened.code()))\n" + texts
  }

  /// What a translator needs to see: the source's text, the translation, what is seen of it, and how long it
  /// may be. Empty where nothing is lost.
  private var texts: String {
    guard let layout, layout.losesText else { return "" }
    let from = source?.text.map { "\($0.shortened.code()) → " } ?? ""
    let room = charactersOfRoom.map { ", room: \($0.counted("character"))" } ?? ""
    let seen = layout.fit.shown.shortened.code()
    return "  - \(from)\(layout.text.shortened.code()), seen: \(seen)\(room)\n"
  }
}
