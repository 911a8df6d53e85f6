import Overset
import OversetTypesetting

/// Writes a report in one format.
public protocol Reporter: Sendable {
  /// Writes the whole report, a piece at a time: a report of a hundred thousand findings is never in
  /// memory as a whole. Throws what `put` throws.
  func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows

  /// What the format has no room for, in a phrase; nil where everything is written.
  func omission(in report: CheckReport) -> String?
}

extension Reporter {
  public func omission(in report: CheckReport) -> String? { nil }

  /// The whole report at once.
  public func bytes(of report: CheckReport) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report) { bytes += $0 }
    return bytes
  }
}

/// The formats that a report can be written in.
///
/// A new format is a reporter in a file of its own, and a case here.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, json, html, sarif, junit, github, gitlab, xcode, markdown

  /// `text, json or html`.
  public static var names: String {
    allCases.map(\.rawValue).listed(with: "or")
  }

  /// Only the text report asks for the terminal, and only the page for the fonts.
  public func reporter(
    fonts: FontBook, shapes: String, terminal: Terminal, paths: ReportPaths, workers: Int
  ) -> any Reporter {
    switch self {
    case .text: TextReporter(terminal: terminal)
    case .json: JSONReporter(workers: workers)
    case .html: HTMLReporter(fonts: fonts, shapes: shapes, workers: workers)
    case .sarif: SARIFReporter(paths: paths.repository, workers: workers)
    case .junit: JUnitReporter(paths: paths.repository)
    case .github: GitHubReporter(paths: paths.repository)
    case .gitlab: GitLabReporter(paths: paths.repository, workers: workers)
    case .xcode: XcodeReporter(paths: paths.workingDirectory)
    case .markdown: MarkdownReporter(paths: paths.repository)
    }
  }
}

/// What the text report is shown on.
public struct Terminal: Sendable, Hashable {
  /// Whether it obeys ANSI colours.
  public var hasColor: Bool
  /// Columns.
  public var width: Int
  /// Whether a finding's first line is broken too, because nothing but a person reads it.
  public var breaksLines: Bool
  /// Where paths start: the working directory.
  public var paths: PathBase

  /// Without colours, of 80 columns.
  public init(
    hasColor: Bool = false, width: Int = 80, breaksLines: Bool = false,
    paths: PathBase = .configuration
  ) {
    self.hasColor = hasColor
    self.width = width
    self.breaksLines = breaksLines
    self.paths = paths
  }
}
