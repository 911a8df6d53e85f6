import Fixtures
import Testing

@testable import Overset
@testable import OversetConfiguration

/// `overset sources`: the keys of catalogs, and where code uses them.
struct SourceSurveyTests {
  private static let files = [
    "en.lproj/Localizable.strings": #""title" = "Title"; "row" = "Row"; "unused" = "Unused";"#,
    "en.lproj/InfoPlist.strings":
      #""NSCameraUsageDescription" = "To scan"; "CFBundleDisplayName" = "App";"#,
    "App/View.swift": """
    struct V: View {
      var body: some View {
        List { Text("row"); Text("row").lineLimit(1); Text("no such key") }.navigationTitle("title")
      }
    }
    """,
    "Pods/Other.swift": #"let x = Text("unused")"#,
    "Excluded/Other.swift": #"let x = Text("unused")"#,
  ]

  private func survey(workers: Int = 1) async throws -> SourceSurvey {
    let folder = try TestFolder(Self.files)
    var configuration = Configuration(root: folder.path)
    configuration.exclude = ["Excluded"]
    return await SourceSurvey.read(configuration, paths: nil, workers: workers)
  }

  @Test(arguments: [1, 2])
  func `each key has its uses and the worst of their verdicts`(workers: Int) async throws {
    let survey = try await survey(workers: workers)
    let row = try #require(survey.keys.first { $0.text == "row" })
    #expect(row.uses.map(\.location.path) == ["App/View.swift", "App/View.swift"])
    #expect(row.uses.map(\.location.position.line) == [3, 3])
    #expect(row.kind == .upperBoundKnown)
    #expect(survey.keys.first { $0.text == "title" }?.uses.count == 1)
    #expect(survey.keys.first { $0.text == "NSCameraUsageDescription" }?.kind == .undrawn)
    let name = try #require(survey.keys.first { $0.text == "CFBundleDisplayName" })
    #expect(name.uses.first?.verdicts.map(\.surface) == [.system(.homeScreenName)])
  }

  private func survey(
    _ yaml: String, of source: String, paths: [String]? = nil
  ) async throws -> SourceSurvey {
    let folder = try TestFolder([
      "overset.yml": yaml, "App/View.swift": source, "Other/Other.swift": #"let x = Text("b")"#,
      "en.lproj/Localizable.strings": #""a" = "A"; "b" = "B"; "c.d" = "CD";"#,
    ])
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    return await SourceSurvey.read(configuration, paths: paths, workers: 1)
  }

  @Test func `takes in what the configuration says of code`() async throws {
    let survey = try await survey(
      """
      sources:
        paths: [App]
        accessors: [{type: Local, key: "_ → ."}, {type: Unused}]
        helpers: ['"key".loc()', 'unused("key")']
        components: [{call: "Row(title:)", lines: 1, width: 100}, {call: "Gone(_:)", lines: 1}]
        ignore: ["track(_:)", "miss(_:)"]
      """, of: #"func f() { Row(title: "a".loc()); track(Local.c_d) }"#)
    #expect(survey.keys.map(\.kind) == [.roomKnown, nil, .undrawn])
    #expect(
      survey.notices.map(\.description) == [
        "overset.yml:3:44: warning: no code names a member of the accessor 'Unused'",
        "overset.yml:4:28: warning: no code calls the helper 'unused(\"key\")'",
        "overset.yml:5:61: warning: no text of a key goes to 'Gone(_:)'",
        "overset.yml:6:25: warning: no text of a key goes to 'miss(_:)'",
      ])
  }

  @Test func `a folder that is named replaces those of the configuration`() async throws {
    let survey = try await survey(
      "sources: {paths: [App]}", of: #"let x = Text("a")"#, paths: ["."])
    #expect(survey.keys.filter { !$0.uses.isEmpty }.map(\.text) == ["a", "b"])
  }

  @Test func `says what no code names, and what no catalog has`() async throws {
    let survey = try await survey()
    #expect(survey.keys.filter(\.uses.isEmpty).map(\.text) == ["unused"])
    #expect(survey.missing.map(\.text) == ["no such key"])
    #expect(survey.missing.map(\.location.path) == ["App/View.swift"])
  }
}
