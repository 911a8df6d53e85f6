import ArgumentParser
import Overset
import OversetConfiguration
import OversetFiles
import OversetModel
import OversetReports

/// `overset check`: catalogs against labels.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks catalogs against the labels that show them.",
    discussion: """
      The labels come from the nearest overset.yml, and from storyboards and XIBs; or from --width, \
      --lines and --font, which make one label for every text.

      Exit status: 0 passed; 1 a finding at or above --fail-on, or too many warnings; 2 wrong usage \
      or configuration, or a path that cannot be read; 3 nothing was checked, or something could not \
      be measured.
      """)

  @OptionGroup var options: CheckOptions

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
      "Report only findings on texts and labels that have changed since this git revision.",
      valueName: "revision"), completion: .revisions)
  var since: String?

  @Flag(help: "Report every layout, not only those with a finding (JSON).")
  var all = false

  enum FailOn: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note, never
  }

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("--max-warnings needs a number from 0 on")
    }
    if strict, let failOn, failOn != .note, failOn != .warning {
      throw ValidationError("--strict and --fail-on \(failOn.rawValue) say different things")
    }
    _ = try ReportTarget.parse(format, output: output)
  }

  func run() async throws {
    let configuration = try configuration()
    let targets = try ReportTarget.parse(format, output: output)
    let paths = try ReportTarget.paths(configuration)
    let result = try await options.run(
      configuration, since: since, keepsLayouts: all,
      keepsRegions: targets.contains { $0.format == .html })
    if let input = targets.compactMap(\.path).first(where: result.hasRead) {
      StandardError.put(
        "error: the report cannot go to '\(input)', which the check has read; name another file")
      throw ExitCode(2)
    }
    if let notice = unusedBaseline(configuration) { StandardError.put("\(notice)") }
    let failures = targets.compactMap {
      $0.write(result, configuration, paths, workers: options.workers)
    }
    for failure in failures { StandardError.put("error: \(failure)") }
    let status = failures.isEmpty ? result.report.verdict.exitStatus : 2
    // The process ends here: freeing the memory first would only take time.
    withExtendedLifetime(result) { Self.exit(withError: ExitCode(status)) }
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

  /// The configuration with the command line's gate.
  private func configuration() throws -> Configuration {
    var configuration = try options.configuration()
    if let failOn { configuration.gate.failOn = Severity(rawValue: failOn.rawValue) }
    if let maxWarnings { configuration.gate.maxWarnings = maxWarnings }
    if strict {
      configuration.gate.failOn = min(configuration.gate.failOn ?? .warning, .warning)
      configuration.gate.failsOnInconclusive = true
    }
    return configuration
  }
}
