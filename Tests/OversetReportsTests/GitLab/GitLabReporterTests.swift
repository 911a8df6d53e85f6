import Fixtures
import Foundation
import OversetModel
import Testing

@testable import Overset
@testable import OversetReports

struct GitLabReporterTests {
  private static let schema = "gitlab-code-quality.json"

  @Test func `reports are valid by the documented format`() throws {
    for report in [TestReport.report([]), TestReport.hostileReport] {
      let bytes = GitLabReporter().bytes(of: report)
      #expect(try Schemas.problem(with: bytes, schema: Self.schema) == nil)
    }
  }

  @Test func `an issue has its place in the repository and the finding's identity`() throws {
    let layout = TestReport.layout("Continue with your account")
    let findings = Severity.allCases.map { TestReport.finding(layout, severity: $0) }
    let paths = PathBase(configurationFolder: "/repo/App", folder: "/repo")
    let bytes = GitLabReporter(paths: paths).bytes(of: TestReport.report(findings))
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["info", "minor", "major"])
    #expect(issues[0]["fingerprint"] as? String == findings[0].identity)
    #expect(issues[0]["check_name"] as? String == "truncated")
    let location = try #require(issues[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "App/en.lproj/L.strings")
    #expect(location["lines"] as? [String: Int] == ["begin": 1])
  }

  @Test func `hostile texts come back as they were`() throws {
    let bytes = GitLabReporter().bytes(of: TestReport.hostileReport)
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
    #expect(issues.count == hostileTexts.count)
    for (issue, text) in zip(issues, hostileTexts) {
      let description = try #require(issue["description"] as? String)
      #expect(Array(description.utf16) == Array("'\(text)' is \(text); \(text)".utf16))
    }
  }
}
