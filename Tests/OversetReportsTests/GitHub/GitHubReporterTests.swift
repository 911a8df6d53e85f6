import Fixtures
import Foundation
import OversetModel
import Testing

@testable import Overset
@testable import OversetReports

struct GitHubReporterTests {
  private struct Command {
    var name: String
    var properties: [String: String]
    var message: String

    /// As the runner reads a line (actions/runner, `ActionCommand.TryParseV2`).
    init?(_ line: String) {
      guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
      let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
      let parts = head.split(separator: " ", maxSplits: 1)
      guard let first = parts.first else { return nil }
      name = String(first)
      properties = [:]
      for pair in parts.dropFirst().first?.split(separator: ",") ?? [] {
        let sides = pair.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return nil }
        properties[String(sides[0])] = Self.unescaped(
          String(sides[1]), ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ","])
      }
      message = Self.unescaped(String(line[end.upperBound...]), ["%0D": "\r", "%0A": "\n"])
    }

    private static func unescaped(_ text: String, _ escapes: [String: String]) -> String {
      escapes.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
        .replacingOccurrences(of: "%25", with: "%")
    }
  }

  private func lines(_ report: CheckReport, paths: PathBase = .configuration) -> [String] {
    let output = String(decoding: GitHubReporter(paths: paths).bytes(of: report), as: UTF8.self)
    return output.split(separator: "\n").map(String.init)
  }

  @Test func `a finding is an annotation of its line in the repository`() throws {
    let layout = TestReport.layout("Continue with your account")
    let findings = Severity.allCases.map { TestReport.finding(layout, severity: $0) }
    let paths = PathBase(configurationFolder: "/repo/App", folder: "/repo")
    let commands = lines(TestReport.report(findings), paths: paths).map { Command($0) }
    #expect(commands.map { $0?.name } == ["error", "warning", "notice", nil])
    let command = try #require(commands[0])
    #expect(
      command.properties == [
        "file": "App/en.lproj/L.strings", "line": "1", "col": "1", "title": "truncated (en)",
      ])
    #expect(command.message == "\(findings[0].message)\nhelp: make it 110 pt wide")
  }

  @Test func `ten of each kind, the worst first`() throws {
    let layouts = (0..<25).map { TestReport.layout("Continue", width: 60 - Double($0)) }
    let findings = layouts.enumerated().flatMap { index, layout in
      Severity.allCases.map { TestReport.finding(layout, severity: $0, message: "\(index)") }
    }
    let lines = lines(TestReport.report(findings))
    #expect(lines.count == 21)
    #expect(
      lines[20] == "25 errors (annotated: 10), 25 warnings (annotated: 10), "
        + "25 notes (annotated: 0); passed")
    let commands = try lines.dropLast().map { try #require(Command($0)) }
    let messages = commands.prefix(10).map { $0.message.prefix { $0 != "\n" } }
    #expect(messages == (0..<10).map { "\(24 - $0)"[...] })
  }

  @Test func `notes have what errors and warnings leave of ten`() throws {
    let layout = TestReport.layout("Continue with your account")
    func findings(_ count: Int, _ severity: Severity) -> [Finding] {
      (0..<count).map { TestReport.finding(layout, severity: severity, message: "\($0)") }
    }
    let report = TestReport.report(
      findings(20, .note) + findings(2, .warning) + findings(1, .error))
    let names = lines(report).map { Command($0)?.name }
    #expect(
      names == ["error", "warning", "warning"] + [String](repeating: "notice", count: 7) + [nil])
    let alone = lines(TestReport.report(findings(20, .note)))
    #expect(
      alone.count == 11 && alone[10].hasPrefix("0 errors, 0 warnings, 20 notes (annotated: 10);"))
  }

  @Test(arguments: hostileTexts)
  func `a hostile text makes no other command`(_ text: String) throws {
    let finding = TestReport.finding(
      TestReport.layout("Continue with your account"), message: text, suggestion: text,
      path: "\(text).strings")
    let lines = lines(TestReport.report([finding], verdict: .misused(text)))
    #expect(lines.count == 2 && !lines[1].hasPrefix("::"))
    let command = try #require(Command(lines[0]))
    #expect(command.name == "error")
    #expect(command.properties["file"] == "\(text.printable).strings")
    #expect(command.message == "\(text.printable)\nhelp: \(text.printable)")
  }
}
