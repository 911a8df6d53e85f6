import Overset
import OversetModel

/// The first lines of the report in Markdown: the verdict and the numbers.
enum MarkdownSummary {
  static func text(of report: CheckReport) -> String {
    let summary = report.summary
    let counts = Severity.allCases.reversed().map { severity in
      (summary.findings[severity] ?? 0).counted(severity.rawValue)
    }
    var text = "### Overset \(report.verdictPhrase.shortened.markdown)\n\n"
    text += counts.joined(separator: ", ")
    let aside = [
      (summary.accepted, "accepted by the baseline"), (summary.ignored, "ignored"),
      (summary.unchanged, "on what has not changed"),
      (summary.leftOut, "left out"),
    ].filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
    if !aside.isEmpty { text += " (and \(aside.joined(separator: ", ")))" }
    text += ".\n\(summary.coveragePhrase), "
    text += "\(summary.locales.count.counted("locale")), \(summary.layouts.counted("layout"))"
    if summary.inconclusive > 0 {
      text += ", of which \(summary.inconclusive.grouped) could not be measured"
    }
    return text + ".\n\n"
  }
}
