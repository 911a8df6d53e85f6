import ArgumentParser
import Overset
import OversetConfiguration
import OversetFiles
import OversetModel
import OversetReports

/// A check whose findings are compared with the baseline; the baseline does not suppress them.
struct BaselineRun {
  /// The baseline's path as the configuration would have it.
  let name: String
  /// Its path from the working directory.
  let path: String
  /// Whether the configuration or the command line names it.
  let isConfigured: Bool
  let paths: PathBase
  private let settings: BaselineSettings
  private let configuration: Configuration
  private let result: Check.Result

  /// Ends the command where the check was incomplete: what was not checked must not be accepted.
  init(_ options: CheckOptions) async throws {
    var configuration = try options.configuration()
    settings = configuration.baseline ?? BaselineSettings(file: BaselineFile.name)
    isConfigured = configuration.baseline != nil
    configuration.baseline = nil
    self.configuration = configuration
    paths = PathBase(
      configurationFolder: configuration.root, folder: try Machine.workingDirectory)
    name = settings.file
    path = paths.path(of: FileLocation(path: settings.file, position: .start))
    result = try await options.run(configuration)
    switch result.report.verdict {
    case .misused: throw ExitCode(2)
    case .inconclusive(let reason) where result.report.summary.layouts == 0:
      StandardError.put("error: \(reason)")
      throw ExitCode(3)
    case .passed, .failed, .inconclusive: break
    }
  }

  /// Whether the command line selects only a part of the configuration's check.
  var isPartial: Bool { result.isPartial }

  /// Everything that can fail a check: errors and warnings, and notes where the gate counts them.
  var accepting: Baseline {
    let least = min(configuration.gate.failOn ?? .warning, .warning)
    return Baseline(accepting: result.report.findings.filter { $0.severity >= least })
  }

  /// The check's findings compared with a baseline; findings of a severity that it does not hold are
  /// left out.
  func comparison(with baseline: Baseline) -> BaselineComparison {
    let least = min(configuration.gate.failOn ?? .warning, .warning)
    var comparison = result.comparison(with: baseline, mayGrow: settings.mayGrow)
    comparison.new.removeAll { $0.severity < least }
    comparison.grown.removeAll { $0.finding.severity < least }
    return comparison
  }

  /// The baseline as it is; one that cannot be read ends the command.
  func read() throws -> Baseline {
    do {
      return try BaselineFile.read(path, as: path)
    } catch {
      StandardError.put("\(error.notice)")
      throw ExitCode(2)
    }
  }

  /// Nil where there is none yet.
  func readIfThere() throws -> Baseline? { Machine.exists(path) ? try read() : nil }

  /// Nil where there is none yet, and where it is damaged.
  func readIfWhole() -> Baseline? { try? BaselineFile.read(path, as: path) }

  /// Where a baseline is to be written; ends the command where something else is there. Ask before
  /// the old one is read.
  func place() throws -> OutputPlace {
    try orStop { () throws(OutputError) in try OutputPlace(path, for: .baseline) }
  }

  func write(_ baseline: Baseline, to place: OutputPlace) throws {
    try orStop { () throws(OutputError) in
      var file = try ReportFile(at: place)
      try file.put(BaselineJSON.bytes(of: baseline))
      try file.finish(isLasting: true)
    }
  }

  private func orStop<Output>(_ work: () throws(OutputError) -> Output) throws -> Output {
    do throws(OutputError) {
      return try work()
    } catch {
      StandardError.put("error: cannot write the baseline '\(path)': \(error.reason)")
      throw ExitCode(2)
    }
  }
}
