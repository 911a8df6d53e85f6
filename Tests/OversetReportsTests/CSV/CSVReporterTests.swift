import Fixtures
import Foundation
import OversetModel
import Testing

@testable import Overset
@testable import OversetReports

/// As Python's csv module reads it, which takes RFC 4180.
struct CSVReporterTests {
  private func rows(_ csv: [UInt8]) throws -> [[String]] {
    let script =
      "import csv, io, json, sys; "
      + "t = io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8-sig', newline=''); "
      + "print(json.dumps(list(csv.reader(t, strict=True))))"
    let run = try ToolRun("python3", ["-c", script], input: String(decoding: csv, as: UTF8.self))
    try #require(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode([[String]].self, from: Data(run.output.utf8))
  }

  private func cells(of report: CheckReport) throws -> [[String: String]] {
    let rows = try rows(CSVReporter().bytes(of: report))
    let head = try #require(rows.first)
    return rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(head, $0)) }
  }

  @Test func `a row has what a translator needs`() throws {
    let layout = TestReport.layout("Continue with your account")
    let row = try #require(
      try cells(of: TestReport.report([TestReport.finding(layout)])).first)
    #expect(row["text"] == "Continue with your account")
    #expect(row["shown"] == layout.fit.shown)
    #expect(row["lost"] == layout.fit.lost)
    #expect(row["room (pt)"] == "100")
    #expect(row["locale"] == "en")
    #expect(row["variant"] == "one, se")
    #expect(row["help"] == "make it 110 pt wide")
  }

  /// One finding stands for the texts of all locales where the source's text is cut off, too.
  @Test func `each locale has a row`() throws {
    let other = TestReport.finding(
      TestReport.layout("Weiter mit Ihrem Konto"), locale: LocaleIdentifier("de"))
    let finding = TestReport.finding(
      TestReport.layout("Continue with your account"), others: [other])
    let rows = try cells(of: TestReport.report([finding]))
    #expect(rows.map { $0["locale"] } == ["en", "de"])
    #expect(rows[1]["text"] == "Weiter mit Ihrem Konto")
  }

  @Test func `a finding about no text is left out, with a notice`() throws {
    let finding = Finding(
      rule: .conflictingProperties, severity: .warning, subject: Finding.Subject(label: "pay"),
      location: FileLocation(path: "overset.yml", position: .start), message: "it is")
    let report = TestReport.report([finding])
    #expect(try cells(of: report).isEmpty)
    #expect(CSVReporter().omission(in: report) == "CSV leaves out 1 finding about no text")
  }

  @Test func `a hostile text stays in its cell, and is no formula`() throws {
    let rows = try rows(CSVReporter().bytes(of: TestReport.hostileReport))
    #expect(rows.count == 1 + hostileTexts.count)
    #expect(Set(rows.map(\.count)).count == 1)
    for text in ["=HYPERLINK(\"x\")", "+1+2", "-2+3", "@SUM(A1)"] {
      let layout = TestReport.layout("Continue", key: text)
      let row = try #require(try cells(of: TestReport.report([TestReport.finding(layout)])).first)
      #expect(row["key"] == "'" + text)
    }
  }
}
