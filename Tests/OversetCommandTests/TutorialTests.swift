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
}
