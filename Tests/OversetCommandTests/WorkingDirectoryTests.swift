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
  /// no project.
  @Test(arguments: [
    ("App", ["."]), ("Beside", ["../App"]), ("Beside", ["../App/Texts"]),
    ("Beside", ["../App/Texts/en.lproj/L.strings", "../App/Texts"]), (".", ["App"]),
    ("Beside", ["../App", ".."]), ("App/Texts", [".."]),
  ])
  func `a folder that is named elsewhere has the project around it`(
    _ folder: String, _ paths: [String]
  ) throws {
    let table = #""a" = "A";"#
    let files = try TestFolder([
      "App/A.xcodeproj/project.pbxproj": Self.project, "Beside/file": "",
      "App/Texts/en.lproj/L.strings": table, "App/Texts/ja.lproj/L.strings": table,
    ])
    let run = try ToolRun(Program.path, ["catalogs"] + paths, in: "\(files.path)/\(folder)")
    let isOutside = paths.last == ".." && paths.count > 1
    #expect(run.errors.contains("is not below this folder") == isOutside)
    #expect(run.output.contains(isOutside ? "2 locales: en ja" : "1 locale: en\n"))
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
