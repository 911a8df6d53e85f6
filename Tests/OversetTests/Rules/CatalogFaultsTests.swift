import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

struct CatalogFaultsTests {
  private func messages(_ files: [String: String]) async throws -> [String] {
    let folder = try TestFolder(files)
    let configuration = try ConfigurationReader.read("labels: []\n", root: folder.path)
    let report = await Check(configuration, workers: 1).run().report
    return report.findings.filter { $0.rule == .catalogFault }.map {
      "\($0.severity) \($0.location.position.line): \($0.message)"
    }
  }

  @Test func `a file that is cut names what the app never sees`() async throws {
    let lost = "abcdefg".map { "\"\($0)\" = \"1\";\n" }.joined()
    #expect(
      try await messages(["en.lproj/L.strings": "\"x\" = \"1\";\n;\n" + lost]) == [
        "error 2: no key can begin with ';', so the app reads nothing from here on and says nothing: "
          + "it never sees 'a', 'b', 'c' and 4 more"
      ])
  }

  @Test func `a fault in an entry names its key and locale`() async throws {
    let found = try await messages([
      "L.xcstrings": """
      {"sourceLanguage": "en", "strings": {"seats": {"localizations": {
        "de": {"stringUnit": {"value": "%#@count@"}}}}}}
      """,
      "en.lproj/M.strings": "a = (1);",
    ])
    #expect(
      found == [
        "error 2: 'seats' (de): the text refers to the undefined substitution 'count'",
        "error 1: the value of 'a' must be a string, not an array",
      ])
  }

  @Test func `what the app reads all the same is less severe`() async throws {
    let found = try await messages([
      "en.lproj/L.stringsdict": "{ k = \"a text\"; }", "en.lproj/M.strings": "a = (1);",
    ])
    #expect(found.map { $0.prefix(7) } == ["warning", "error 1"])
  }

  @Test func `of an XLIFF nobody says what the app reads of it`() async throws {
    let found = try await messages([
      "de.xliff": #"<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"/>"#,
      "en.lproj/L.strings": "a = \"A\";",
    ])
    #expect(
      found == [
        "error 1: XLIFF 2.0 is a format of its own, and Overset knows XLIFF 1.2 only: this file is not "
          + "read"
      ])
  }

  @Test func `a file that another one replaces is reported`() async throws {
    let found = try await messages([
      "Base.lproj/L.strings": "a = 1;", "en.lproj/L.strings": "a = 2;",
    ])
    #expect(
      found == [
        "warning 1: 'en.lproj/L.strings' is of the same locale and takes the place of this file: the "
          + "app reads nothing of it"
      ])
  }
}
