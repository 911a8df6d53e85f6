import Fixtures
import Foundation
import Testing

/// The commands of the tutorials, in a copy of the sample app.
struct TutorialTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    "FromAStoryboardAppToAGate", "ForLocalizationManagers", "ForTranslators",
  ])
  func `every command can be typed as it is written`(article: String) throws {
    let page = Self.root.appending(path: "Sources/Overset/Overset.docc/\(article).md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let commands = text.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("overset ") || $0.hasPrefix("printf ")
    }
    #expect(commands.count >= 2)
    let folder = try TestFolder([:])
    let app = "\(folder.path)/app"
    try FileManager.default.copyItem(
      atPath: Self.root.appending(path: "Catalogs/Wayfare/App").path, toPath: app)
    for yaml in text.components(separatedBy: "```yaml\n").dropFirst() {
      let configuration = yaml.components(separatedBy: "```").first ?? ""
      try configuration.write(toFile: "\(app)/overset.yml", atomically: true, encoding: .utf8)
    }
    for command in commands {
      let script = command.replacing("/tmp/", with: "\(folder.path)/")
        .replacing("overset ", with: "'\(Program.path)' ")
      let outcome = try Program.run("/bin/sh", ["-c", script], in: app)
      #expect([0, 1].contains(outcome.status), "\(command): \(outcome.errors)")
    }
  }

  /// The article's app is written, its commands are run in their order, and what it quotes of their
  /// output is there.
  @Test func `the SwiftUI app is checked as the tutorial says`() throws {
    let page = Self.root.appending(path: "Sources/Overset/Overset.docc/ASwiftUIApp.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
      .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    let folder = try TestFolder([:])
    let app = "\(folder.path)/app"
    var output = ""
    var quotedCount = 0
    for block in blocks {
      // The first line is the language, or empty.
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let content = Array(lines.dropFirst().dropLast())
      if let path = content.first?.firstMatch(of: /^(?:\/\/|\/\*) ([\w.\/-]+)/)?.1 {
        try Self.write(content, to: "\(app)/\(path)")
      } else if lines.first == "yaml" {
        try Self.write(content, to: "\(app)/overset.yml")
      } else if content.allSatisfy({ $0.hasPrefix("overset ") }) {
        for command in content {
          let script = command.replacing("/tmp/", with: "\(folder.path)/")
            .replacing("overset ", with: "'\(Program.path)' ")
          let outcome = try Program.run("/bin/sh", ["-c", script], in: app)
          #expect([0, 1].contains(outcome.status), "\(command): \(outcome.errors)")
          output = outcome.output
        }
      } else {
        for line in content { #expect(output.contains(line), "\(line)\n\(output)") }
        quotedCount += content.count
      }
    }
    #expect(quotedCount > 10)
  }

  private static func write(_ lines: [String], to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try (lines.joined(separator: "\n") + "\n")
      .write(toFile: path, atomically: true, encoding: .utf8)
  }
}
