import Foundation
import Overset
import OversetReports

/// The summary page of a step of GitHub Actions, for what annotations have no room for.
enum StepSummary {
  /// GitHub refuses a larger file.
  private static let mostBytes = 1 << 20

  /// Appends the report to the file that GitHub names, if it names one; returns what went wrong.
  static func append(_ report: CheckReport, _ paths: ReportPaths) -> String? {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    var bytes = MarkdownReporter(paths: paths.repository, limit: mostBytes - size - 2).bytes(
      of: report)
    // The last writer may not have ended its line.
    if size > 0 { bytes = Array("\n\n".utf8) + bytes }
    guard size + bytes.count <= mostBytes else { return nil }
    do throws(OutputError) {
      try AppendedFile.append(bytes, to: path)
      return nil
    } catch {
      return "cannot write the step's summary to '\(path)': \(error.reason)"
    }
  }
}
