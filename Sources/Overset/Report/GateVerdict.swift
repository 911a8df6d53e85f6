import OversetModel
import OversetRules

extension Gate {
  /// Whether a check passes; the first reason of the exit statuses' order decides.
  func verdict(on summary: CheckReport.Summary, misuse: Notice?) -> Verdict {
    if let misuse { return .misused(misuse.message) }
    if let failOn {
      let worst = Severity.allCases.filter { $0 >= failOn }.reversed()
      for severity in worst {
        let count = (summary.findings[severity] ?? 0) - unfailing(severity, summary)
        if count > 0 {
          return .failed("\(count.grouped) \(severity.rawValue)\(count == 1 ? "" : "s")")
        }
      }
    }
    if let maxWarnings, let warnings = summary.findings[.warning], warnings > maxWarnings {
      return .failed(
        "\(warnings) warning\(warnings == 1 ? "" : "s"), \(maxWarnings) "
          + "\(maxWarnings == 1 ? "is" : "are") allowed")
    }
    let coverage = summary.coverage
    if let minCoverage, coverage.share < minCoverage {
      let byDefault = coverage.byDefault > 0 ? " (those in default labels do not count)" : ""
      return .failed(
        "\(coverage.share.percent) of the keys are checked or cannot be cut, "
          + "\(minCoverage.percent) are asked for\(byDefault)")
    }
    if summary.leavesOutTexts {
      return .inconclusive("only the app's name on the home screen was checked")
    }
    if summary.layouts == 0 && !summary.hasOnlyStoreTexts && !summary.isProved {
      return .inconclusive("nothing was checked")
    }
    let inconclusive = summary.inconclusive
    if failsOnInconclusive, inconclusive > 0 {
      return .inconclusive(
        "\(inconclusive) layout\(inconclusive == 1 ? "" : "s") could not be measured")
    }
    let unread = summary.unreadSources
    if needsAllSources, unread > 0 {
      return .inconclusive(
        "\(unread) file\(unread == 1 ? "" : "s") of source code could not be read")
    }
    return .passed
  }

  /// Whether source code that is not read makes a check inconclusive: where warnings make it fail.
  private var needsAllSources: Bool {
    failsOnInconclusive && failOn.map { $0 <= .warning } ?? false
  }

  /// What makes the check inconclusive does not make it fail.
  private func unfailing(_ severity: Severity, _ summary: CheckReport.Summary) -> Int {
    needsAllSources && severity == .warning ? summary.unreadWarnings : 0
  }
}
