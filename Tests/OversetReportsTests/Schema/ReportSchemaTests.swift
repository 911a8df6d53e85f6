import Fixtures
import Foundation
import OversetModel
import Testing
@testable import Overset
@testable import OversetReports
@testable import OversetRules

/// The schema against what is written, as Python's jsonschema reads both.
struct ReportSchemaTests {
  private static let schema = String(decoding: ReportSchema.json, as: UTF8.self)

  private func problem(with reports: [CheckReport]) throws -> [String?] {
    let documents = reports.map { String(decoding: JSONReporter().bytes(of: $0), as: UTF8.self) }
    return try SchemaValidator.problems(of: documents, schema: Self.schema)
  }

  @Test func `reports are valid`() throws {
    var full = TestReport.hostileReport
    full.layouts = full.findings.compactMap(\.layout)
    full.findings.append(TestReport.finding(full.layouts[0], others: full.findings))
    full.suppressed.append(SuppressedFinding(finding: full.findings[0], reason: .baseline))
    full.fonts[0].sha256 = String(repeating: "0a", count: 32)
    full.fonts[0].standsInFor = "system"
    #expect(try problem(with: [TestReport.report([]), full]) == [nil, nil])
  }

  @Test func `a full report of the sample is valid`() async throws {
    let check = Check(try Sample.configuration(), workers: 2, keepsLayouts: true)
    let report = await check.run().report
    #expect(report.layouts.count > 1000)
    #expect(try problem(with: [report]) == [nil])
  }

  @Test(arguments: [
    (#"{"#, #"{"odd":1,"#), (#""outcome":"passed""#, #""outcome":"won""#),
    (#""line":1"#, #""line":0"#),
    (#""schemaVersion":1"#, #""schemaVersion":2"#), (#""message":"#, #""words":"#),
  ])
  func `what is no report is not valid`(_ change: (of: String, to: String)) throws {
    let finding = TestReport.finding(TestReport.layout("Continue with your account"))
    let bytes = JSONReporter().bytes(of: TestReport.report([finding]))
    let document = String(decoding: bytes, as: UTF8.self)
    let changed = document.replacingOccurrences(of: change.of, with: change.to)
    let problems = try SchemaValidator.problems(of: [document, changed], schema: Self.schema)
    #expect(problems.map { $0 == nil } == [true, false])
  }
}
