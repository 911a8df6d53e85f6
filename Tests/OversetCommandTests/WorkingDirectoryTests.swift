import Fixtures
import Testing

/// The program in a folder that was deleted while a shell was in it, and in one beside the app.
struct WorkingDirectoryTests {
  /// Its target has the table `Texts/L.strings` in English.
  private static let project = """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = {mainGroup = G; targets = (T); projectDirPath = "";};
      G = {isa = PBXGroup; children = (V); path = Texts; sourceTree = "<group>";};
      V = {isa = PBXVariantGroup; children = (en); name = L.strings; sourceTree = "<group>";};
      en = {isa = PBXFileReference; path = en.lproj/L.strings; sourceTree = "<group>";};
      B = {isa = PBXBuildFile; fileRef = V;};
      R = {isa = PBXResourcesBuildPhase; files = (B);};
      T = {isa = PBXNativeTarget; buildPhases = (R);};
    };}
    """

  /// The project leaves the Japanese table out, whichever folder the program runs in. What several folders are in is
  /// no project, nor is there one around what lies loose.
  @Test(arguments: [
    ("App", ["."], "2 locales: en fr", false), ("Beside", ["../App"], "2 locales: en fr", false),
    ("Beside", ["../App/Texts"], "1 locale: en", false),
    ("Beside", ["../App/Texts/en.lproj/L.strings", "../App/Texts"], "1 locale: en", false),
    (".", ["App"], "2 locales: en fr", false), ("App/Texts", [".."], "2 locales: en fr", false),
    ("Beside", ["../App/Kit/Sources", ".."], "4 locales: de en fr ja", true),
    ("Beside", ["../App/Kit/Sources"], "1 locale: fr", false),
    ("Beside", ["../Loose/de.lproj/L.strings"], "1 locale: de", true),
    ("Beside", ["../Loose/de.lproj"], "1 locale: de", true),
  ])
  func `a folder that is named elsewhere has the project around it`(
    _ folder: String, _ paths: [String], _ locales: String, isOutside: Bool
  ) throws {
    let table = #""a" = "A";"#
    let files = try TestFolder([
      "App/A.xcodeproj/project.pbxproj": Self.project, "App/Kit/Package.swift": "",
      "App/Kit/Sources/fr.lproj/K.strings": table, "App/Texts/en.lproj/L.strings": table,
      "App/Texts/ja.lproj/L.strings": table, "Beside/file": "", "Loose/de.lproj/L.strings": table,
    ])
    let run = try ToolRun(Program.path, ["catalogs"] + paths, in: "\(files.path)/\(folder)")
    #expect(run.errors.contains("is not below this folder") == isOutside)
    #expect(run.output.contains(locales), "\(run.output)")
  }

  private func run(_ arguments: [String]) throws -> ToolRun {
    let folder = try TestFolder(["gone/file": ""])
    // A minute of processor time, for a loop without an end.
    let script = "ulimit -t 60 && cd gone && rm -r ../gone && exec \"$0\" \"$@\""
    return try ToolRun("sh", ["-c", script, Program.path] + arguments, in: folder.path)
  }

  @Test(
    arguments: [
      ["check"], ["check", "."], ["check", "--config", "overset.yml"],
      ["check", "en.lproj", "--width", "100"], ["catalogs"], ["catalogs", "en.lproj", "--json"],
      ["init"], ["init", "--print"], ["baseline", "write"], ["baseline", "prune"],
      ["baseline", "diff"], ["check", "--format", "json=report.json"],
    ])
  func `what needs a working directory says that there is none`(_ arguments: [String]) throws {
    let run = try run(arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == "error: there is no working directory; it may have been deleted\n")
  }

  @Test(arguments: [["rules"], ["schema"], ["fit", "Pay", "--width", "100"], ["--help"]])
  func `what needs none works`(_ arguments: [String]) throws {
    let run = try run(arguments)
    #expect(run.status == 0 && !run.output.isEmpty && run.errors.isEmpty)
  }
}
