import OversetModel
import Testing

@testable import Overset

/// Which keys count as checked.
struct CoverageTests {
  /// Four keys: one in a bar, one in a list, one that is spoken, and one in a view of the app.
  private func check(_ labels: String) async throws -> CheckReport {
    let app = try SmallApp(
      "gate: {minCoverage: 0.7}\nlabels: [\(labels)]\n",
      files: [
        "en.lproj/L.strings": """
        "safe" = "S"; "checked" = "C"; "hidden" = "H"; "unknown" = "U";
        """,
        "V.swift": """
        struct V: View {
          var body: some View {
            List { Text("safe", tableName: "L") }
              .navigationTitle(Text("checked", tableName: "L"))
              .navigationBarTitleDisplayMode(.inline)
              .accessibilityLabel(Text("hidden", tableName: "L"))
            Card(title: Text("unknown", tableName: "L"))
          }
        }
        """,
      ])
    return try await app.check().report
  }

  @Test func `what only a default label shows is counted apart, and not by the gate`() async throws
  {
    let report = try await check("{id: rest, keys: '*', default: true, width: 200}")
    let coverage = report.summary.coverage
    #expect(coverage.checked == 1 && coverage.byDefault == 1 && coverage.safe == 1)
    #expect(coverage.neverDrawn == 1 && coverage.unknown == 0)
    #expect(report.summary.constrainedKeys == 2)
    #expect(
      report.verdict
        == .failed(
          "66 % of the keys are checked or cannot be cut, 70 % are asked for (those in default labels "
            + "do not count)"))
    #expect(
      report.code.map { file in KeyState.allCases.map { file.count($0) } } == [[1, 1, 1, 1, 0]])
  }

  @Test func `a label that names keys is known for them`() async throws {
    let report = try await check("{id: card, keys: unknown, width: 200}")
    let coverage = report.summary.coverage
    #expect(coverage.checked == 2 && coverage.byDefault == 0 && coverage.unknown == 0)
    #expect(report.verdict == .passed)
  }
}
