import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

struct DuplicateKeyTests {
  private func lines(
    _ file: String, _ text: String, ignore: String = "[]"
  ) async throws -> [String] {
    try await report(file, text, ignore: ignore).findings.filter { $0.rule == .duplicateKey }.map {
      "\($0.location.position.line):\($0.location.position.column) \($0.message)"
    }
  }

  private func report(_ file: String, _ text: String, ignore: String) async throws -> CheckReport {
    let folder = try TestFolder([file: text])
    let configuration = try ConfigurationReader.read(
      "labels: []\nignore: \(ignore)\n", root: folder.path)
    return await Check(configuration, workers: 1).run().report
  }

  private static let same = (1...9).map { "\"k\($0)\" = \"v\";\n" }.joined()

  /// Whichever of them counts, the app shows the same: 300 of 300 that were seen in real apps.
  @Test func `texts that say the same are one note of the file`() async throws {
    let report = try await report(
      "en.lproj/L.strings", Self.same + Self.same + "\"k1\" = \"other\";\n", ignore: "[]")
    let found = report.findings.filter { $0.rule == .duplicateKey }
    #expect(found.map(\.severity) == [.warning, .note, .warning])
    #expect(
      found[1].message
        == "8 texts are there again with the same key and text: 'k2' (line 2), 'k3' (line 3), "
        + "'k4' (line 4) and 5 more")
  }

  @Test func `ignored keys are not counted`() async throws {
    let report = try await report(
      "en.lproj/L.strings", Self.same + Self.same,
      ignore: "[{rule: duplicate-key, key: k1}, {key: k2}]")
    let found = report.findings.filter { $0.rule == .duplicateKey }
    #expect(found.map { $0.message.prefix(8) } == ["7 texts "])
    #expect(
      report.suppressed.filter { $0.finding.rule == .duplicateKey }.map {
        $0.finding.message.prefix(8)
      }
        == ["2 texts "])
  }

  @Test func `every pair that a later one replaces is reported`() async throws {
    #expect(
      try await lines(
        "en.lproj/L.strings", "a = 1;\n\"\\U0061\" = 2;\nb = x;\na = 3;\n") == [
          "1:1 'a' is there again in line 4, which is the one that counts",
          "2:1 'a' is there again in line 4, which is the one that counts",
        ])
  }

  @Test func `two ways of composing a letter are two keys`() async throws {
    #expect(
      try await lines(
        "en.lproj/L.strings", "\"\u{E9}\" = 1;\n\"\u{E9}\" = 2;\n\"e\u{301}\" = 3;\n") == [
          "1:1 '\u{E9}' is there again in line 2, which is the one that counts"
        ])
  }

  @Test func `texts of one key are reported at their own positions`() async throws {
    #expect(
      try await lines(
        "L.xcstrings",
        """
        {"sourceLanguage": "en", "strings": {"k": {"localizations": {
          "de": {"stringUnit": {"value": "1"}},
          "de": {"stringUnit": {"value": "2"}}}}}}
        """) == ["2:34 'k' is there again in line 3, which is the one that counts"])
  }
}
