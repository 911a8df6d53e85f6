import Fixtures
import OversetModel
import Testing

@testable import Overset

struct DuplicateKeyTests {
  private func lines(_ file: String, _ text: String) async throws -> [String] {
    let folder = try TestFolder([file: text])
    let configuration = try ConfigurationReader.read("labels: []\n", root: folder.path)
    let report = await Check(configuration, workers: 1).run().report
    return report.findings.filter { $0.rule == .duplicateKey }.map {
      "\($0.location.position.line):\($0.location.position.column) \($0.message)"
    }
  }

  @Test func `every pair that a later one takes the place of is told`() async throws {
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

  @Test func `texts of one key are told by their own places`() async throws {
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
