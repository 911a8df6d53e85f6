import OversetModel
import OversetRules

extension Gate {
  /// Whether a check passes; the first reason of the exit statuses' order decides.
  func verdict(on summary: CheckReport.Summary, misuse: Notice?) -> Verdict {
    if let misuse { return .misused(misuse.message) }
    if let failOn {
      let worst = Severity.allCases.filter { $0 >= failOn }.reversed()
      for severity in worst {
        if let count = summary.findings[severity], count > 0 {
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
    return .passed
  }
}
