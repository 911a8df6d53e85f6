import ArgumentParser
import Overset
import OversetConfiguration
import OversetModel
import OversetReports

/// A report's format and where it goes.
struct ReportTarget {
  var format: ReportFormat
  /// Nil for standard output.
  var path: String?

  /// Reads `--format` and `--output`: one format may go to standard output or to `--output`.
  static func parse(_ formats: [String], output: String?) throws -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for argument in formats.isEmpty ? ["text"] : formats {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first, let format = ReportFormat(rawValue: name) else {
        let name = parts.first ?? ""
        throw ValidationError(
          "unknown format '\(name)'"
            + suggestionOrAll(for: name, among: ReportFormat.allCases.map(\.rawValue)))
      }
      let path = parts.count > 1 ? parts[1] : output
      if argument.hasSuffix("=") { throw ValidationError("'\(argument)' names no file") }
      targets.append(ReportTarget(format: format, path: path == "-" ? nil : path))
    }
    if let output, output != "-", !targets.contains(where: { $0.path == output }) {
      throw ValidationError("--output is for a format without a file of its own")
    }
    let paths = targets.map { $0.path.map { Machine.resolvedPath(of: $0) } ?? "-" }
    if Set(paths).count < paths.count {
      throw ValidationError("two formats go to one place; write '--format html=FILE'")
    }
    return targets
  }

  /// Where the paths of reports start.
  static func paths(_ configuration: Configuration) throws -> ReportPaths {
    let folder = try Machine.workingDirectory
    return ReportPaths(
      workingDirectory: PathBase(configurationFolder: configuration.root, folder: folder),
      repository: PathBase(
        configurationFolder: configuration.root,
        folder: Machine.repository(of: configuration.root) ?? folder))
  }

  /// Where the report goes, nil for standard output; ends the command where something is there that stays.
  func place() throws -> OutputPlace? {
    guard let path else { return nil }
    do throws(OutputError) {
      return try OutputPlace(path, for: .report)
    } catch {
      StandardError.put("error: cannot write the report to '\(path)': \(error.reason)")
      throw ExitCode(2)
    }
  }

  /// Writes the report; returns what went wrong.
  func write(
    _ result: Check.Result, to place: OutputPlace?, _ configuration: Configuration,
    _ paths: ReportPaths, listing: FindingListing, workers: Int
  ) -> String? {
    let isShown = path == nil && Machine.isTerminal(.standardOutput)
    let terminal = Terminal(
      hasColor: isShown && Machine.wantsColor, width: Machine.terminalWidth, breaksLines: isShown,
      paths: paths.workingDirectory)
    let reporter = format.reporter(
      fonts: result.fonts, shapes: configuration.fonts.system, terminal: terminal,
      listing: path == nil || format == .html ? listing : .all, paths: paths, workers: workers)
    if let omission = reporter.omission(in: result.report) {
      StandardError.put("note: \(omission)")
    }
    do {
      if let place {
        var file = try ReportFile(at: place)
        try reporter.write(result.report) { try file.put($0) }
        try file.finish()
      } else {
        try reporter.write(result.report) { try StandardOutput.write($0) }
      }
      // After the annotations, which are not lost if it fails.
      return format == .github ? StepSummary.append(result.report, paths) : nil
    } catch {
      let reason = (error as? OutputError)?.reason ?? "\(error)"
      return "cannot write the report to \(path.map { "'\($0)'" } ?? "standard output"): \(reason)"
    }
  }
}
