import Fixtures
import OversetModel
import Testing

@testable import Overset
@testable import OversetConfiguration

struct MostFindingsTests {
  private func report(_ most: Int?) async throws -> Check.Result {
    let folder = try TestFolder([
      "en.lproj/L.strings": """
      "a" = "Cut off here"; "b" = "Crowded"; "c" = "Cut off here, and here, and here"; "d" = "D";
      """
    ])
    let configuration = try ConfigurationReader.read(
      "labels: [{id: l, keys: [\"*\"], width: 66, font: {system: 17}}]", root: folder.path)
    return await Check(configuration, workers: 1, mostFindings: most).run()
  }

  @Test func `the worst are reported in the order of the report, and all are counted`() async throws
  {
    let all = try await report(nil)
    #expect(all.report.findings.map(\.subject.key) == ["a", "b", "c"])
    #expect(all.report.summary.leftOut == 0 && all.notices.isEmpty)
    for (most, keys) in [(2, ["a", "c"]), (1, ["c"]), (0, []), (3, ["a", "b", "c"])] {
      let some = try await report(most)
      #expect(some.report.findings.map(\.subject.key) == keys)
      #expect(some.report.summary.leftOut == 3 - keys.count)
      #expect(some.report.summary.findings == all.report.summary.findings)
      #expect(some.report.verdict == all.report.verdict)
      #expect(
        some.notices.map(\.message)
          == (most < 3 ? ["the reports have the worst \(most) of 3 findings"] : []))
    }
  }
}
