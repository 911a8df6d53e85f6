import Fixtures
import Foundation
import Testing

/// `overset doctor`, as a shell runs it.
struct DoctorCommandTests {
  private struct Answer: Decodable {
    var version: String
    var path: String
    var fontFolder: String?
    var fonts: [Family]
    var configuration: String?
    var texts: Int
    var missing: [Missing]

    struct Family: Decodable {
      var family: String
      var fonts: [Font]
    }

    struct Font: Decodable { var origin: String }

    struct Missing: Decodable { var remedy: String }
  }

  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "app/overset.yml": """
      catalogs: [Main.strings]
      labels: [{id: all, keys: ["*"], width: 100}]
      """,
      "app/Main.strings": "\"pay\" = \"Zahlen\";\n", "wrong/overset.yml": "labels: 7\n",
      "fonts/README": "no font", "code/App/V.swift": "struct V {}", "code/App/W.m": "",
    ])
  }

  @Test func `it names the program, the configuration and the fonts`() throws {
    let run = try Program.run(["doctor", "--json"], in: "\(folder.path)/app")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    #expect(run.status == (answer.missing.isEmpty ? 0 : 1))
    #expect(answer.path.hasSuffix("/overset"))
    #expect(answer.configuration?.hasSuffix("/app/overset.yml") == true)
    #expect(answer.texts == 1)
    #expect(answer.fonts.contains { $0.family == "Noto Sans Arabic" })
    let text = try Program.run(["doctor"], in: "\(folder.path)/app")
    #expect(text.status == run.status)
    #expect(text.output.hasPrefix("overset \(answer.version)\n"))
    #expect(text.output.contains("files: 1 strings"))
  }

  @Test func `the app is above the fonts, which are listed where they are asked for`() throws {
    let short = try Program.run(["doctor"], in: "\(folder.path)/app").output
    let app = try #require(short.range(of: "\napp\n"))
    let fonts = try #require(short.range(of: "\nfonts ('--fonts' lists them)\n"))
    #expect(app.lowerBound < fonts.lowerBound)
    #expect(short.contains(" families: measure texts"))
    #expect(!short.contains("Noto Sans Arabic (Arab)"))
    let whole = try Program.run(["doctor", "--fonts"], in: "\(folder.path)/app").output
    #expect(whole.contains("    Noto Sans Arabic (Arab): "))
  }

  @Test func `fonts of a folder beside the program are told from installed ones`() throws {
    let command = ["OVERSET_FONTS=\(folder.path)/fonts", Program.path, "doctor", "--json"]
    let run = try Program.run("/usr/bin/env", command, in: folder.path)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    #expect(answer.fontFolder == "\(folder.path)/fonts")
    #expect(answer.fonts.flatMap(\.fonts).allSatisfy { $0.origin == "installed" })
  }

  @Test func `a folder without catalogs is no app, even with code`() throws {
    let code = try Program.run(["doctor"], in: "\(folder.path)/code")
    #expect(code.output.contains("but 2 files of code: texts are read from catalogs\n"))
    let empty = try Program.run(["doctor"], in: "\(folder.path)/fonts")
    #expect(empty.output.contains("start it in an app's folder\n"))
    for run in [code, empty] {
      #expect(!run.output.contains("'.' matches no catalog"))
      #expect(!run.output.contains("nothing is missing\n"))
    }
    let check = try Program.run(["check"], in: "\(folder.path)/code")
    #expect(check.status == 3)
    #expect(check.errors.contains("no catalog was found"))
    #expect(!check.errors.contains("--width"))
  }

  @Test func `a mistake in the configuration is status 2, and the rest is shown`() throws {
    let run = try Program.run(["doctor"], in: "\(folder.path)/wrong")
    #expect(run.status == 2)
    #expect(run.output.contains("overset.yml:1:"))
    #expect(run.output.contains("\nfonts "))
    #expect(run.output.hasSuffix("a check would end with status 2\n"))
    #expect(!run.output.contains("nothing is missing"))
  }
}
