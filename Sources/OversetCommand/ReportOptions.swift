import ArgumentParser
import Overset
import OversetConfiguration
import OversetFiles
import OversetModel
import OversetReports

/// Which findings are reported, how, and what fails: the same for a check and for a merge of its parts.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "\(ReportFormat.names); 'html=FILE' writes to a file. May be given several times.",
      valueName: "format"), completion: .formats)
  var format: [String] = []

  @Option(
    name: .shortAndLong, help: "Where the report goes. Default: standard output.",
    completion: .file())
  var output: String?

  @Option(help: "The least severity that fails: error, warning, note or never.")
  var failOn: FailOn?

  @Option(help: "How many warnings are allowed.")
  var maxWarnings: Int?

  @Flag(help: "Warnings fail, and so does what could not be measured.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Report only what is new or worse than in this git revision, which is checked too.",
      valueName: "revision"), completion: .revisions)
  var since: String?

  @Option(
    help: "Report no more than this many findings, the worst; the others are counted.")
  var maxFindings: Int?

  @Flag(
    help:
      "List all errors and warnings as text, not only those of the worst 20 labels, and all findings in a page, whatever its size; other files have all."
  )
  var allFindings = false

  @Flag(help: "Report every layout, not only those with a finding (JSON).")
  var all = false

  enum FailOn: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note, never
  }

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("--max-warnings needs a number from 0 on")
    }
    if let maxFindings, maxFindings < 0 {
      throw ValidationError("--max-findings needs a number from 0 on")
    }
    if strict, let failOn, failOn != .note, failOn != .warning {
      throw ValidationError("--strict and --fail-on \(failOn.rawValue) say different things")
    }
    _ = try ReportTarget.parse(format, output: output)
  }

  var targets: [ReportTarget] {
    get throws { try ReportTarget.parse(format, output: output) }
  }

  /// Whether none is given.
  var isDefault: Bool {
    format.isEmpty && output == nil && failOn == nil && maxWarnings == nil && since == nil
      && maxFindings == nil && !strict && !all && !allFindings
  }

  /// Whether the report has what the page draws around labels.
  var keepsRegions: Bool {
    get throws { try targets.contains { $0.format == .html } }
  }

  /// A configuration with the command line's gate.
  func gated(_ configuration: Configuration) -> Configuration {
    var configuration = configuration
    if let failOn { configuration.gate.failOn = Severity(rawValue: failOn.rawValue) }
    if let maxWarnings { configuration.gate.maxWarnings = maxWarnings }
    if strict {
      configuration.gate.failOn = min(configuration.gate.failOn ?? .warning, .warning)
      configuration.gate.failsOnInconclusive = true
    }
    return configuration
  }

  /// Writes the reports, and ends the process with the status of the verdict.
  func report(_ result: Check.Result, _ configuration: Configuration, workers: Int) throws {
    let targets = try targets
    // Before one is written: another may be refused.
    let places = try targets.map { try $0.place() }
    if let notice = unusedBaseline(configuration) { StandardError.put("\(notice)") }
    let paths = try ReportTarget.paths(configuration)
    let failures = zip(targets, places).compactMap { target, place in
      target.write(
        result, to: place, configuration, paths,
        // Who says how many wants to see so many.
        listing: allFindings || maxFindings != nil ? .all : .worst, workers: workers)
    }
    for failure in failures { StandardError.put("error: \(failure)") }
    let status = failures.isEmpty ? result.report.verdict.exitStatus : 2
    // The process ends here: freeing the memory first would only take time.
    withExtendedLifetime(result) { CheckCommand.exit(withError: ExitCode(status)) }
  }

  /// Said where a baseline lies at its usual place, and nothing asks for it.
  private func unusedBaseline(_ configuration: Configuration) -> Notice? {
    let name = BaselineFile.name
    guard configuration.baseline == nil,
      let identity = try? FileIdentity(of: configuration.absolutePath(name)), identity.kind == .file
    else { return nil }
    return Notice(
      .note,
      "'\(name)' is not used: write 'baseline: \(name)' into overset.yml, or give --baseline \(name)"
    )
  }
}
