import Fixtures
import Foundation
import Testing

/// The GitHub Action, as far as it can be tried without GitHub.
struct ActionTests {
  private let action: Action

  init() throws { action = try Action.read() }

  @Test func `the action is composite, and each of its scripts says its shell`() {
    #expect(action.runs.using == "composite")
    for step in action.runs.steps where step.run != nil { #expect(step.shell == "bash") }
    #expect(action.inputs.values.allSatisfy { !$0.description.isEmpty })
  }

  /// A name of a branch, a file or a label would else be run as a part of the script.
  @Test func `no script has an expression in it`() {
    for step in action.runs.steps { #expect(step.run?.contains("${{") != true) }
  }

  @Test func `every input is used, and no other is asked for`() throws {
    let text = try Repository.text("action.yml")
    let used = Set(text.matches(of: /inputs\.([a-z-]+)/).map { String($0.output.1) })
    #expect(used == Set(action.inputs.keys))
  }

  @Test func `every output is one of a step's`() throws {
    let written = try #require(action.step("check").run)
    #expect(Set(action.outputs.keys) == ["status", "html", "json", "sarif"])
    for (name, output) in action.outputs {
      #expect(output.value == "${{ steps.check.outputs.\(name) }}")
      #expect(written.contains(name))
    }
  }

  @Test func `inputs arrive at the tool as they were written`() throws {
    let run = try RunCheck(
      action,
      inputs: [
        "path": "App/a b\n$(touch pwned)\n\n--all\n", "config": "my \"own\".yml",
        "fail-on": "never; touch pwned", "baseline": "`touch pwned`", "since": "origin/$main",
        "args": "--strict  --locale de\n--label *",
      ], status: 0)
    #expect(run.status == 0)
    #expect(
      run.arguments.filter { !$0.hasPrefix("html=") && !$0.hasPrefix("json=") } == [
        "check", "--no-progress", "--format", "github", "--format", "--format", "--format",
        "sarif=\(run.folder.path)/overset-reports/overset.sarif", "--config=my \"own\".yml",
        "--fail-on=never; touch pwned", "--baseline=`touch pwned`", "--since=origin/$main",
        "--strict", "--locale", "de", "--label", "*", "--", "App/a b", "$(touch pwned)", "--all",
      ])
    #expect(!FileManager.default.fileExists(atPath: run.folder.path + "/pwned"))
  }

  @Test(arguments: [0, 1, 2, 3]) func `the tool's exit status is the step's`(_ status: Int) throws {
    let run = try RunCheck(action, inputs: [:], status: status)
    #expect(run.arguments.suffix(1) == ["--"])
    #expect(run.status == status)
    #expect(run.outputs["status"] == "\(status)")
    #expect(run.outputs["html"] == "\(run.folder.path)/overset-reports/overset.html")
    // The stand-in writes no such report.
    #expect(run.outputs["json"] == nil)
  }
}

/// `action.yml`, as far as it is used.
struct Action: Decodable {
  var inputs: [String: Input]
  var outputs: [String: Output]
  var runs: Runs

  struct Input: Decodable {
    var description: String
    var `default`: String
  }

  struct Output: Decodable { var value: String }

  struct Runs: Decodable {
    var using: String
    var steps: [Step]
  }

  struct Step: Decodable {
    var id: String?
    var shell: String?
    var run: String?
    var env: [String: String]?
  }

  static func read() throws -> Action {
    try YAMLReader.decode(from: try Repository.text("action.yml"))
  }

  func step(_ id: String) throws -> Step { try #require(runs.steps.first { $0.id == id }) }
}

/// The step that runs the tool, with a stand-in for it.
private struct RunCheck {
  let folder: TestFolder
  let status: Int
  let arguments: [String]
  let outputs: [String: String]

  init(_ action: Action, inputs: [String: String], status: Int) throws {
    // A shell reads the stand-in, which is not executed itself: another test that starts a process meanwhile may hold
    // a file open that was just written, and such a file cannot be executed (execve, ETXTBSY).
    folder = try TestFolder([
      "check": """
      printf '%s\\0' check "$@" > "$RUNNER_TEMP/arguments"
      touch "$RUNNER_TEMP/overset-reports/overset.html"
      exit \(status)
      """
    ])
    let tools = folder.path + "/bin"
    try FileManager.default.createDirectory(
      atPath: tools, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: tools + "/overset", withDestinationPath: "/bin/bash")
    let step = try action.step("check")
    var environment = ["PATH": "/usr/bin:/bin", "RUNNER_TEMP": folder.path]
    environment["GITHUB_OUTPUT"] = folder.path + "/outputs"
    for (name, value) in step.env ?? [:] {
      let input = value.wholeMatch(of: /\$\{\{ inputs\.([a-z-]+) \}\}/)?.output.1
      environment[name] = input.map { inputs[String($0)] ?? "" } ?? folder.path
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    // As GitHub calls it.
    process.arguments = [
      "--noprofile", "--norc", "-eo", "pipefail", "-c", try #require(step.run),
    ]
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    self.status = Int(process.terminationStatus)
    let given = try String(contentsOfFile: folder.path + "/arguments", encoding: .utf8)
    arguments = given.split(separator: "\0").map(String.init)
    let written = try String(contentsOfFile: folder.path + "/outputs", encoding: .utf8)
    outputs = written.split(separator: "\n").reduce(into: [:]) { outputs, line in
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      outputs[parts[0]] = parts.last
    }
  }
}
