public import Overset
import OversetModel
import OversetRules
import OversetSyntax

/// The report in SARIF 2.1.0, within the limits of GitHub's code scanning.
public struct SARIFReporter: Reporter {
  /// How many results of a run GitHub keeps; it drops the others by an order of its own.
  static let mostResults = 5000

  private let paths: PathBase
  private let workers: Int

  /// Paths are relative to the repository; the number of workers changes only the time.
  public init(paths: PathBase = .configuration, workers: Int = 1) {
    self.paths = paths
    self.workers = workers
  }

  public func omission(in report: CheckReport) -> String? {
    let all = report.findings.count + report.suppressed.count
    guard all > Self.mostResults else { return nil }
    return "SARIF has the worst \(Self.mostResults.grouped) of "
      + "\((all + report.summary.leftOut).grouped) results: no more are kept by GitHub"
  }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    let rules = RuleDescription.all
    let indexOfRule = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var json = JSONWriter()
    json.begin("{")
    json.key("$schema")
    json.value(
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
    json.key("version")
    json.value("2.1.0")
    json.key("runs")
    json.begin("[")
    json.begin("{")
    json.key("tool")
    json.object { json in
      json.key("driver")
      json.object { json in report.tool.writeDriver(rules, to: &json) }
    }
    json.key("columnKind")
    json.value("utf16CodeUnits")
    json.key("originalUriBaseIds")
    json.object { json in
      json.key("%SRCROOT%")
      json.object { json in json.message("description", "the folder of the repository") }
    }
    json.key("invocations")
    json.array { json in invocation(of: report, to: &json) }
    json.key("results")
    let hasSuppressions = !report.suppressed.isEmpty
    try json.lines(of: kept(of: report), workers: workers, to: put) { result, json in
      result.write(
        ruleIndex: indexOfRule[result.finding.rule], paths: paths,
        hasSuppressions: hasSuppressions, to: &json)
    }
    json.end("}")
    json.end("]")
    json.end("}")
    json.newline()
    try put(json.take())
  }

  /// Findings that fail come before accepted ones; the worst where there are too many.
  private func kept(of report: CheckReport) -> [SARIFResult] {
    func results(_ findings: [Finding], _ suppressed: [SuppressedFinding]) -> [SARIFResult] {
      findings.map { SARIFResult(finding: $0) }
        + suppressed.map { SARIFResult(finding: $0.finding, reason: $0.reason) }
    }
    if omission(in: report) == nil { return results(report.findings, report.suppressed) }
    let findings = report.findings.worstFirst().prefix(Self.mostResults)
    let room = Self.mostResults - findings.count
    return results(Array(findings), Array(report.suppressed.prefix(room)))
  }

  private func invocation(of report: CheckReport, to json: inout JSONWriter) {
    json.object { json in
      json.key("executionSuccessful")
      json.value(report.verdict.exitStatus != 2)
      json.key("exitCode")
      json.value(Int(report.verdict.exitStatus))
      json.key("exitCodeDescription")
      json.value(report.verdictPhrase)
      let leftOut = report.summary.leftOut
      guard
        let omission = omission(in: report)
          ?? (leftOut > 0 ? "\(leftOut.counted("finding")) left out" : nil)
      else { return }
      json.key("toolExecutionNotifications")
      json.array { json in
        json.object { json in
          json.key("level")
          json.value("warning")
          json.message("message", omission)
        }
      }
    }
  }
}
