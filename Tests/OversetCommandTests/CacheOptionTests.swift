import Fixtures
import Foundation
import Testing

struct CacheOptionTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "App/overset.yml": "labels: [{id: pay, keys: [\"*\"], width: 100, font: {system: 17}}]\n",
      "App/en.lproj/L.strings": "\"buy\" = \"Buy\"; \"pay\" = \"Pay by bank transfer today\";\n",
      "App/de.lproj/L.strings":
        "\"buy\" = \"Zahlungspflichtig bestellen\"; \"pay\" = \"Zahlen\";\n",
    ])
  }

  @Test func `a run after a change of one text measures one text`() throws {
    func check(_ options: String...) throws -> Program.Outcome {
      try Program.run(["check", "App"] + options, in: folder.path)
    }
    let cache = ["--cache", "new/cache"]
    let said = "measured 4 of 4 texts in labels, the others were known\n"
    #expect(try Program.run(["check", "App"] + cache, in: folder.path).errors.hasSuffix(said))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new/cache")
    #expect(names.sorted() == [".gitignore", "lock", "overset-answers"])
    try folder.write(
      "\"buy\" = \"Zahlungspflichtig bestellen\"; \"pay\" = \"Jetzt zahlen\";\n",
      to: "App/de.lproj/L.strings")
    let second = try Program.run(["check", "App"] + cache, in: folder.path)
    #expect(second.errors.hasSuffix("measured 1 of 4 texts in labels, the others were known\n"))
    let without = try check()
    #expect(without.output == second.output && without.status == second.status)
  }

  @Test func `parts use a cache too`() throws {
    for measured in [4, 0] {
      var texts = 0
      for part in ["1/2", "2/2"] {
        let run = try Program.run(
          ["check", "App", "--cache", "cache", "--shard", part], in: folder.path)
        let count = try #require(
          run.errors.firstMatch(of: /measured (\d+) of \d+ texts? in labels/)?.1)
        texts += Int(count) ?? 0
      }
      #expect(texts == measured)
    }
    let merged = try Program.run(
      ["merge", "overset-shard-1-of-2.jsonl", "overset-shard-2-of-2.jsonl", "--cache", "cache"],
      in: folder.path)
    #expect(merged.errors.contains(/measured 0 of \d+ texts? in labels/), "\(merged.errors)")
    #expect(try Program.run(["check", "App"], in: folder.path).output == merged.output)
  }

  @Test(arguments: ["overset-answers", "lock"], [true, false])
  func `a link or a pipe is not written to`(name: String, isLink: Bool) throws {
    try folder.write("mine", to: "cache/victim")
    if isLink { try folder.link("cache/\(name)", to: "victim") }
    if !isLink { folder.makePipe("cache/\(name)") }
    let run = try Program.run(["check", "App", "--cache", "cache"], in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.errors.hasSuffix(
        "warning: the cache '\(folder.path)/cache/overset-answers' cannot be written: "
          + "it is not a regular file\n"), "\(run.errors)")
    let victim = try String(contentsOfFile: folder.path + "/cache/victim", encoding: .utf8)
    #expect(victim == "mine")
  }

  @Test func `a folder that cannot be written fails no check`() throws {
    try folder.write("", to: "file")
    let run = try Program.run(["check", "App", "--cache", "file/cache"], in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "warning: the cache '\(folder.path)/file/cache/overset-answers' cannot be"), "\(run.errors)"
    )
  }
}
