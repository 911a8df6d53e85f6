import ArgumentParser
import Overset
import OversetModel
import OversetReports

/// `overset check`: catalogs against labels.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks catalogs against the labels that show them.",
    discussion: """
      The labels come from the nearest overset.yml, or from --width, --lines and --font, which make \
      one label for every text.

      Exit status: 0 passed; 1 a finding at or above --fail-on, or too many warnings; 2 wrong usage \
      or configuration, or a path that cannot be read; 3 nothing was checked, or something could not \
      be measured.
      """)

  @Argument(help: "Catalogs, or folders of them, in place of the configuration's own.")
  var paths: [String] = []

  @Option(help: "The configuration file. Default: the nearest overset.yml, here or above.")
  var config: String?

  @Option(help: "Check only this locale. May be given several times.")
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      "text, json or html; 'html=FILE' writes to a file. May be given several times.",
      valueName: "format"))
  var format: [String] = []

  @Option(name: .shortAndLong, help: "Where the report goes. Default: standard output.")
  var output: String?

  @Option(help: "The least severity that fails: error, warning, note or never.")
  var failOn: FailOn?

  @Option(help: "How many workers. Default: one for each processor.")
  var jobs: Int?

  @Flag(help: "Report every layout, not only those with a finding (JSON).")
  var all = false

  @Flag(inversion: .prefixedNo, help: "Show progress. Default: on a terminal.")
  var progress: Bool?

  @Option(help: "The width in points of one label for every text.")
  var width: Double?

  @Option(help: "That label's number of lines; 0 for as many as it takes. Default: 1.")
  var lines: Int?

  @Option(help: "That label's height in points. Default: unlimited.")
  var height: Double?

  @Option(
    help: "That label's font: a text style or a size, and a weight (body, \"17 semibold italic\").")
  var font: String?

  enum FailOn: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note, never
  }

  func run() async throws {
    let configuration = try configuration()
    let targets = try ReportTarget.parse(format, output: output)
    let workers = jobs ?? Machine.processorCount
    let check = Check(
      configuration, paths: try pathsFromRoot(of: configuration),
      locales: locale.isEmpty ? nil : locale.compactMap { LocaleIdentifier($0) }, workers: workers,
      keepsLayouts: all)
    let state = CheckProgress()
    let line = ProgressLine(state, isShown: progress ?? Machine.isTerminal(.standardError))
    let result = await check.run(progress: state)
    await line.end()
    for notice in result.notices { StandardError.put(notice.description) }
    if result.report.summary.labels == 0 {
      StandardError.put(
        """
        error: there is no label to check against
        Write an overset.yml with labels, or make one label for every text:
          overset check \(paths.first ?? ".") --width 200 --lines 2 --font body
        """)
    }
    let failures = targets.compactMap { $0.write(result, configuration, workers: workers) }
    for failure in failures { StandardError.put("error: \(failure)") }
    let status = failures.isEmpty ? result.report.verdict.exitStatus : 2
    // The process ends here with everything it holds: taking it apart first would only take time.
    withExtendedLifetime(result) { Self.exit(withError: ExitCode(status)) }
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs needs at least 1") }
    if let width, !(width > 0 && width < 1e6) {
      throw ValidationError("--width needs points above 0")
    }
    if let height, !(height >= 0 && height < 1e6) {
      throw ValidationError("--height needs points from 0 on")
    }
    if let lines, lines < 0 { throw ValidationError("--lines needs a number from 0 on") }
    if let font, FontDescription(argument: font) == nil {
      throw ValidationError(
        "--font takes a text style (body) or a size (17), then a weight and italic")
    }
    if width == nil, lines != nil || height != nil || font != nil {
      throw ValidationError("--lines, --height and --font need --width")
    }
    for name in locale where LocaleIdentifier(name) == nil {
      throw ValidationError("'\(name)' is not a locale identifier")
    }
  }

  /// The configuration file's settings, with what the command line says in their place.
  private func configuration() throws -> Configuration {
    var configuration = try fileConfiguration() ?? Configuration(root: Machine.workingDirectory)
    if let width {
      configuration.setSingleLabel(
        width: width, lines: lines ?? 1, height: height,
        font: font.flatMap { FontDescription(argument: $0) } ?? .label)
    }
    if let failOn { configuration.gate.failOn = Severity(rawValue: failOn.rawValue) }
    return configuration
  }

  private func fileConfiguration() throws -> Configuration? {
    // A label of the command line's own needs no configuration of the catalogs' owner.
    try ConfigurationFile.chosen(config, for: width == nil ? paths : [])
  }

  /// The given paths as the check wants them; nil for the configuration's own.
  private func pathsFromRoot(of configuration: Configuration) throws -> [String]? {
    if paths.isEmpty { return nil }
    return paths.map { Machine.absolutePath($0) }
  }
}
