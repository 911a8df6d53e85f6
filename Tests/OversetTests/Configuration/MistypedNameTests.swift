import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

struct MistypedNameTests {
  @Test(arguments: [
    ("headlin", "headline"), ("17 semibld", "semibold"), ("body itallic", "italic"),
    ("17 semibold", nil), ("17 gothic", nil), ("", nil),
  ])
  func `a font's words are suggested`(argument: String, nearest: String?) {
    let expected = nearest.map { "; did you mean '\($0)'?" } ?? ""
    #expect(FontDescription.suggestion(forArgument: argument) == expected)
  }

  /// Wherever a name is expected: what is wrong, and the message.
  @Test(arguments: [
    ("labls: []", "unknown key 'labls'; did you mean 'labels'?"),
    ("rules: {crowdet: off}", "unknown rule 'crowdet'; did you mean 'crowded'?"),
    ("rules: {crowded: {form: 1}}", "unknown key 'form'; did you mean 'from'?"),
    ("rules: {crowded: of}", "unknown value 'of'; did you mean 'off'?"),
    ("ignore: [{rule: trunkated}]", "unknown rule 'trunkated'; did you mean 'truncated'?"),
    ("ignore: [{rules: [crowdet]}]", "unknown rule 'crowdet'; did you mean 'crowded'?"),
    ("ignore: [{rulez: a}]", "unknown key 'rulez'; did you mean 'rule'?"),
    ("baseline: {fil: a}", "unknown key 'fil'; did you mean 'file'?"),
    ("gate: {failon: error}", "unknown key 'failon'; did you mean 'failOn'?"),
    ("gate: {failOn: eror}", "unknown value 'eror'; did you mean 'error'?"),
    ("platform: macos", "unknown value 'macos'; did you mean 'macOS'?"),
    ("contentSizes: [AX9]", "unknown value 'AX9'; did you mean 'AX1'?"),
    (
      "styles: {a: {textAlignment: leading}}",
      "unknown value 'leading'; there are left, right, center, justified, natural"
    ),
    ("styles: {a: {font: {sistem: 17}}}", "unknown key 'sistem'; did you mean 'system'?"),
    (
      "styles: {a: {font: {textStyle: hedline}}}",
      "unknown value 'hedline'; did you mean 'headline'?"
    ),
    (
      "labels: [{id: a, keys: a, width: 1, style: buton}]\nstyles: {button: {}}",
      "unknown style 'buton'; did you mean 'button'?"
    ),
    (
      "labels: [{id: a, keys: a, width: 1, group: bar}]\ngroups: {bra: {width: 9}}",
      "no label is in the group 'bra'; did you mean 'bar'?"
    ),
  ])
  func `a mistyped name is reported with the right one`(yaml: String, message: String) {
    do throws(ConfigurationReader.Failure) {
      _ = try ConfigurationReader.read(yaml, root: "/app")
      Issue.record("there is no mistake in \(yaml)")
    } catch {
      #expect(error.problems.map(\.message).contains(message), "\(error.problems)")
    }
  }

  @Test func `a note's mistyped font is reported with the right one`() {
    #expect(
      throws: NoteDirective.Problem(
        offset: 13,
        message: "'headlin' is no font: expected a text style or a size, and a weight; "
          + "did you mean 'headline'?")
    ) { try NoteDirective.read("width=9 font=headlin", in: Configuration(root: "/app")) }
  }

  @Test func `a mistyped label in an 'ignore' that suppresses nothing is reported`() async throws {
    let folder = try TestFolder([
      "en.lproj/L.strings": "\"a\" = \"A\";",
      "overset.yml": """
      labels: [{id: checkout, keys: "*", width: 100}]
      ignore: [{label: chekout}]
      """,
    ])
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    let findings = await Check(configuration, workers: 1).run().report.findings
    #expect(
      findings.filter { $0.rule == .unusedIgnore }.map(\.suggestion) == [
        "take it away, or correct its names; no label is called 'chekout'; did you mean 'checkout'?"
      ])
  }
}
