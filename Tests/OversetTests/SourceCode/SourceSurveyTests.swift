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

  @Test func `says what no code names, and what no catalog has`() async throws {
    let survey = try await survey()
    #expect(survey.keys.filter(\.uses.isEmpty).map(\.text) == ["unused"])
    #expect(survey.missing.map(\.text) == ["no such key"])
    #expect(survey.missing.map(\.location.path) == ["App/View.swift"])
  }
}
