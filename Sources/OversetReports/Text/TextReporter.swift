public import Overset
import OversetFits
import OversetModel
import OversetRules

/// The report for a person at a terminal: what may crash, then label by label what is lost, most
/// first, then the rest, then the numbers.
///
/// The worst come first. A terminal shows the end: there the worst are named again, above the numbers. Notes are counted, not listed: a
/// page or JSON has them.
public struct TextReporter: Reporter {
  private let terminal: Terminal
  private let listing: FindingListing

  /// For a terminal, or a file.
  public init(terminal: Terminal = Terminal(), listing: FindingListing = .all) {
    self.terminal = terminal
    self.listing = listing
  }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    let ink = TerminalInk(terminal)
    let writer = FindingText(terminal: terminal, ink: ink)
    let groups = FindingGroups(report)
    let listed = ListedFindings(groups, listing)
    for section in listed.sections {
      var text: TerminalText = ""
      if let label = section.label {
        text = LabelHeading(terminal: terminal, ink: ink).text(of: label)
      }
      for finding in section.findings {
        // Of all findings each line says all, for other programs.
        text += writer.text(of: finding.first, under: listing == .all ? nil : section.label?.name)
        if let elsewhere = finding.elsewhere { text += ink.wrapped(elsewhere) }
        // A label may have most of all findings: they are written in pieces.
        if text.count > 1 << 16 {
          try put(text.bytes)
          text = ""
        }
      }
      if section.moreTexts > 0 {
        text += ink.wrapped("\(section.moreTexts.counted("more text")) in this label")
      }
      try put((text + "\n").bytes)
    }
    try put(omission(in: listed, ink).bytes)
    try put(WorstText(ink: ink).text(of: groups).bytes)
    try put(SummaryText(terminal: terminal, ink: ink).text(of: report).bytes)
  }

  /// What is not listed, and how to see it.
  private func omission(in listed: ListedFindings, _ ink: TerminalInk) -> TerminalText {
    if listed.omitted == 0 { return "" }
    let labels =
      listed.listedLabels < listed.labels
      ? "the worst \(listed.listedLabels) of \(listed.labels.counted("label"))" : "the worst texts"
    return ink.wrapped(
      "\(labels); \(listed.omitted.counted("more finding")) with --all-findings, "
        + "or in a file: --format html=report.html",
      lead: "listed: ", indent: 0)
  }
}

/// The groups of findings in the report.
struct FindingGroups {
  /// Wrong kinds or numbers of values in a format: the app may crash.
  private(set) var crashes: [Finding] = []
  /// Those of each label: labels with errors first, those that lose most before others.
  private(set) var labels: [LabelFindings] = []
  /// Those about files, keys and groups, in the report's order.
  private(set) var others: [Finding] = []
  /// How many notes each rule has, in the order of rules.
  private(set) var notes: [(rule: RuleID, count: Int)] = []

  /// What the report lists, the worst first.
  var sections: [Section] {
    let isError = { (finding: Finding) in finding.severity == .error }
    let sections: [Section] =
      [.list(crashes)] + labels.filter(\.hasErrors).map { .label($0) }
      + [.list(others.filter(isError))] + labels.filter { !$0.hasErrors }.map { .label($0) }
      + [.list(others.filter { !isError($0) })]
    return sections.filter { !$0.findings.isEmpty }
  }

  enum Section {
    case label(LabelFindings)
    case list([Finding])

    var findings: [Finding] {
      switch self {
      case .label(let label): label.findings
      case .list(let findings): findings
      }
    }
  }

  init(_ report: CheckReport) {
    let indexOfLabel = Dictionary(
      report.labels.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var findings: [String: [Finding]] = [:]
    var names: [String] = []
    var countOfRule: [RuleID: Int] = [:]
    for finding in report.findings {
      if finding.severity == .note {
        countOfRule[finding.rule, default: 0] += 1
      } else if finding.rule == .formatMismatch, finding.severity == .error {
        crashes.append(finding)
      } else if let label = finding.subject.label,
        finding.layout != nil || indexOfLabel[label] != nil
      {
        if findings[label] == nil { names.append(label) }
        findings[label, default: []].append(finding)
      } else {
        others.append(finding)
      }
    }
    notes = RuleID.allCases.compactMap { rule in countOfRule[rule].map { (rule, $0) } }
    let groups = names.map { name in
      LabelFindings(name, findings[name] ?? [], of: indexOfLabel[name].map { report.labels[$0] })
    }
    labels = groups.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.hasErrors != second.hasErrors { return first.hasErrors }
      if first.lost != second.lost { return first.lost > second.lost }
      return left.offset < right.offset
    }.map(\.element)
  }
}

/// What is at fault with one label.
struct LabelFindings {
  let name: String
  /// Errors first, and of these the one that loses most.
  let findings: [Finding]
  /// Nil where the report has no such label.
  let label: LabelReport?
  /// How many characters are not seen, over all texts and locales.
  let lost: Int
  let errors: Int

  var hasErrors: Bool { errors > 0 }

  fileprivate init(_ name: String, _ findings: [Finding], of label: LabelReport?) {
    self.name = name
    self.label = label
    let ranked = findings.enumerated().map { index, finding in
      (finding: finding, lost: finding.lost, index: index)
    }
    self.findings = ranked.sorted { left, right in
      if left.finding.severity != right.finding.severity {
        return left.finding.severity > right.finding.severity
      }
      return left.lost == right.lost ? left.index < right.index : left.lost > right.lost
    }.map(\.finding)
    lost = ranked.map(\.lost).reduce(0, +)
    errors = findings.count { $0.severity == .error }
  }
}

extension Finding {
  /// How many characters are not seen, in the other locales of the finding too.
  fileprivate var lost: Int {
    others.reduce(layout?.fit.lostClusters ?? 0) { $0 + ($1.layout?.fit.lostClusters ?? 0) }
  }
}
