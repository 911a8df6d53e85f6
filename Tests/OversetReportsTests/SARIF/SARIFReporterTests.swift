import Fixtures
import Foundation
import OversetModel
import Testing
@testable import Overset
@testable import OversetReports
@testable import OversetRules

struct SARIFReporterTests {
  private func results(_ report: CheckReport, paths: PathBase = .configuration) throws -> (
    run: [String: Any], results: [[String: Any]]
  ) {
    let bytes = SARIFReporter(paths: paths).bytes(of: report)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    return (run, try #require(run["results"] as? [[String: Any]]))
  }

  private func problem(with report: CheckReport) throws -> String? {
    try Schemas.problem(
      with: SARIFReporter().bytes(of: report), schema: "sarif-schema-2.1.0.json")
  }

  @Test func `reports are valid by the standard's schema`() throws {
    #expect(try problem(with: TestReport.report([])) == nil)
    #expect(try problem(with: TestReport.hostileReport) == nil)
    var many = TestReport.hostileReport
    many.findings = Array(repeating: many.findings[0], count: 6000)
    #expect(try problem(with: many) == nil)
  }

  @Test func `a result points to its rule and its place in the repository`() throws {
    let finding = TestReport.finding(
      TestReport.layout("Continue with your account"), path: "en.lproj/a b#ä.strings")
    let paths = PathBase(configurationFolder: "/repo/App", folder: "/repo")
    let (run, results) = try results(TestReport.report([finding]), paths: paths)
    let result = try #require(results.first)
    let tool = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(tool["rules"] as? [[String: Any]])
    #expect(rules.count == RuleID.allCases.count)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "truncated")
    #expect(result["ruleId"] as? String == "truncated" && result["level"] as? String == "error")
    #expect(
      result["partialFingerprints"] as? [String: String]
        == ["oversetIdentity/v1": finding.identity])
    let location = try #require(
      (result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
    let artifact = try #require(location["artifactLocation"] as? [String: String])
    #expect(artifact == ["uri": "App/en.lproj/a%20b%23%C3%A4.strings", "uriBaseId": "%SRCROOT%"])
    #expect(location["region"] as? [String: Int] == ["startLine": 1, "startColumn": 1])
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
  }

  @Test func `hostile texts come back as they were`() throws {
    let report = TestReport.hostileReport
    for (result, text) in zip(try results(report).results, hostileTexts) {
      let message = try #require((result["message"] as? [String: String])?["text"])
      let written = "'\(text)' is \(text)\nhelp: \(text)"
      let expected = SARIFResult.withoutLinks(written)
      #expect(Array(message.utf16) == Array(expected.utf16))
      let properties = try #require(result["properties"] as? [String: Any])
      // Not the key by itself: Foundation takes a mark at its beginning for one of byte order.
      let measured = try #require(properties["text"] as? String)
      #expect(Array(measured.utf16) == Array("Continue: \(text)".utf16))
      let location = try #require(
        (result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
      let artifact = try #require(location["artifactLocation"] as? [String: String])
      let uri = try #require(artifact["uri"])
      let path = try #require(uri.removingPercentEncoding)
      #expect(Array(path.utf8) == Array("en.lproj/\(text).strings".utf8))
      #expect(URL(string: uri) != nil && !uri.contains(":"))
    }
  }

  @Test func `a link in a message is not one`() {
    #expect(SARIFResult.withoutLinks("a[0] is wide") == "a[0] is wide")
    #expect(SARIFResult.withoutLinks("see [here](1)") == "see \\[here\\](1)")
  }

  @Test func `what is accepted is suppressed, and the others are not`() throws {
    let finding = TestReport.finding(TestReport.layout("Continue with your account"))
    var report = TestReport.report([finding])
    #expect(try results(report).results[0]["suppressions"] == nil)
    report.suppressed = [
      SuppressedFinding(finding: finding, reason: .baseline),
      SuppressedFinding(finding: finding, reason: .configuration("headlines")),
      SuppressedFinding(finding: finding, reason: .note),
    ]
    let suppressions = try results(report).results.map {
      try #require($0["suppressions"] as? [[String: String]])
    }
    #expect(suppressions.map(\.count) == [0, 1, 1, 1])
    #expect(suppressions.map { $0.first?["kind"] } == [nil, "external", "external", "inSource"])
    #expect(suppressions[2].first?["justification"] == "ignored by the configuration: headlines")
  }

  @Test func `other locales of one finding are related locations`() throws {
    let layout = TestReport.layout("Continue with your account")
    let others = ["de", "fi"].map { TestReport.finding(layout, message: $0) }
    let result = try results(TestReport.report([TestReport.finding(layout, others: others)]))
      .results[0]
    let related = try #require(result["relatedLocations"] as? [[String: Any]])
    #expect(related.map { ($0["message"] as? [String: String])?["text"] } == ["de", "fi"])
    #expect(related.map { $0["id"] as? Int } == [1, 2])
  }

  @Test func `no more results than GitHub keeps, the worst of them`() throws {
    let layout = TestReport.layout("Continue with your account")
    let warning = TestReport.finding(layout, severity: .warning)
    var report = TestReport.report(
      Array(repeating: warning, count: 5000) + [TestReport.finding(layout)])
    report.suppressed = [SuppressedFinding(finding: warning, reason: .baseline)]
    let (run, results) = try results(report)
    #expect(results.count == 5000 && results[0]["level"] as? String == "error")
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let notifications = try #require(
      invocation["toolExecutionNotifications"] as? [[String: Any]])
    let message = (notifications.first?["message"] as? [String: String])?["text"]
    #expect(message == SARIFReporter().omission(in: report))
    #expect(message?.contains("5,000 of 5,002") == true)
    #expect(SARIFReporter().omission(in: TestReport.report([warning])) == nil)
  }
}
