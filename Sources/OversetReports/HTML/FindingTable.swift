import Overset
import OversetFits
import OversetLabels
import OversetModel
import OversetRules

/// The findings of a page, a row each, and the facts of their layouts.
struct FindingTable {
  private(set) var findings = PageTable<Column>()
  private(set) var facts = PageTable<FactColumn>()

  /// Texts, locales, rules, labels and pictures are the numbers of rows in their lists and tables.
  enum Column: Int, CaseIterable {
    case severity, rule, status
    /// The row of the finding whose `others` contain this one.
    case parent
    case label, locale, table, key, path, line, column
    /// The whole message, or what is behind the key and the locale, which most begin with.
    case message, messageEnd
    case text, source, suggestion, reason
    /// Only findings about a layout have one.
    case variant
    case isRightToLeft, isFallback, sourceLocale, lostCount, lost
    /// How many rows of `facts` are the finding's.
    case facts
    case picture
    /// What is around the label: with the source locale's texts, and with the finding's.
    case sourceRegion, region
  }

  enum FactColumn: Int, CaseIterable { case name, value }

  /// Adds a finding; `picture` is nil where it is not drawn.
  mutating func add(
    _ row: FindingRows.Row, picture: Int?, around regions: SceneRegions.Pair?,
    in lists: inout PageLists
  ) {
    let finding = row.finding
    let layout = finding.layout
    let fit = layout?.fit
    let message = Self.message(of: finding)
    func text(_ text: String?) -> Int? { text.map { lists.texts.number(of: $0) } }
    let factCount = facts.count
    if let layout, let fit {
      for (name, value) in LayoutFacts(finding: finding, layout: layout, fit: fit).facts {
        facts.add([.name: text(name), .value: text(value)])
      }
    }
    findings.add([
      .severity: finding.severity.number,
      .rule: lists.rules.number(of: finding.rule.rawValue),
      .status: row.reason?.number ?? 0,
      .parent: row.parent,
      .label: row.label,
      .locale: finding.locale.map { lists.locales.number(of: $0.identifier) },
      .table: text(finding.subject.table ?? layout?.table),
      .key: text(finding.subject.key ?? layout?.key),
      .path: text(finding.location.path),
      .line: max(finding.location.position.line, 0),
      .column: max(finding.location.position.column, 0),
      .message: text(message.whole),
      .messageEnd: text(message.end),
      .text: text(layout?.text),
      .source: text(finding.source?.text),
      .suggestion: text(finding.suggestion),
      .reason: text(row.reason?.phrase),
      .variant: text(layout?.variant.description),
      .isRightToLeft: fit.flatMap { ($0.lines.first?.isRightToLeft ?? $0.isRightToLeft).number },
      .isFallback: layout?.isFallback.number,
      .sourceLocale: layout == nil
        ? nil : finding.source.map { lists.locales.number(of: $0.locale.identifier) },
      .lostCount: fit?.lostClusters,
      .lost: text(fit.flatMap(Self.lostText)),
      .facts: facts.count - factCount,
      .picture: picture,
      .sourceRegion: regions?.source,
      .region: regions?.own,
    ])
  }

  /// Most messages begin with the key and the locale, which the row already has.
  private static func message(of finding: Finding) -> (whole: String?, end: String?) {
    let message = finding.message
    guard let key = finding.subject.key, let locale = finding.subject.locale else {
      return (message, nil)
    }
    let start = "'\(key)' (\(locale)"
    return message.hasPrefix(start)
      ? (nil, String(message.dropFirst(start.count))) : (message, nil)
  }

  /// The beginning of the lost text; one character may have any number of scalars.
  private static func lostText(of fit: LabelFit) -> String? {
    guard fit.lostClusters > 0 else { return nil }
    let lost = Substring(
      fit.lost.unicodeScalars.drop(while: \.properties.isWhitespace).prefix(4000))
    return String(lost.prefix(1000))
  }
}

extension Severity {
  /// The script knows severities by these numbers.
  fileprivate var number: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

extension SuppressedFinding.Reason {
  /// The script knows reasons by these numbers; 0 is none.
  fileprivate var number: Int {
    switch self {
    case .baseline: 1
    case .configuration: 2
    case .note: 3
    }
  }
}
