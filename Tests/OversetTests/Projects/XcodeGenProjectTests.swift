import OversetModel
import Testing

@testable import Overset

/// Descriptions of projects for XcodeGen.
struct XcodeGenProjectTests {
  private static let description = """
    options: {deploymentTarget: {iOS: "16.0", macOS: "13.0"}}
    targetTemplates:
      Mac:
        platform: macOS
        sources: [{path: Mac, excludes: ["*.plist"]}]
    targets:
      App: {templates: [Mac], sources: Shared}
      Phone:
        platform: iOS
        deploymentTarget: "17.2"
        sources: [Phone, {path: Mac/Store.swift}, Shared]
      Both: {supportedDestinations: [macOS, iOS], sources: [Both]}
      TV: {platform: tvOS, sources: [TV]}
    """

  @Test(
    arguments: [
      ("Mac/Panel.swift", Platform.macOS), ("Mac/Views/Panel.swift", .macOS),
      ("Mac/Store.swift", nil), ("Phone/A.swift", nil), ("Shared/A.swift", nil),
      ("Both/A.swift", nil),
      ("TV/A.swift", .tvOS), ("Other/A.swift", nil),
    ] as [(String, Platform?)])
  func `targets compile their folders for their platforms`(path: String, platform: Platform?) throws
  {
    let project = try #require(XcodeGenProject(Array(Self.description.utf8)))
    var compiled = CompiledFiles()
    project.add(to: &compiled, in: "/App")
    #expect(compiled.otherPlatform(ofFileAt: "/App/\(path)") == platform)
  }

  @Test func `the least target is that of the targets or of the project`() throws {
    let project = try #require(XcodeGenProject(Array(Self.description.utf8)))
    // `Both` has the project's.
    #expect(project.leastPhone == 16)
    #expect(project.isForMac)
    let plain = try #require(XcodeGenProject(Array("targets: {A: {platform: iOS}}".utf8)))
    #expect(plain.leastPhone == nil)
    #expect(!plain.isForMac)
  }

  @Test(arguments: ["", "a: b", "targets: [", "- a", "targets: {A: 1, B: [x], C: {sources: 3}}"])
  func `what describes nothing else is no fault`(text: String) {
    var compiled = CompiledFiles()
    XcodeGenProject(Array(text.utf8))?.add(to: &compiled, in: "/App")
    #expect(compiled.otherPlatform(ofFileAt: "/App/A.swift") == nil)
  }

  @Test(arguments: [
    ("project.yml", true), ("ios/project.yaml", true), ("myproject.yml", false),
    ("project.json", false),
  ])
  func `is found by its name`(path: String, isMeant: Bool) {
    #expect(XcodeGenProject.isMeant(path) == isMeant)
  }
}
