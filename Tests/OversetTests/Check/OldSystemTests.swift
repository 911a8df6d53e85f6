import Fixtures
import Overset
import OversetModel
import OversetTypesetting
import Testing

/// The system's letters of some scripts have changed.
struct OldSystemTests {
  /// Hebrew of iOS 15 is 0.912 of the stand-in's width, of iOS 26 0.962.
  @Test(arguments: [
    ("IPHONEOS_DEPLOYMENT_TARGET = 26.0;", false), ("IPHONEOS_DEPLOYMENT_TARGET = 16.0;", true),
    ("", true),
  ])
  func `a verdict covers the letters of all systems that the app runs on`(
    project: String, isBorderline: Bool
  ) async throws {
    try RequiredFont.require(.hebrew, from: FontBook())
    let text = "המשך לתשלום"
    let width = try #require(LabelConstraint().fit(text, locale: "he", width: 1000).needs.width)
    let app = try SmallApp(
      "labels: [{id: a, keys: '*', width: \(width * 0.93)}]",
      files: [
        "he.lproj/L.strings": "pay = \"\(text)\";", "App.xcodeproj/project.pbxproj": project,
      ])
    let lost = try await app.check().report.findings.filter { $0.rule == .truncated }
    #expect(lost.map { $0.layout?.fit.confidence == .certain } == [!isBorderline])
  }
}
