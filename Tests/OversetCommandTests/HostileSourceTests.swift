import Fixtures
import Foundation
import Testing

/// A Swift file that ends the parser, or keeps it busy: the program begins again, reads the others, and
/// says which file it does not read.
struct HostileSourceTests {
  private static let files = [
    "en.lproj/L.strings": "\"a\" = \"words that are too long\";\n",
    "V.swift":
      "struct V: View { var body: some View { Text(\"a\").lineLimit(1).frame(width: 30) } }\n",
  ]

  @Test(arguments: [
    "let f: " + String(repeating: "(A) -> ", count: 60_000) + "A",
    "func f() { return " + String(repeating: "( @ ", count: 18),
  ])
  func `a file that the parser cannot bear costs itself alone`(text: String) throws {
    let folder = try TestFolder(
      Self.files.merging(["A.swift": "let t = Text(\"a\")\n" + text]) { $1 })
    for jobs in ["1", "3"] {
      let run = try Program.run(["check", "--jobs", jobs, "."], in: folder.path)
      #expect(run.status == 1)
      #expect(
        run.errors
          == "A.swift:1:1: warning: this file is not read: the parser fails on it, or takes too long\n"
      )
      #expect(run.output.contains("V ▸ Text") && run.output.contains("[unread-source]"))
    }
  }

  @Test func `ordinary code starts no other process, and says the same when one reads it`() throws {
    let folder = try TestFolder(Self.files)
    let here = try Program.run(["check", "--format", "json", "."], in: folder.path)
    let apart = try Program.run(
      "/usr/bin/env", ["OVERSET_RESTARTED=", Program.path, "check", "--format", "json", "."],
      in: folder.path)
    #expect(here.status == 1 && here.errors.isEmpty)
    #expect(apart.output == here.output && apart.errors.isEmpty)
  }

  /// The variable that says so may come from anywhere.
  @Test(arguments: ["", "/other", "/overset-abcdef/other", "/inner/overset-a/../../other"])
  func `a restart removes nothing but temporary folders of its own`(below: String) throws {
    let temporary = try TestFolder(["overset-abcdef/other/a": "", "other/a": "", "inner/a": ""])
    let folder = try TestFolder(Self.files)
    let run = try Program.run(
      "/usr/bin/env",
      [
        "TMPDIR=\(temporary.path)/inner", "OVERSET_RESTARTED=\(temporary.path)\(below)",
        Program.path, "check", ".",
      ], in: folder.path)
    #expect(run.status == 1)
    for path in ["overset-abcdef/other/a", "other/a", "inner/a"] {
      #expect(FileManager.default.fileExists(atPath: "\(temporary.path)/\(path)"), "\(path)")
    }
  }

  /// The folder of `--since` is removed by the program after its restart.
  @Test func `nothing is left of the time before`() throws {
    let app = try TestRepository(
      Self.files.merging([
        "A.swift": "func f() { Text(\"a\"); return " + String(repeating: "( @ ", count: 18)
      ]) { $1 })
    try app.write("\"a\" = \"other words that are too long\";\n", to: "en.lproj/L.strings")
    let temporary = try TestFolder()
    let run = try Program.run(
      "/usr/bin/env", ["TMPDIR=\(temporary.path)", Program.path, "check", "--since", "base", "."],
      in: app.path)
    #expect(run.errors.contains("A.swift:1:1: warning: this file is not read"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
  }
}
