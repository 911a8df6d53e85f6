import Fixtures
import Testing

@testable import Overset
@testable import OversetConfiguration

/// Files of projects that are in no app: copies, samples of libraries, and what was moved.
struct LeftProjectsTests {
  /// A project with one target, of an app or of a framework, that builds a file.
  private static func project(
    of file: String, type: String = "application", phase: String = "PBXSourcesBuildPhase"
  ) -> String {
    """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = {mainGroup = G; targets = (T); projectDirPath = "";};
      G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
      F = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>";};
      B = {isa = PBXBuildFile; fileRef = F;};
      S = {isa = \(phase); files = (B);};
      T = {isa = PBXNativeTarget; buildPhases = (S); productType = "com.apple.product-type.\(type)";};
    };}
    """
  }

  private static func workspace(_ references: String) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?><Workspace version="1.0">\#(references)</Workspace>"#
  }

  private static let app = ["App.xcodeproj/project.pbxproj": project(of: "App/Main.swift")]

  /// Whether an app lacks a file of code, of all that are there.
  private func lacks(_ file: String, _ files: [String: String]) throws -> Bool {
    var files = files
    files[file] = ""
    files["en.lproj/L.strings"] = #""a" = "A";"#
    let folder = try TestFolder(files)
    let found = FoundCatalogs(Configuration(root: folder.path), paths: nil)
    return try #require(found.targets).lacks(fileAt: "\(folder.path)/\(file)")
  }

  /// The kit of a submodule, of which an old copy lies in another folder.
  @Test(arguments: [
    (#"<FileRef location="group:Kit/Kit.xcodeproj"></FileRef>"#, true),
    (#"<Group location="container:Kit"><FileRef location="group:Kit.xcodeproj"/></Group>"#, true),
    (#"<FileRef location="container:Kit/Kit.xcodeproj"/>"#, true),
    (#"<FileRef location="group:Old/Kit/Kit.xcodeproj"/>"#, false),
    (
      #"<FileRef location="group:Kit/Kit.xcodeproj"/><FileRef location="group:Old/Kit/Kit.xcodeproj"/>"#,
      false
    ),
    (#"<Group location="group:Old/Kit"><FileRef location="group:Kit.xcodeproj"/></Group>"#, false),
    // Another machine's, and one that is nowhere.
    (#"<FileRef location="absolute:/Users/a/Kit/Kit.xcodeproj"/>"#, false),
    (#"<FileRef location="group:Gone/Kit.xcodeproj"/>"#, false),
    (#"<FileRef location="group:Other/Other.xcodeproj"/>"#, false), ("", false), ("<", false),
  ])
  func `a project is a copy where the workspace takes another one of its name`(
    references: String, isCopy: Bool
  ) throws {
    let old = "Old/Kit/Kit.xcodeproj/project.pbxproj"
    let files = Self.app.merging([
      "App.xcworkspace/contents.xcworkspacedata": Self.workspace(references),
      old: Self.project(of: "Kit.swift", type: "framework"),
    ]) { $1 }
    let submodule = [".gitmodules": "[submodule \"Kit\"]\n\tpath = Kit\n"]
    let kit = [
      "Kit/Kit.xcodeproj/project.pbxproj": Self.project(of: "Kit.swift", type: "framework")
    ]
    for other in [submodule, kit] {
      #expect(try lacks("Old/Kit/Kit.swift", files.merging(other) { $1 }) == isCopy)
      #expect(try !lacks("App/Main.swift", files.merging(other) { $1 }))
    }
    // Two apps may have one name.
    let app = files.merging(kit) { $1 }.merging([old: Self.project(of: "Kit.swift")]) { $1 }
    #expect(try !lacks("Old/Kit/Kit.swift", app))
  }

  /// A pod that lies beside the app has the project of its sample in its folder.
  @Test(arguments: [
    (["Libs/Kit/Kit.podspec": ""], true), ([:], false), (["Kit.podspec": ""], false),
  ])
  func `the sample of a pod is not in the app`(pod: [String: String], isSample: Bool) throws {
    let files = Self.app.merging(pod) { $1 }.merging([
      "Libs/Kit/Sample/Sample.xcodeproj/project.pbxproj": Self.project(of: "Sample.swift")
    ]) { $1 }
    #expect(try lacks("Libs/Kit/Sample/Sample.swift", files) == isSample)
    // An app may be described as a pod, too.
    #expect(
      try !lacks(
        "Libs/Kit/Main.swift",
        files.merging(["Libs/Kit/Kit.xcodeproj/project.pbxproj": Self.project(of: "Main.swift")]) {
          $1
        }))
  }

  /// Xcode copies one file as it is, and none of the folders beside it.
  @Test(arguments: [
    ("App/L.strings", ["App/de.lproj/L.strings"], ["App/de.lproj/L.strings"]),
    ("App/L.strings", ["App/de.lproj/M.strings", "Other/de.lproj/L.strings"], []),
    ("App/de.lproj/L.strings", ["App/de.lproj/L.strings"], []),
    ("App", ["App/de.lproj/L.strings"], []),
  ])
  func `a table that is built without locales has none`(
    built: String, files: [String], unshipped: [String]
  ) throws {
    var content = [
      "App.xcodeproj/project.pbxproj": Self.project(
        of: built, phase: "PBXResourcesBuildPhase")
    ]
    for file in files + ["App/L.strings"] { content[file] = #""a" = "A";"# }
    let folder = try TestFolder(content)
    let found = FoundCatalogs(Configuration(root: folder.path), paths: nil)
    #expect(files.filter { !found.files.contains($0) } == unshipped)
  }
}
