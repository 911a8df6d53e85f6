import Fixtures
import Foundation
import Testing

/// The examples that people copy from the article on workflows.
struct ArticleTests {
  private let article: String

  init() throws {
    article = try Repository.text("Sources/Overset/Overset.docc/InYourWorkflow.md")
  }

  @Test func `the action is given inputs that it has, and all are explained`() throws {
    let inputs = Set(try Action.read().inputs.keys)
    let uses = try workflows().flatMap(\.steps).filter { $0.uses?.hasPrefix("OWNER/") == true }
    #expect(uses.count == 1)
    for step in uses { #expect(inputs.isSuperset(of: (step.with ?? [:]).keys)) }
    for input in inputs { #expect(article.contains("`\(input)`"), "'\(input)' is not explained") }
  }

  @Test func `the hooks exist, and see every kind of catalog`() throws {
    let hooks: [Hook] = try YAMLReader.decode(
      from: try Repository.text(".pre-commit-hooks.yaml"))
    #expect(hooks.map(\.id) == ["overset", "overset-system"])
    let shown = blocks("yaml").compactMap { try? YAMLReader.decode(Hooks.self, from: $0) }
    #expect(shown.flatMap(\.repos).flatMap(\.hooks).map(\.id) == ["overset"])
    for hook in hooks {
      #expect(article.contains("`\(hook.id)`"))
      #expect(!hook.passFilenames)
      #expect(hook.entry.hasPrefix("overset check"))
      let files = try Regex(hook.files)
      for name in [
        "a/L.strings", "L.stringsdict", "L.xcstrings", "x/de.xliff", "M.storyboard", "V.xib",
        "overset.yml", "App/overset.yml",
      ] { #expect(name.contains(files), "'\(name)' does not run '\(hook.id)'") }
      for name in ["L.swift", "L.strings.md", "myoverset.yml", "Xstrings"] {
        #expect(!name.contains(files), "'\(name)' runs '\(hook.id)'")
      }
    }
  }

  @Test func `every block of YAML is YAML, and every script a script`() throws {
    for block in blocks("yaml") { try YAMLReader.check(block) }
    for script in try workflows().flatMap(\.steps).compactMap(\.run) + blocks("sh") {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-n", "-c", script]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(script)")
    }
  }

  // MARK: What stands in the article

  private func blocks(_ language: String) -> [String] {
    article.components(separatedBy: "\n```\(language)\n").dropFirst().map { rest in
      String(rest.prefix(upTo: rest.range(of: "\n```")?.lowerBound ?? rest.endIndex))
    }
  }

  private func workflows() throws -> [Job] {
    let found = blocks("yaml").compactMap { try? YAMLReader.decode(Workflow.self, from: $0) }
    try #require(!found.isEmpty)
    return found.flatMap(\.jobs.values)
  }

  private struct Workflow: Decodable { var jobs: [String: Job] }

  private struct Job: Decodable { var steps: [Step] }

  private struct Step: Decodable {
    var uses: String?
    var run: String?
    var with: [String: YAMLReader.Anything]?
  }

  private struct Hooks: Decodable {
    var repos: [Source]

    struct Source: Decodable { var hooks: [Use] }

    struct Use: Decodable { var id: String }
  }

  private struct Hook: Decodable {
    var id: String
    var entry: String
    var files: String
    var passFilenames: Bool

    enum CodingKeys: String, CodingKey {
      case id, entry, files
      case passFilenames = "pass_filenames"
    }
  }
}
