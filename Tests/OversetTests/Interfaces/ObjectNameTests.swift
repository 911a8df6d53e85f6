import Fixtures
import OversetModel
import OversetRules
import Testing

@testable import Overset
@testable import OversetConfiguration

/// Objects of documents by id and by path: in `ignore`, in `exclude` and in a baseline.
struct ObjectNameTests {
  private static let across = """
    lab-el-001.leading = root.leading + 16
    root.trailing = lab-el-001.trailing + 16
    lab-el-001.top = root.top + 100
    """
  private static let long = [
    "de": "\"lab-el-001.text\" = \"\(String(repeating: "Gesamtbetrag ", count: 5))\";"
  ]

  private func check(_ yaml: String, text: String = "Total") async throws -> Check.Result {
    try await TestInterface.check(
      TestInterface.storyboard(
        TestInterface.label("lab-el-001", text, x: 16, width: 343), Self.across),
      Self.long, yaml: "screens: {se: 320}\n" + yaml)
  }

  @Test(arguments: [
    ("object: Main.storyboard#lab-el-001", true),
    ("object: Base.lproj/Main.storyboard#lab-el-001", true),
    ("object: Main.storyboard#lab-el-002", false), ("object: Other.storyboard#lab-el-001", false),
    ("label: Main ▸ Scene ‘Account’ ▸ *", true), ("label: '* ▸ ‘Total’'", true),
    ("label: '* #lab-el-001'", true), ("label: Main", false),
    ("label: '* ▸ ‘Total’', object: Main.storyboard#lab-el-001", true),
    ("label: '* ▸ ‘Sum’', object: Main.storyboard#lab-el-001", false),
  ])
  func `ignore takes objects by id and by path`(entry: String, suppresses: Bool) async throws {
    let result = try await check("ignore: [{\(entry)}]\n")
    #expect(result.report.summary.ignored == (suppresses ? 1 : 0))
    #expect(
      result.found == (suppresses ? [] : ["truncated lab-el-001.text de"]))
  }

  @Test func `a label of overset.yml is no object`() async throws {
    let yaml = "labels: [{id: 'Main #lab-el-001', keys: '*', width: 90}]\n"
    let result = try await check(yaml + "ignore: [{object: Main.storyboard#lab-el-001}]\n")
    #expect(result.found.first == "truncated lab-el-001.text de")
  }

  @Test(arguments: [
    ("Main.storyboard#lab-el-001", true), ("Base.lproj/Main.storyboard#lab-el-001", true),
    ("Other.storyboard#lab-el-001", false), ("Main ▸ Scene ‘Account’*", true),
    ("Main ▸ Scene ‘Settings’*", false),
  ])
  func `exclude takes objects by id and by path`(pattern: String, isExcluded: Bool) async throws {
    let result = try await check("exclude: ['\(pattern)']\n")
    #expect(result.found == (isExcluded ? [] : ["truncated lab-el-001.text de"]))
    #expect(result.report.layouts.isEmpty == isExcluded)
    #expect(result.notices.isEmpty)
  }

  @Test(arguments: ["", "exclude: [Main.storyboard#val-ue-001]\n"])
  func `an excluded text takes its room`(yaml: String) async throws {
    let strings = [
      "de":
        #""tit-le-001.text" = "Benachrichtigungen"; "val-ue-001.text" = "Nur bei Verspätungen";"#
    ]
    let result = try await TestInterface.check(
      SolvedFrameTests.row, strings, yaml: "screens: {se: 320}\n" + yaml)
    #expect(result.found == ["truncated tit-le-001.text de"])
    #expect((result.width(of: "val-ue-001.text", in: "de") == nil) == !yaml.isEmpty)
  }

  @Test func `a baseline knows an object whatever is around it and whatever its text`() async throws
  {
    let first = try await check("").report.findings
    let second = try await check("", text: "The sum").report.findings
    #expect(first.map(\.subject.label) != second.map(\.subject.label))
    #expect(first.map(FindingIdentity.init) == second.map(FindingIdentity.init))
    #expect(first.map { FindingIdentity($0).label } == ["Main #lab-el-001"])
  }

  @Test func `what is no object is an error at its place`() {
    let failure = #expect(throws: ConfigurationReader.Failure.self) {
      try ConfigurationReader.read("ignore: [{object: lab-el-001}]", root: "/")
    }
    #expect(
      failure?.problems.first?.message
        == "expected a document and an object id: Settings.storyboard#abc-12-xyz")
  }
}
