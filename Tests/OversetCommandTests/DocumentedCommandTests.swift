import Fixtures
import Foundation
import Testing

/// The commands that the README and the articles show, as they are written, in a copy of the sample.
/// Those of the tutorials build on each other: `TutorialTests` runs them.
struct DocumentedCommandTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let articles = "Sources/Overset/Overset.docc"

  /// What begins like this is not run, and why.
  private static let skipped = [
    "git clone": "needs a network", "make": "builds, or needs folders of data",
    "curl": "needs a network", "pipx": "needs a network", "brew": "needs macOS",
    "docker": "needs a service",
    "swift package": "builds the package: ReleaseTests tries what it takes",
    "overset --generate-completion-script": "writes to the user's folder: CompletionTests runs it",
  ]

  private static let pages: [String] = {
    let folder = root.appending(path: articles).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let tutorials = [
      "ASwiftUIApp.md", "FromAStoryboardAppToAGate.md", "ForLocalizationManagers.md",
      "ForTranslators.md",
    ]
    return ["README.md"]
      + names.filter { $0.hasSuffix(".md") && !tutorials.contains($0) }.sorted()
      .map { "\(articles)/\($0)" }
  }()

  @Test func `every command can be typed as it is written`() throws {
    var count = 0
    for page in Self.pages {
      let scripts = try Self.scripts(in: page)
      if scripts.isEmpty { continue }
      let folder = try TestFolder(["bin/README": ""])
      let app = "\(folder.path)/app"
      try FileManager.default.copyItem(
        atPath: Self.root.appending(path: "Catalogs/Wayfare").path, toPath: app)
      // The commands are what is tried here: two of the sample's 16 locales are enough.
      let settings = URL(fileURLWithPath: "\(app)/overset.yml")
      let text = try String(contentsOf: settings, encoding: .utf8) + "\nlocales: [en, de]\n"
      try Data(text.utf8).write(to: settings)
      try folder.link("bin/overset", to: Program.path)
      let environment = [
        "PATH": "\(folder.path)/bin:/usr/bin:/bin", "HOME": folder.path, "SRCROOT": app,
      ]
      for script in scripts {
        let run = try ToolRun("sh", ["-c", script], in: app, environment: environment)
        // 0 and 1 are what a check says of texts, 2 is wrong usage, 127 no such command.
        #expect([0, 1].contains(run.status), "\(page): \(script): \(run.errors)")
        count += 1
      }
    }
    #expect(count > 15)
  }

  /// Each line of a block of commands, or a whole script; without what cannot be run.
  private static func scripts(in page: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    let blocks = text.components(separatedBy: "\n```").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    var scripts: [String] = []
    for block in blocks {
      // The first line is the language, or empty.
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines[0] == "sh" {
        scripts.append(lines.dropFirst().joined(separator: "\n"))
      } else if lines[0].isEmpty {
        scripts += lines.filter { $0.hasPrefix("overset ") }
      }
    }
    return scripts.filter { script in
      !skipped.keys.contains { script == $0 || script.hasPrefix("\($0) ") }
    }
  }
}
