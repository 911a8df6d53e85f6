import Fixtures
import Foundation
import OversetModel
import Testing

@testable import Overset
@testable import OversetReports

/// Against the patterns that Xcode's build system finds diagnostics with, as swiftlang/swift-build has
/// them in `GenericOutputParser`; `sh` stands for the tool's name there.
struct XcodeReporterTests {
  private struct Diagnostic: Equatable {
    var severity: String
    var message: String
    var path: String?
    var line: Int?
    var column: Int?
  }

  private static let diagnostic =
    #"^([^'"]+: +|[ \t\f\p{Z}]*)(error|warning|note|notice|fixit|(?:.*\/)?sh): (.*)$"#
  private static let location = #"^([^:]+):(?:([0-9]+):)?(?:([0-9]+):)? +$"#

  private func groups(_ pattern: String, in text: String) throws -> [String]? {
    let expression = try NSRegularExpression(pattern: pattern)
    let whole = NSRange(text.startIndex..., in: text)
    guard let match = expression.firstMatch(in: text, range: whole) else { return nil }
    return (1..<match.numberOfRanges).map { index in
      Range(match.range(at: index), in: text).map { String(text[$0]) } ?? ""
    }
  }

  private func diagnostics(of report: CheckReport) throws -> [Diagnostic] {
    let output = String(decoding: XcodeReporter().bytes(of: report), as: UTF8.self)
    return try output.split(separator: "\n").map { line in
      let parts = try #require(try groups(Self.diagnostic, in: String(line)), "\(line)")
      let place = try groups(Self.location, in: parts[0])
      return Diagnostic(
        severity: parts[1], message: parts[2], path: place?[0], line: place.flatMap { Int($0[1]) },
        column: place.flatMap { Int($0[2]) })
    }
  }

  @Test func `Xcode finds each finding's severity, place and message`() throws {
    let layout = TestReport.layout("Continue with your account")
    let findings = Severity.allCases.map { TestReport.finding(layout, severity: $0) }
    let found = try diagnostics(of: TestReport.report(findings))
    #expect(found.map(\.severity) == ["note", "warning", "error"])
    #expect(
      found[0]
        == Diagnostic(
          severity: "note", message: "\(findings[0].message); make it 110 pt wide [truncated]",
          path: "en.lproj/L.strings", line: 1, column: 1))
  }

  @Test func `a hostile text makes no other diagnostic, and no other line`() throws {
    let found = try diagnostics(of: TestReport.hostileReport)
    #expect(found.count == hostileTexts.count)
    for (diagnostic, text) in zip(found, hostileTexts) {
      #expect(diagnostic.severity == "error")
      #expect(diagnostic.message.contains("'\(text.printable)' is \(text.printable)"))
      // The patterns know no such path.
      let isSimple = !text.utf8.contains { ":'\"".utf8.contains($0) }
      #expect(diagnostic.path == (isSimple ? "en.lproj/\(text.printable).strings" : nil))
    }
  }

  @Test func `a message is not mistaken for the place of another`() throws {
    let layout = TestReport.layout("Pay")
    let finding = TestReport.finding(layout, message: "line 3: error: sh: odd", suggestion: nil)
    let found = try diagnostics(of: TestReport.report([finding, finding]))
    #expect(found.map(\.path) == ["en.lproj/L.strings", "en.lproj/L.strings"])
  }
}
