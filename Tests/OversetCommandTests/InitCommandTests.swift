import Fixtures
import Foundation
import Testing

struct InitCommandTests {
  private static let catalog = ["App/en.lproj/L.strings": "\"a.b\" = \"Pay\"; \"c\" = \"Total\";"]

  @Test func `a check runs on what it writes`() throws {
    let folder = try TestFolder(Self.catalog)
    let made = try Program.run(["init"], in: folder.path)
    #expect(made.status == 0)
    #expect(made.output == "")
    #expect(
      made.errors == """
        wrote overset.yml
          found 2 keys in 1 table and 1 locale, translated from en
          made a label for all of them
        next: put your labels' widths and lines where it says CHANGE; then overset check

        """)
    let checked = try Program.run(["check"], in: folder.path)
    #expect(checked.status == 0)
    #expect(checked.output.contains("8 layouts"))
    #expect(checked.errors == "")
  }

  @Test func `the file is in the folder that is named, where a check of the folder finds it`()
    throws
  {
    let folder = try TestFolder(["app/Main.strings": "\"pay\" = \"Pay\";\n"])
    let made = try Program.run(["init", "app"], in: folder.path)
    #expect(made.errors.hasPrefix("wrote app/overset.yml\n"))
    #expect(made.errors.hasSuffix("where it says CHANGE; then overset check app\n"))
    let checked = try Program.run(["check", "app"], in: folder.path)
    #expect(checked.status == 0 && checked.output.contains("4 layouts"), "\(checked)")
  }

  @Test func `it replaces a file only on request`() throws {
    let folder = try TestFolder(
      ["App/overset.yml": "displayScale: 2\n", "App/en.lproj/L.strings": "\"a\" = \"Pay\";"])
    let file = folder.path + "/App/overset.yml"
    let refused = try Program.run(["init", "App"], in: folder.path)
    #expect(refused.status == 2)
    #expect(
      refused.errors
        == "error: 'App/overset.yml' is there already; --force replaces it, --print only shows the new one\n"
    )
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "displayScale: 2\n")
    #expect(try Program.run(["init", "App/", "--force"], in: folder.path).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("id: rest"))
  }

  @Test func `a folder without a catalog gets no file`() throws {
    let folder = try TestFolder(["App/Screen.swift": ""])
    for arguments in [["init"], ["init", "--print"], ["init", "--force"]] {
      let made = try Program.run(arguments, in: folder.path)
      #expect(made.status == 2 && made.output == "")
      #expect(made.errors.hasPrefix("error: no catalog is found in '.': nothing is written."))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["App"])
  }

  @Test func `printing writes no file`() throws {
    let folder = try TestFolder(Self.catalog)
    let printed = try Program.run(["init", "--print"], in: folder.path)
    #expect(printed.status == 0)
    #expect(printed.output.contains("\n  - \"App/**/*.strings\"\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["App"])
  }

  @Test func `a file that cannot be written is reported, and leaves nothing behind`() throws {
    let folder = try TestFolder(["overset.yml/L.strings": "\"a\" = \"Pay\";"])
    let failed = try Program.run(["init", "--force"], in: folder.path)
    #expect(failed.status == 2)
    #expect(failed.errors.hasPrefix("error: cannot write 'overset.yml': "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["overset.yml"])
  }

  @Test(arguments: ["nowhere", "file"])
  func `a path that is no folder is wrong usage`(path: String) throws {
    let folder = try TestFolder(["file": ""])
    let outcome = try Program.run(["init", path], in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'\(path)'"))
  }
}
