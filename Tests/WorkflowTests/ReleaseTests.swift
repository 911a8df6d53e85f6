import Fixtures
import Foundation
import Testing
import Yams

/// What takes a release, and what makes one, as far as either can be tried without a server.
struct ReleaseTests {
  /// A release of one file, at an address that needs no network.
  private struct Release {
    let folder: TestFolder
    let system: String

    init() throws {
      folder = try TestFolder(["overset/bin/overset": "#!/bin/sh\necho released\n"])
      let name = try ToolRun("sh", ["-c", "echo $(uname -s | tr A-Z a-z)-$(uname -m)"])
      system = name.output.trimmingCharacters(in: .whitespacesAndNewlines)
      let script = """
        chmod +x overset/bin/overset
        tar -czf overset-1.2.3-\(system).tar.gz overset
        sha256sum overset-1.2.3-\(system).tar.gz > SHA256SUMS
        """
      let made = try ToolRun("sh", ["-ec", script], in: folder.path)
      try #require(made.status == 0, "\(made.errors)")
    }

    var address: String { "file://\(folder.path)" }
    var archive: String { "\(folder.path)/overset-1.2.3-\(system).tar.gz" }

    func fetch(_ version: String = "1.2.3") throws -> ToolRun {
      try ToolRun(
        Repository.path("Scripts/fetch-release.sh"), [address, version, "\(folder.path)/tool"])
    }

    var tool: String { "\(folder.path)/tool/bin/overset" }
  }

  @Test func `a release is unpacked where it has the right checksum`() throws {
    let release = try Release()
    let run = try release.fetch()
    #expect(run.status == 0, "\(run.errors)")
    #expect(try ToolRun(release.tool).output == "released\n")
  }

  @Test func `a release that was changed is not unpacked, and nothing else is tried`() throws {
    let release = try Release()
    let file = try #require(FileHandle(forWritingAtPath: release.archive))
    try file.seekToEnd()
    try file.write(contentsOf: Data("more".utf8))
    try file.close()
    #expect(try release.fetch().status == 1)
    #expect(!FileManager.default.fileExists(atPath: release.tool))
  }

  @Test func `without a release for the system somebody may build`() throws {
    #expect(try Release().fetch("9.9.9").status == 3)
    let release = try Release()
    try FileManager.default.removeItem(atPath: "\(release.folder.path)/SHA256SUMS")
    #expect(try release.fetch().status == 3)
  }

  @Test(arguments: ["main", "0.0.1", ""])
  func `the action takes no release for what is no released version`(_ ref: String) throws {
    let run = try takeRelease(ref: ref)
    #expect(run.status == 0)
    #expect(run.output.contains("it is built"))
  }

  @Test func `the action looks for the release of its version, and builds where there is none`()
    throws
  {
    let run = try takeRelease(ref: Repository.version)
    #expect(run.status == 0)
    #expect(run.output.contains("there is no"))
    #expect(!run.output.contains("found=true"))
  }

  private func takeRelease(ref: String) throws -> ToolRun {
    let step = try Action.read().step("release")
    let folder = try TestFolder(["outputs": ""])
    let run = try ToolRun(
      "bash", ["-eo", "pipefail", "-c", try #require(step.run) + "\ncat \"$GITHUB_OUTPUT\""],
      environment: [
        "GITHUB_ACTION_PATH": Repository.path(""), "GITHUB_OUTPUT": "\(folder.path)/outputs",
        "GITHUB_SERVER_URL": "file://\(folder.path)", "ACTION_REPOSITORY": "me/Overset",
        "ACTION_REF": ref, "TOOL": "\(folder.path)/tool",
      ])
    withExtendedLifetime(folder) {}
    return run
  }

  @Test(arguments: [
    "pyproject.toml", "Formula/overset.rb", "Sources/Overset/Overset.docc/Installing.md",
    "Sources/Overset/Overset.docc/InYourWorkflow.md",
  ])
  func `files name the program's version`(_ path: String) throws {
    #expect(try Repository.text(path).contains(try Repository.version))
  }

  @Test func `the scripts of the release workflow are scripts, without expressions`() throws {
    struct Workflow: Decodable { var jobs: [String: Job] }
    struct Job: Decodable { var steps: [Action.Step] }
    let text = try Repository.text(".github/workflows/release.yml")
    let jobs = try YAMLDecoder().decode(Workflow.self, from: text).jobs
    #expect(Set(jobs.keys) == ["build", "test", "publish", "pypi"])
    for script in jobs.values.flatMap(\.steps).compactMap(\.run) {
      #expect(!script.contains("${{"))
      let run = try ToolRun("bash", ["-n", "-c", script])
      #expect(run.status == 0, "\(run.errors)")
    }
  }
}
