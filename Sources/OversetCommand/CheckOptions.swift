import ArgumentParser
import Overset
import OversetConfiguration
import OversetModel

/// What to check, and with how many workers: the same for a check and for its baseline.
struct CheckOptions: ParsableArguments {
  @Argument(
    help: "Catalogs, or folders of them, in place of the configuration's own.",
    completion: .file())
  var paths: [String] = []

  @Option(
    help: "The configuration file. Default: the nearest overset.yml, here or above.",
    completion: .configuration)
  var config: String?

  @Option(
    help: "Check only this locale. May be given several times.", completion: .locales)
  var locale: [String] = []

  @Option(help: "How many workers. Default: one for each processor.")
  var jobs: Int?

  @Flag(inversion: .prefixedNo, help: "Show progress. Default: on a terminal.")
  var progress: Bool?

  @Option(help: "The width in points of one label for every text.")
  var width: Double?

  @Option(help: "That label's number of lines; 0 for as many as it takes. Default: 1.")
  var lines: Int?

  @Option(help: "That label's height in points. Default: unlimited.")
  var height: Double?

  @Option(
    help: "That label's font: a text style or a size, and a weight (body, \"17 semibold italic\").",
    completion: .fonts)
  var font: String?

  @Option(
    help: "The file of accepted findings, in place of the configuration's.",
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Keep what is measured in this folder, and measure only what is new since.",
      valueName: "folder"),
    completion: .directory)
  var cache: String?

  var workers: Int { jobs ?? Machine.processorCount }

  func validate() throws {
    try PathArguments.validate(paths)
    if let jobs, jobs < 1 { throw ValidationError("--jobs needs at least 1") }
    if let width, !(width > 0 && width < 1e6) {
      throw ValidationError("--width needs points above 0")
    }
    try LabelOptions.validate(height: height, lines: lines, font: font)
    if width == nil, lines != nil || height != nil || font != nil {
      throw ValidationError("--lines, --height and --font need --width")
    }
    for name in locale where LocaleIdentifier(name) == nil {
      throw ValidationError("'\(name)' is not a locale identifier")
    }
  }

  /// The configuration file's settings, overridden by the command line's.
  func configuration() throws -> Configuration {
    // A label of the command line needs no configuration file.
    var configuration = try ConfigurationFile.settings(
      config, for: paths, nearPaths: width == nil)
    if let width {
      configuration.setSingleLabel(
        width: width, lines: lines ?? 1, height: height,
        font: font.flatMap { FontDescription(argument: $0) } ?? .label)
    }
    if let baseline {
      let file = try Machine.path(baseline, from: configuration.root)
      configuration.baseline = configuration.baseline ?? BaselineSettings(file: file)
      configuration.baseline?.file = file
    }
    return configuration
  }

  /// Those that choose what is checked.
  var choice: ShardOptions {
    get {
      var choice = ShardOptions()
      (choice.paths, choice.locales, choice.config) = (paths, locale, config)
      (choice.width, choice.height, choice.lines, choice.font) = (width, height, lines, font)
      return choice
    }
    set {
      (paths, locale, config) = (newValue.paths, newValue.locales, newValue.config)
      (width, height) = (newValue.width, newValue.height)
      (lines, font) = (newValue.lines, newValue.font)
    }
  }

  /// Runs the check, and writes its notices on standard error.
  func run(
    _ configuration: Configuration, for reporting: ReportOptions? = nil
  ) async throws -> Check.Result {
    let check = try check(configuration, reporting)
    return try finished(
      try await TemporaryFolders.removedAtSignals {
        try await showingProgress { await check.run(progress: $0) }
      })
  }

  /// Runs one part of the check, and writes its notices on standard error.
  func run(_ shard: Shard) async throws -> ShardResult {
    let check = try check(try configuration(), nil)
    let (result, notices, update) = try await orStop {
      try await showingProgress { try await check.run(shard, choice, progress: $0) }
    }
    for notice in notices { StandardError.put("\(notice)") }
    update?.write()
    return result
  }

  /// Makes the result of the whole check from its parts, and writes its notices on standard error.
  func merge(
    _ parts: [ShardFile], _ configuration: Configuration, for reporting: ReportOptions
  ) async throws -> Check.Result {
    let check = try check(configuration, reporting)
    return try finished(
      try await TemporaryFolders.removedAtSignals {
        try await orStop {
          try await showingProgress {
            try await check.merge(parts, choice, progress: $0)
          }
        }
      })
  }

  private func check(_ configuration: Configuration, _ reporting: ReportOptions?) throws -> Check {
    try Check(
      configuration, paths: paths.isEmpty ? nil : paths.map { try Machine.absolutePath($0) },
      locales: locale.isEmpty ? nil : locale.compactMap { LocaleIdentifier($0) },
      since: reporting?.since, workers: workers, keepsLayouts: reporting?.all ?? false,
      keepsRegions: reporting?.keepsRegions ?? false, mostFindings: reporting?.maxFindings
    ).with(cacheFile: try cache.map { try Machine.absolutePath($0) + "/" + AnswerCache.fileName })
  }

  private func showingProgress<Output>(
    _ work: (CheckProgress) async throws -> Output
  ) async throws -> Output {
    let state = CheckProgress()
    let line = ProgressLine(state, isShown: progress ?? Machine.isTerminal(.standardError))
    do {
      let output = try await work(state)
      await line.end()
      return output
    } catch {
      await line.end()
      throw error
    }
  }

  /// Ends the command where parts do not go together.
  private func orStop<Output>(_ work: () async throws -> Output) async throws -> Output {
    do {
      return try await work()
    } catch let failure as ShardFailure {
      StandardError.put("\(failure.notice)")
      throw ExitCode(2)
    }
  }

  /// Writes the notices of a result; ends the command where nothing was checked because of git.
  private func finished(_ result: Check.Result) throws -> Check.Result {
    for notice in result.notices { StandardError.put("\(notice)") }
    if result.isStopped { throw ExitCode(2) }
    result.cacheUpdate?.write()
    let summary = result.report.summary
    if summary.lacksLabels, summary.catalogs == 0, summary.interfaceKeys == 0 {
      StandardError.put("error: there are no texts to check: no catalog was found")
    } else if summary.lacksLabels {
      StandardError.put(
        """
        error: there is no label to check \(summary.leavesOutTexts ? "other texts " : "")against
        Write an overset.yml with labels ('overset init'), or make one label for every text:
          overset check \(paths.first ?? ".") --width 343 --lines 3 --font body
        """)
    }
    return result
  }
}
