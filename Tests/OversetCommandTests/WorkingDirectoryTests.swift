import Fixtures
import Testing

/// The program in a folder that was deleted while a shell was in it.
struct WorkingDirectoryTests {
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
