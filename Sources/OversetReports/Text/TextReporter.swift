import Overset
import OversetLabels
import OversetModel

/// The report for a person at a terminal: label by label what is at fault, then the rest by file,
/// then the numbers.
///
/// Notes are counted, not listed: a page or JSON has them.
public struct TextReporter: Reporter {
  private let terminal: Terminal

  /// For a terminal, or a file.
  public init(terminal: Terminal = Terminal()) { self.terminal = terminal }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    let ink = TerminalInk(terminal)
    let writer = FindingText(terminal: terminal, ink: ink)
    let groups = FindingGroups(report)
    for group in groups.labels {
      var text = LabelHeading(terminal: terminal, ink: ink).text(of: group)
      for finding in group.findings {
        text += writer.text(of: finding)
        // A label may have most of all findings: they are not in memory at once.
        if text.count > 1 << 16 {
          try put(text.bytes)
          text = ""
        }
      }
      try put((text + "\n").bytes)
    }
    for finding in groups.others { try put(writer.text(of: finding).bytes) }
    let gap: TerminalText = groups.others.isEmpty ? "" : "\n"
    try put((gap + SummaryText(terminal: terminal, ink: ink).text(of: report)).bytes)
  }
}

/// Which findings stand together.
private struct FindingGroups {
  /// Those of each label: labels with errors first, in the report's order.
  var labels: [LabelFindings] = []
  /// Those about files, keys and groups.
  var others: [Finding] = []

  init(_ report: CheckReport) {
    let places = Dictionary(
      report.labels.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var findings: [String: [Finding]] = [:]
    var names: [String] = []
    for finding in report.findings where finding.severity > .note {
      guard let label = finding.subject.label, finding.layout != nil || places[label] != nil else {
        others.append(finding)
        continue
      }
      if findings[label] == nil { names.append(label) }
      findings[label, default: []].append(finding)
    }
    let groups = names.map { name in
      LabelFindings(
        name: name, findings: findings[name] ?? [], label: places[name].map { report.labels[$0] })
    }
    labels = groups.filter(\.hasErrors) + groups.filter { !$0.hasErrors }
  }
}

/// What is at fault with one label.
struct LabelFindings {
  var name: String
  var findings: [Finding]
  /// Nil where the report has no such label.
  var label: LabelReport?

  fileprivate var hasErrors: Bool { findings.contains { $0.severity == .error } }
}
