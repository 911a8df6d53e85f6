import Overset
import OversetReports
import Testing

/// A result, with its report in every format.
struct ReportedResult {
  let result: Check.Result
  let reports: [[UInt8]]

  init(_ result: Check.Result) {
    self.result = result
    reports = OversetReportsTests.reports(of: result)
  }
}

/// The bytes of a report in each of the formats.
func reports(
  of result: Check.Result, in formats: [ReportFormat] = ReportFormat.allCases
) -> [[UInt8]] {
  formats.map { format in
    format.reporter(
      fonts: result.fonts, shapes: "Inter", terminal: Terminal(), paths: ReportPaths(), workers: 1
    ).bytes(of: result.report)
  }
}

/// Expects of two results the same verdict, the same notices, and the same bytes in every format.
func expect(_ result: Check.Result, sameAs one: ReportedResult) {
  #expect(result.report.summary == one.result.report.summary)
  #expect(result.report.verdict == one.result.report.verdict)
  #expect(result.notices.map(\.description) == one.result.notices.map(\.description))
  for (format, bytes) in zip(ReportFormat.allCases, zip(one.reports, reports(of: result))) {
    #expect(bytes.0 == bytes.1, "\(format)")
  }
}
