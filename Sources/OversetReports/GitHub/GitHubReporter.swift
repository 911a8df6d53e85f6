public import Overset
import OversetModel
import OversetRules

/// Workflow commands that put findings on the lines that they are about.
///
/// A step may make ten annotations of each kind: we write the worst; GitHub would keep the first.
public struct GitHubReporter: Reporter {
  private static let mostOfAKind = 10

  private let paths: PathBase

  /// Paths are relative to the repository.
  public init(paths: PathBase = .configuration) { self.paths = paths }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    let worst = report.findings.worstFirst()
    for severity in Severity.allCases.reversed() {
      let findings = worst.lazy.filter { $0.severity == severity }.prefix(Self.mostOfAKind)
      for finding in findings { try put(Array(command(for: finding).utf8)) }
    }
    let counts = Severity.allCases.reversed().map { severity in
      let count = report.findings.count { $0.severity == severity }
      let more = count > Self.mostOfAKind ? " (annotated: \(Self.mostOfAKind))" : ""
      return count.counted(severity.rawValue) + more
    }
    let summary: TerminalText = "\(counts.joined(separator: ", ")); \(report.verdict.phrase)\n"
    try put(summary.bytes)
  }

  private func command(for finding: Finding) -> String {
    let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
    let locale = finding.subject.locale.map { " (\($0))" } ?? ""
    let properties = [
      ("file", paths.path(of: finding.location)),
      ("line", "\(finding.location.position.line)"),
      ("col", "\(finding.location.position.column)"),
      ("title", "\(finding.rule.rawValue)\(locale)"),
    ].map { "\($0)=\(Self.escaped($1.printable, also: [":": "%3A", ",": "%2C"]))" }
    let help = finding.suggestion.map { "\nhelp: \($0.printable)" } ?? ""
    let message = Self.escaped(finding.message.printable + help)
    return "::\(kind) \(properties.joined(separator: ","))::\(message)\n"
  }

  /// As the runner reads it: a line is a command, and `%` begins an escape.
  private static func escaped(
    _ text: String, also signs: [Unicode.Scalar: String] = [:]
  ) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default:
        if let sign = signs[scalar] {
          escaped += sign
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
  }
}
