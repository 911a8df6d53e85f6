import Overset
import OversetModel
public import OversetTypesetting

/// The formats that a report can be written in.
///
/// A new format is a reporter in a file of its own, and a case here.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, json, html, sarif, junit, github, gitlab, xcode, markdown, csv

  /// `text, json or html`.
  package static var names: String {
    allCases.map(\.rawValue).listed(with: "or")
  }

  /// Only the text report uses the terminal, only the page uses the fonts, and only these two `listing`.
  public func reporter(
    fonts: FontBook, shapes: String, terminal: Terminal, listing: FindingListing = .all,
    paths: ReportPaths, workers: Int
  ) -> any Reporter {
    switch self {
    case .text: TextReporter(terminal: terminal, listing: listing)
    case .json: JSONReporter(workers: workers)
    case .html:
      HTMLReporter(
        fonts: fonts, shapes: shapes, limits: listing == .all ? .all : .usual, workers: workers)
    case .sarif: SARIFReporter(paths: paths.repository, workers: workers)
    case .junit: JUnitReporter(paths: paths.repository)
    case .github: GitHubReporter(paths: paths.repository)
    case .gitlab: GitLabReporter(paths: paths.repository, workers: workers)
    case .xcode: XcodeReporter(paths: paths.workingDirectory)
    case .markdown: MarkdownReporter(paths: paths.repository)
    case .csv: CSVReporter(paths: paths.repository)
    }
  }
}
