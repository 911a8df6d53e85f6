import Overset
import OversetModel
import OversetSurfaces
import Testing

@testable import Overset
@testable import OversetReports

/// The page's view of source code.
struct CodeSectionTests {
  private func section(_ files: [CodeFile]) -> String {
    var report = TestReport.report([], verdict: .passed)
    report.code = files
    var html = HTMLWriter()
    CodeSection(report: report, mostUses: 20_000).write(to: &html)
    return String(decoding: html.take(), as: UTF8.self)
  }

  private func use(_ key: String, _ line: Int, _ state: KeyState) -> CodeFile.Use {
    CodeFile.Use(
      key: key, position: TextPosition(line: line, column: 1), state: state,
      verdicts: [
        UseVerdict(.cannotBeCut(.scrolls("List"), .derived), on: .text(of: "Text"))
      ])
  }

  @Test func `each file has its counts, and all files have their sums`() {
    let html = section([
      CodeFile(path: "App/A.swift", uses: [use("a", 3, .safe), use("b", 4, .unknown)]),
      CodeFile(path: "App/B.swift", uses: [use("c", 5, .safe)]),
    ])
    #expect(html.contains("Source code: 3 uses of keys in 2 files"))
    #expect(html.contains("2 cannot be cut") && html.contains("1 unknown"))
    #expect(html.contains(">App/A.swift<") && html.contains(">4<") && html.contains(">b<"))
    #expect(html.contains("Text: cannot be cut: in a List"))
    #expect(!html.contains("never drawn"))
  }

  @Test func `no source, no section`() { #expect(section([]).isEmpty) }

  @Test func `what a browser cannot show is counted`() {
    let uses = (1...15_000).map { use("k", $0, .unknown) }
    let html = section([
      CodeFile(path: "A.swift", uses: uses), CodeFile(path: "B.swift", uses: uses),
    ])
    #expect(html.contains("1 other file: 'overset sources' lists all."))
    #expect(html.contains("30,000 unknown"))
  }
}
