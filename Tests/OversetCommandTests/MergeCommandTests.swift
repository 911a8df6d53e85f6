import Fixtures
import Foundation
import Testing

struct MergeCommandTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "App/overset.yml": """
      labels: [{id: pay, keys: ["*"], width: 100, font: {system: 17}}]
      """,
      "App/en.lproj/L.strings":
        "\"buy\" = \"Buy\"; \"pay\" = \"Pay\"; \"a\" = \"A\"; \"b\" = \"B\";\n",
      "App/de.lproj/L.strings":
        "\"buy\" = \"Zahlungspflichtig bestellen\"; \"pay\" = \"Zahlen\";\n",
    ])
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.path)
  }

  @Test(arguments: [
    [], ["--locale", "de"], ["--width", "40", "--lines", "2", "--font", "17 semibold"],
  ])
  func `parts make the report of one run`(options: [String]) throws {
    let check = ["check", "App"] + options
    for index in 1...3 {
      let run = try Program.run(check + ["--shard", "\(index)/3"], in: folder.path)
      #expect(run.status == 0 && run.output == "")
      #expect(
        run.errors.hasPrefix("wrote part \(index)/3, ")
          && run.errors.hasSuffix(" to overset-shard-\(index)-of-3.jsonl\n"), "\(run.errors)")
    }
    for gate in [[], ["--fail-on", "never"], ["--strict", "--format", "json"]] {
      let one = try Program.run(check + gate, in: folder.path)
      let merged = try Program.run(
        ["merge"] + gate + [3, 1, 2].map { "overset-shard-\($0)-of-3.jsonl" }, in: folder.path)
      #expect(one.output == merged.output && one.errors == merged.errors)
      #expect(one.status == merged.status)
    }
  }

  @Test func `a part goes where output says`() throws {
    #expect(try run("check", "App", "--shard", "1/1", "--output", "a.jsonl").status == 0)
    let shown = try run("check", "App", "--shard", "1/1", "--output", "-")
    let file = try String(contentsOfFile: folder.path + "/a.jsonl", encoding: .utf8)
    #expect(shown.output == file && shown.errors == "")
    #expect(try run("merge", "a.jsonl").status == 1)
  }

  @Test(arguments: [
    ("App/overset.yml", "it is an input; name another file"),
    ("App/en.lproj/L.strings", "it is an input; name another file"),
    ("other.txt", "it is not a part of a check, and stays as it is"),
    ("link.jsonl", "it is not a part of a check, and stays as it is"),
  ])
  func `a part takes the place of a part only`(path: String, reason: String) throws {
    try folder.write("mine", to: "other.txt")
    try folder.link("link.jsonl", to: "other.txt")
    let before = FileManager.default.contents(atPath: "\(folder.path)/\(path)")
    let refused = try run("check", "App", "--shard", "1/1", "--output", path)
    #expect(refused.status == 2 && refused.errors == "error: cannot write '\(path)': \(reason)\n")
    #expect(FileManager.default.contents(atPath: "\(folder.path)/\(path)") == before)
    try folder.write("", to: "empty.jsonl")
    for _ in 1...2 {
      #expect(try run("check", "App", "--shard", "1/1", "--output", "empty.jsonl").status == 0)
    }
  }

  @Test func `a merge does not write onto its parts`() throws {
    let names = [1, 2].map { "overset-shard-\($0)-of-2.jsonl" }
    for index in 1...2 { _ = try run("check", "App", "--shard", "\(index)/2") }
    for name in names {
      let refused = try run("merge", names[0], names[1], "--output", name)
      #expect(refused.status == 2 && refused.errors.contains("'\(name)': it is an input"))
    }
    #expect(try run("merge", names[0], names[1]).status == 1)
  }

  @Test func `a part that lacks is named`() throws {
    _ = try run("check", "App", "--shard", "1/2")
    let run = try run("merge", "overset-shard-1-of-2.jsonl")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == "error: 1 of 2 parts is missing: 2/2\n")
  }

  @Test(arguments: [
    ["--shard", "3/2"], ["--shard", "x"], ["--shard", "1/2", "--format", "json"],
    ["--shard", "1/2", "--strict"], ["--shard", "1/2", "--since", "HEAD"],
  ])
  func `what makes no sense for a part is said`(options: [String]) throws {
    let run = try Program.run(["check", "App"] + options, in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("--shard needs a part") || run.errors.contains("'overset merge'"))
  }
}
