public import Overset
import OversetModel
import OversetRules
import OversetSyntax

/// The findings as GitLab's Code Quality reads them.
public struct GitLabReporter: Reporter {
  private let paths: PathBase
  private let workers: Int

  /// Paths are relative to the repository; the number of workers changes only the time.
  public init(paths: PathBase = .configuration, workers: Int = 1) {
    self.paths = paths
    self.workers = workers
  }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    var json = JSONWriter()
    try json.lines(of: report.findings, workers: workers, to: put) { $0.write(paths, to: &$1) }
    json.newline()
    try put(json.take())
  }
}

extension Finding {
  fileprivate func write(_ paths: PathBase, to json: inout JSONWriter) {
    json.object { json in
      json.key("description")
      json.value(suggestion.map { "\(message); \($0)" } ?? message)
      json.key("check_name")
      json.value(rule.rawValue)
      json.key("fingerprint")
      json.value(identity)
      json.key("severity")
      json.value(severity.codeQuality)
      json.key("location")
      json.object { json in
        json.key("path")
        json.value(paths.path(of: location))
        json.key("lines")
        json.object { json in
          json.key("begin")
          json.value(location.position.line)
        }
      }
    }
  }
}

extension Severity {
  /// One of GitLab's info, minor, major, critical and blocker: text that is cut off is a fault of the
  /// page, not of the program.
  fileprivate var codeQuality: String {
    switch self {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
