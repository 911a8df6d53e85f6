import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

/// Notes for translators in whole runs.
struct DirectiveCheckTests {
  private func check(_ files: [String: String], _ yaml: String = "rules: {growth: off}\n")
    async throws
    -> CheckReport
  {
    let folder = try TestFolder(files)
    let configuration = try ConfigurationReader.read(yaml, root: folder.path)
    return await Check(configuration, workers: 1).run().report
  }

  private func lines(_ report: CheckReport) -> [String] {
    report.findings.map {
      let place = $0.location.position
      let label = $0.subject.label.map { " \($0)" } ?? ""
      return "\($0.location.path):\(place.line):\(place.column) \($0.rule.rawValue)\(label)"
    }
  }

  @Test func `a note gives its entry a label in every locale`() async throws {
    let report = try await check([
      "en.lproj/L.strings": "/* Button. overset: width=60 font=17 */\n\"pay\" = \"Pay\";\n",
      "de.lproj/L.strings": "\"pay\" = \"Zahlungspflichtig\";\n\"other\" = \"x\";\n",
    ])
    #expect(
      lines(report) == [
        "de.lproj/L.strings:1:9 truncated width=60 font=17",
        "de.lproj/L.strings:2:1 unconstrained",
      ])
    #expect(report.summary.labels == 1 && report.summary.constrainedKeys == 1)
  }

  @Test func `a default label leaves an entry with a label of its own alone`() async throws {
    let report = try await check(
      ["en.lproj/L.strings": "/* overset: width=60 */\n\"pay\" = \"Pay now or later\";\n"],
      "labels: [{id: rest, keys: '*', default: true, width: 20}]\n")
    #expect(report.findings.map(\.subject.label) == ["width=60"])
  }

  @Test func `what a note suppresses is counted, not reported`() async throws {
    let files = [
      "en.lproj/L.strings": "/* overset:ignore de - by hand */\n\"pay\" = \"Pay\";\n",
      "de.lproj/L.strings": "\"pay\" = \"Zahlungspflichtig\";\n",
      "fr.lproj/L.strings": "\"pay\" = \"Commander maintenant\";\n",
    ]
    let yaml = "labels: [{id: b, keys: '*', width: 60}]\nrules: {growth: off}\n"
    let report = try await check(files, yaml)
    #expect(lines(report) == ["fr.lproj/L.strings:1:9 truncated b"])
    #expect(report.summary.ignored == 1 && report.summary.findings == [.error: 1])
  }

  @Test func `a wrong note is a finding at its place`() async throws {
    let report = try await check([
      "en.lproj/L.strings": "/* see\n   overset: width=60 lnes=2 */\n\"pay\" = \"Pay\";\n"
    ])
    #expect(
      lines(report) == [
        "en.lproj/L.strings:2:22 wrong-directive", "en.lproj/L.strings:3:1 unconstrained",
      ])
  }

  @Test func `a string catalog's comments are notes`() async throws {
    let report = try await check([
      "L.xcstrings": """
      {"sourceLanguage": "en", "strings": {"Pay now": {
        "comment": "A button\\noverset: width=40",
        "localizations": {"de": {"stringUnit": {"value": "Jetzt bezahlen"}}}}}}
      """
    ])
    #expect(lines(report).contains("L.xcstrings:1:38 truncated width=40"))
    let others = report.findings.first { $0.rule == .truncated }?.others ?? []
    #expect(
      others.map(\.location.position) == [TextPosition(line: 3, column: 52)],
      "the source is cut off already")
  }
}
