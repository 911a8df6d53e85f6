import Fixtures
import OversetModel
import Testing

@testable import Overset
@testable import OversetConfiguration

/// What `overset interfaces` says of documents.
struct InterfaceSurveyTests {
  /// Between the edges of a canvas of 375 points.
  private static func storyboard(width: Points) -> String {
    TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total", x: 16, width: width),
      """
      lab-el-001.leading = root.leading + 16
      root.trailing = lab-el-001.trailing + 16
      lab-el-001.top = root.top + 100
      """)
  }

  private func survey(
    _ files: [String: String], _ path: String = "", onCanvas: Bool = false
  ) async throws -> InterfaceSurvey {
    let folder = try TestFolder(files)
    return await InterfaceSurvey.read(
      [folder.path + path], Configuration(root: folder.path), onCanvas: onCanvas, workers: 2)
  }

  @Test func `each label has its room on every screen`() async throws {
    let survey = try await survey(["Views/Main.storyboard": Self.storyboard(width: 343)])
    #expect(survey.labels.map { $0.screen?.name } == ["320", "375", "393", "430"])
    #expect(survey.labels.map { $0.room?.width } == [288, 343, 361, 398])
    #expect(survey.labels.allSatisfy { $0.reasons.isEmpty })
    #expect(Set(survey.labels.map(\.document)) == ["Views/Main.storyboard"])
    #expect(survey.labels.first?.path == "Main ▸ Scene ‘Account’ ▸ ‘Total’")
  }

  @Test func `on its own canvas a document is solved as Xcode shows it`() async throws {
    let survey = try await survey(
      ["Main.storyboard": Self.storyboard(width: 343)], "/Main.storyboard", onCanvas: true)
    #expect(survey.labels.map { $0.frame?.width } == [343])
    #expect(survey.labels.map { $0.screen?.name } == [nil])
    #expect(survey.labels.map(\.document) == ["Main.storyboard"])
  }

  @Test func `a stored frame that the layout does not give is a reason`() async throws {
    let survey = try await survey(
      ["Main.storyboard": Self.storyboard(width: 300)], onCanvas: true)
    #expect(survey.labels.map(\.reasons) == [["Xcode stored another frame in the document"]])
  }

  @Test func `a damaged document is a notice, and the others are read`() async throws {
    let survey = try await survey([
      "A.storyboard": "<document", "B.storyboard": Self.storyboard(width: 343),
    ])
    #expect(survey.labels.count == 4)
    let notice = try #require(survey.notices.first)
    #expect(notice.location?.path.hasSuffix("/A.storyboard") == true)
    #expect(!notice.isMisuse)
  }

  @Test func `a path that is not there is misuse`() async throws {
    let survey = try await survey([:], "/none")
    #expect(survey.labels.isEmpty)
    #expect(survey.notices.map(\.isMisuse) == [true])
  }
}
