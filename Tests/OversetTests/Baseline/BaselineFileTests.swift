import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

struct BaselineFileTests {
  @Test(arguments: [
    ("", "1:1 not JSON, as a baseline is"),
    ("[]", "1:1 expected keys and values"),
    ("{}", "1:1 no baseline: 'schemaVersion' is missing"),
    (
      "{\"schemaVersion\":2,\"findings\":[]}",
      "1:1 a baseline of version 2; this overset reads version 1: 'overset baseline write' makes one"
    ),
    ("{\"schemaVersion\":1,\"findngs\":[]}", "1:1 unknown key 'findngs'; did you mean 'findings'?"),
    (
      "{\"schemaVersion\":1,\"findings\":[\n<<<<<<< HEAD\n=======\n>>>>>>> x\n]}",
      "2:1 a merge conflict: take the lines of both sides, or run 'overset baseline write'"
    ),
    (
      "{\"schemaVersion\":1,\"findings\":[\r\n=======\r\n]}",
      "2:1 a merge conflict: take the lines of both sides, or run 'overset baseline write'"
    ),
    (
      "{\"schemaVersion\":1,\"findings\":[\n{\"file\":\"a\",\"rule\":\"b\"},\n{\"file\":\"a\",}\n]}",
      "3:1 not JSON, as a baseline is"
    ),
    (
      "{\"schemaVersion\":1,\"findings\":[\n{\"file\":\"a\",\"rule\":\"b\"},\n{\"file\":\"a\"}\n]}",
      "3:1 findings[1]: 'rule' is missing"
    ),
    (
      "{\"schemaVersion\":1,\"findings\":[\n{\"file\":\"a\",\"rule\":\"b\",\"overflow\":\"x\"}\n]}",
      "2:1 findings[0].overflow: expected a number"
    ),
    (
      "{\"schemaVersion\":1,\"findings\":[\n{\"file\":\"a\",\"rule\":\"b\",\"lable\":\"x\"}\n]}",
      "2:1 findings[0]: unknown key 'lable'; did you mean 'label'?"
    ),
  ])
  func `a wrong baseline says where`(text: String, expected: String) {
    let problem = #expect(throws: SettingProblem.self) { try BaselineFile.parse(text) }
    let position = problem?.position ?? TextPosition(line: 1, column: 1)
    let path = problem.map { $0.path.isEmpty ? "" : "\($0.path): " } ?? ""
    #expect(
      "\(position.line):\(position.column) \(path)\(problem?.message ?? "")" == expected)
  }

  @Test func `what is no regular file is not waited for`() throws {
    let folder = try TestFolder()
    folder.makePipe("pipe.json")
    for path in [folder.path + "/pipe.json", "/dev/zero"] {
      let failure = #expect(throws: BaselineFile.Failure.self) {
        try BaselineFile.read(path, as: "b.json")
      }
      #expect(failure?.notice.message.contains("'b.json': it is not a regular file") == true)
    }
  }

  @Test(arguments: [
    ("", true), ("\n", true), ("{\"schemaVersion\": 1}", true),
    ("{\"schemaVersion\": 1, \"findings\": [{}]}", true),
    ("{\"schemaVersion\": 99, \"findings\": []}", true),
    ("{\n<<<<<<< a\n\"schemaVersion\": 1,\n=======\n\"schemaVersion\": 1,\n>>>>>>> b", true),
    ("{\"schemaVersion\": 1, \"findings\": [", true),
    ("{\"schemaVersion\": 1, \"findings\": [], \"summary\": {}}", false),
    ("{\"sourceLanguage\": \"en\", \"strings\": {}}", false), ("[]", false), ("{}", false),
    ("labels:\n  - {id: schemaVersion}\n", false), ("\"a\" = \"b\";\n", false),
    ("<<<<<<< a\nlabels: []\n=======\n>>>>>>> b\n", false),
  ])
  func `only a baseline makes room for a new one`(text: String, isReplaceable: Bool) throws {
    let folder = try TestFolder(["a": text])
    #expect(BaselineFile.isReplaceable(folder.path + "/a") == isReplaceable)
  }

  @Test func `one that cannot be read is wrong usage, and accepts nothing`() async throws {
    let app = try SmallApp(
      "labels: [{id: pay, keys: [pay], width: 20}]\nbaseline: none.json\n", pay: ["en": "Pay now"])
    let result = try await app.check()
    #expect(result.report.verdict.exitStatus == 2)
    #expect(result.report.findings.contains { $0.rule == .truncated })
    #expect(result.notices.map(\.message).contains { $0.contains("none.json") })
  }

  @Test(arguments: [
    ("baseline: 3", true), ("baseline: a.json", true),
    ("baseline: {file: a.json, mayGrow: 2}", true),
    ("baseline: {mayGrow: 2}", false), ("baseline: {file: a, mayGrow: -1}", false),
    ("baseline: {fil: a}", false), ("baseline: [a]", false),
  ])
  func `the configuration names the file`(yaml: String, isRight: Bool) {
    let configuration = try? ConfigurationReader.read(yaml, root: "/")
    #expect((configuration?.baseline != nil) == isRight)
  }
}
