public import Overset
import OversetModel
import OversetRules

/// A line for each finding, as compilers write them: Xcode shows them in its issue navigator.
///
/// Xcode resolves a path where the script that wrote it ran, and reads a line with two patterns:
/// `^([^'"]+: +|\s*)(error|warning|note|…): (.*)$`, and `^([^:]+):([0-9]+):([0-9]+): +$` on what is in
/// the first parentheses.
public struct XcodeReporter: Reporter {
  private let paths: PathBase

  /// Paths are relative to the working directory.
  public init(paths: PathBase = .configuration) { self.paths = paths }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    for finding in report.findings { try put(line(of: finding).bytes) }
  }

  private func line(of finding: Finding) -> TerminalText {
    let severity = finding.severity.rawValue
    let path = paths.path(of: finding.location).printable
    let position = finding.location.position
    let help = finding.suggestion.map { "; \($0)" } ?? ""
    let message = "\(finding.message)\(help) [\(finding.rule.rawValue)]".printable
    // The patterns do not match such a path: the message has it.
    if path.utf8.contains(where: { Self.signs.contains($0) }) {
      return "\(severity): \(Self.withoutPrefix("\(path), line \(position.line): \(message)"))\n"
    }
    return "\(path):\(position.line):\(position.column): \(severity): "
      + "\(Self.withoutPrefix(message))\n"
  }

  private static let signs = Array(":'\"".utf8)

  /// Up to the first quotation mark the first pattern looks for a severity behind every colon.
  private static func withoutPrefix(_ message: String) -> String {
    let end = message.utf8.firstIndex { signs.dropFirst().contains($0) } ?? message.endIndex
    guard message.utf8[..<end].contains(UInt8(ascii: ":")) else { return message }
    return "\(message[..<end].replacing(": ", with: ":\u{A0}"))\(message[end...])"
  }
}
