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

  /// Ends the command where the path has something else than a file: a pipe or a device is not
  /// replaced.
  func refuseOtherFiles() throws {
    let isFile = (try? FileIdentity(of: path))?.kind == .file
    guard isFile, result.hasRead(path) || !BaselineFile.isReplaceable(path) else { return }
    StandardError.put("error: '\(path)' is not a baseline, and stays as it is")
    throw ExitCode(2)
  }

  func write(_ baseline: Baseline) throws {
    do {
      var file = try ReportFile(at: path)
      try file.put(BaselineJSON.bytes(of: baseline))
      try file.finish(isLasting: true)
    } catch {
      StandardError.put(
        "error: cannot write the baseline '\(path)': \(error.reason)")
      throw ExitCode(2)
    }
  }
}
