import OversetModel
import Testing

@testable import Overset

struct HiddenKeysTests {
  private static let yaml = "labels: [{id: all, keys: ['*'], width: 300}]\n"

  @Test(arguments: [
    ("[]", ["a.pay", "pay"]),
    ("'a.*'", ["pay"]),
    ("['a.*', pay]", []),
    ("[{keys: a.*, table: L}]", ["pay"]),
    ("[{keys: a.*, table: M}]", ["a.pay", "pay"]),
    ("[{table: '?'}]", []),
  ])
  func `what no label shows is not laid out, and not missing a label`(
    hidden: String, shown: [String]
  ) async throws {
    let app = try SmallApp(
      Self.yaml + "notShown: \(hidden)\n",
      files: ["en.lproj/L.strings": "\"a.pay\" = \"Pay\"; \"pay\" = \"Pay\";"])
    let report = try await app.check().report
    #expect(report.summary.keys == shown.count && report.summary.layouts == shown.count)
    #expect(report.summary.hiddenKeys == 2 - shown.count)
    #expect(report.findings.filter { $0.rule == .unconstrained }.isEmpty)
  }
}
