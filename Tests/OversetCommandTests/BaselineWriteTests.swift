import Fixtures
import Foundation
import Testing

struct BaselineWriteTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "overset.yml": """
      labels:
        - {id: pay, keys: ["*"], width: 100, numberOfLines: 1, font: {system: 17}}
      """,
      "en.lproj/L.strings": "\"buy\" = \"Continue with your account\";\n", "en.lproj/E.strings": "",
    ])
  }

  private func file(_ name: String) -> String? {
    try? String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test(arguments: [
    ("overset.yml", "it is an input; name another file"),
    ("en.lproj/L.strings", "it is an input; name another file"),
    ("en.lproj/E.strings", "it is an input; name another file"),
    ("report.json", "it is not a baseline, and stays as it is"),
  ])
  func `a file that is no baseline stays as it is`(name: String, reason: String) throws {
    _ = try Program.run(["check", "--format", "json=report.json"], in: folder.path)
    let before = file(name)
    let run = try Program.run(["baseline", "write", "--baseline", name], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors == "error: cannot write the baseline '\(name)': \(reason)\n")
    #expect(file(name) == before)
  }

  @Test(arguments: [
    "", "{\"schemaVersion\": 99, \"findings\": []}",
    "{\"schemaVersion\":1,\"findings\":[\n<<<<<<< HEAD\n=======\n>>>>>>> x\n]}",
  ])
  func `a baseline of any kind is written anew`(before: String) throws {
    try folder.write(before, to: "b.json")
    chmod(folder.path + "/b.json", 0o600)
    let run = try Program.run(["baseline", "write", "--baseline", "b.json"], in: folder.path)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(file("b.json")?.contains("\"rule\":\"truncated\"") == true)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/b.json")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(try Program.run(["check", "--baseline", "b.json"], in: folder.path).status == 0)
  }

  @Test func `a check says that it does not use the baseline beside it`() throws {
    _ = try Program.run(["baseline", "write"], in: folder.path)
    let run = try Program.run(["check"], in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.errors == """
        note: 'overset-baseline.json' is not used: write 'baseline: overset-baseline.json' into \
        overset.yml, or give --baseline overset-baseline.json

        """)
    let used = try Program.run(["check", "--baseline", "overset-baseline.json"], in: folder.path)
    #expect(used.status == 0 && used.errors == "")
  }
}
