import OversetReports
import Overset
import Testing

/// Expects of two results the same verdict, the same notices, and the same bytes in every format.
func expect(_ result: Check.Result, sameAs one: Check.Result) {
  #expect(result.report.summary == one.report.summary)
  #expect(result.report.verdict == one.report.verdict)
  #expect(result.notices.map(\.description) == one.notices.map(\.description))
  for format in ReportFormat.allCases {
    let bytes = [one, result].map { result in
      format.reporter(
        fonts: result.fonts, shapes: "Inter", terminal: Terminal(), paths: ReportPaths(), workers: 1
      ).bytes(of: result.report)
    }
    #expect(bytes[0] == bytes[1], "\(format)")
  }
}
