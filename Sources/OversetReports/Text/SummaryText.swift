import Overset
import OversetFits
import OversetModel

/// The numbers of a check and its verdict, for a person at a terminal.
struct SummaryText {
  let terminal: Terminal
  let ink: TerminalInk

  func text(of report: CheckReport) -> TerminalText {
    let summary = report.summary
    let found = Severity.allCases.reversed().map { severity in
      let count = summary.findings[severity] ?? 0
      let words: TerminalText = "\(count.counted(severity.rawValue))"
      return count > 0 ? ink.colored(words, as: severity) : words
    }.joined(separator: ", ")
    let apart = [
      (summary.accepted, "accepted by the baseline"), (summary.ignored, "ignored"),
      (summary.unchanged, "unchanged"),
      (summary.leftOut, "left out"),
    ].filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
    let outcomes = LabelFit.Outcome.allCases.map { outcome in
      "\((summary.outcomes[outcome] ?? 0).grouped) \(outcome.phrase)"
    }
    let forStore =
      summary.storeTexts > 0 ? ", \(summary.storeTexts.counted("text")) of the App Store" : ""
    var doubts = ""
    if summary.borderline > 0 { doubts += ", \(summary.borderline.grouped) of them borderline" }
    if summary.inconclusive > 0 {
      doubts += ", \(summary.inconclusive.grouped) could not be measured"
    }
    return "\(found)\(apart.isEmpty ? "" : " (\(apart.joined(separator: ", ")))")\n"
      + ink.wrapped(
        "\(summary.coveragePhrase), \(summary.locales.count.counted("locale")), \(summary.layouts.counted("layout"))"
          + forStore,
        indent: 0)
      + ink.wrapped(outcomes.joined(separator: ", ") + doubts, indent: 0)
      + "\(report.verdictPhrase)\n"
  }
}
