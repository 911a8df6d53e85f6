public import Overset
import OversetModel
import OversetRules

/// Workflow commands that put findings on the lines that they are about.
///
/// A step may make ten annotations of each kind, and all steps of a job 50: we write the worst; GitHub
/// would keep the first. Notes are written only as far as what is worse leaves of ten.
public struct GitHubReporter: Reporter {
  private static let mostOfAKind = 10

  private let paths: PathBase

  /// Paths are relative to the repository.
  public init(paths: PathBase = .configuration) { self.paths = paths }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    let worst = report.findings.worstFirst()
    var written = 0
    var counts: [String] = []
    for severity in Severity.allCases.reversed() {
      let most = severity == .note ? max(0, Self.mostOfAKind - written) : Self.mostOfAKind
      let findings = worst.filter { $0.severity == severity }
      for finding in findings.prefix(most) { try put(Array(command(for: finding).utf8)) }
      written += min(most, findings.count)
      let more = findings.count > most ? " (annotated: \(most))" : ""
      counts.append(findings.count.counted(severity.rawValue) + more)
    }
    let summary: TerminalText = "\(counts.joined(separator: ", ")); \(report.verdictPhrase)\n"
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
