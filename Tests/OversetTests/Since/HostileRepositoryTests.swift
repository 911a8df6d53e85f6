import Fixtures
import Foundation
import Testing
@testable import Overset
@testable import OversetConfiguration

/// Git is asked about repositories that name programs: none of them is run.
struct HostileRepositoryTests {
  private static let yaml = """
    sourceLocale: en
    labels:
      - {id: pay, keys: [pay], width: 60}
      - {id: buy, keys: [buy], width: 60}
    rules: {growth: off, crowded: off, long-label: off, untranslated: off}

    """
  private static let before =
    "\"pay\" = \"Zahlungspflichtig\";\n\"buy\" = \"Bestellen Sie jetzt\";\n"
  private static let after = before.replacing("jetzt", with: "sofort")

  /// What a repository names, with `RUN` for a command that leaves a trace.
  struct Trap: CustomTestStringConvertible {
    var testDescription: String
    /// Names and values of `.git/config`.
    var settings: [[String]] = []
    var attributes = ""
    var hooks: [String] = []
    /// What the work tree has in the file that the settings include.
    var included = ""
  }

  static let traps = [
    Trap(testDescription: "fsmonitor", settings: [["core.fsmonitor", "RUN"]]),
    Trap(
      testDescription: "filters",
      settings: [
        ["filter.x.clean", "RUN; cat"], ["filter.x.smudge", "RUN; cat"],
        ["filter.y.process", "RUN"], ["filter.y.required", "true"],
      ], attributes: "*.strings filter=x\n*.ttf filter=y\n"),
    Trap(
      testDescription: "diff drivers",
      settings: [
        ["diff.external", "RUN"], ["diff.x.textconv", "RUN; cat"], ["diff.x.command", "RUN"],
        ["diff.y.command", "RUN"],
      ], attributes: "*.strings diff=x\n*.ttf diff=y\n"),
    Trap(
      testDescription: "hooks",
      hooks: ["post-index-change", "fsmonitor-watchman", "query-watchman"]),
    Trap(testDescription: "a folder of hooks", settings: [["core.hooksPath", "hooks"]]),
    Trap(
      testDescription: "pagers and editors",
      settings: [
        ["core.pager", "RUN"], ["pager.rev-parse", "RUN"], ["pager.ls-files", "RUN"],
        ["core.editor", "RUN"], ["core.askPass", "RUN"], ["gpg.program", "RUN"],
        ["alias.rev-parse", "!RUN"], ["core.alternateRefsCommand", "RUN"],
      ]),
    Trap(
      testDescription: "settings of a tracked file", settings: [["include.path", "../.gitconfig"]],
      attributes: "*.strings filter=x\n",
      included: "[core]\n\tfsmonitor = RUN\n[filter \"x\"]\n\tclean = RUN\n"),
  ]

  @Test(arguments: traps)
  func `no program that a repository names is run`(_ trap: Trap) async throws {
    let app = try repository()
    let trace = try set(trap, in: app)
    try app.write(Self.after, to: "App/de.lproj/L.strings")
    let report = try await check(app)
    #expect(report.findings.compactMap(\.subject.key) == ["buy"])
    #expect(report.summary.unchanged == 1)
    #expect(!FileManager.default.fileExists(atPath: trace))
  }

  /// Git takes a folder with these files for a repository of its own, with settings of its own.
  @Test(arguments: ["App", "."])
  func `a bare repository in a commit is not asked`(folder: String) async throws {
    let app = try repository()
    let trace = app.path + "-trace"
    // A whole one, with an index of what lies around it.
    let bare = try TestFolder()
    try app.git("clone", "-q", "--bare", app.path, bare.path)
    try app.git("--git-dir", bare.path, "--work-tree", "\(app.path)/\(folder)", "read-tree", "base")
    let files = FileManager.default
    for file in ["HEAD", "index", "objects", "packed-refs"] {
      try files.copyItem(atPath: "\(bare.path)/\(file)", toPath: "\(app.path)/\(folder)/\(file)")
    }
    try app.write("", to: "\(folder)/refs/x")
    try app.write(
      "[core]\nrepositoryformatversion = 0\nworktree = .\nfsmonitor = touch \(trace)\n",
      to: "\(folder)/config")
    try app.commit()
    let clone = try TestFolder()
    try app.git("clone", "-q", app.path, clone.path)
    for text in [Self.before, Self.after] {
      try clone.write(text, to: "App/de.lproj/L.strings")
      let configuration = try ConfigurationFile.read("\(clone.path)/App/overset.yml").get()
      let report = await Check(configuration, since: "base", workers: 1).run().report
      #expect(report.findings.compactMap(\.subject.key) == (text == Self.before ? [] : ["buy"]))
    }
    #expect(!FileManager.default.fileExists(atPath: trace))
  }

  /// A clone that has not all blobs fetches them when it is asked for one.
  @Test(arguments: [
    [["remote.o.url", "ext::RUN"], ["protocol.ext.allow", "always"]],
    [
      ["remote.o.url", "ssh://x/y"], ["core.sshCommand", "RUN"], ["protocol.ssh.allow", "always"],
    ],
    [["remote.o.url", "."], ["remote.o.uploadpack", "RUN"], ["protocol.file.allow", "always"]],
    [["remote.o.url", "x"], ["remote.o.vcs", "x"], ["credential.helper", "!RUN"]],
  ])
  func `nothing is fetched`(_ settings: [[String]]) async throws {
    let app = try repository()
    let blob = try app.git("rev-parse", "HEAD:App/de.lproj/L.strings")
    let trace = try set(
      Trap(
        testDescription: "",
        settings: settings + [
          ["remote.o.promisor", "true"], ["core.repositoryFormatVersion", "1"],
          ["extensions.partialClone", "o"],
        ]), in: app)
    try FileManager.default.removeItem(
      atPath: "\(app.path)/.git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    let same = try await check(app)
    #expect(same.findings.isEmpty && same.summary.unchanged == 2, "no blob is needed for this")
    try app.write(Self.after, to: "App/de.lproj/L.strings")
    let report = try await check(app)
    // Without the earlier text it is not known what is new.
    #expect(report.verdict.exitStatus == 2 && report.findings.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: trace))
  }

  /// An app that lies in `App/`.
  private func repository() throws -> TestRepository {
    try TestRepository([
      "App/overset.yml": Self.yaml, "App/Brand.ttf": "a font",
      "App/en.lproj/L.strings": "\"pay\" = \"Pay\";\n\"buy\" = \"Buy\";\n",
      "App/de.lproj/L.strings": Self.before,
    ])
  }

  private func check(_ app: TestRepository) async throws -> CheckReport {
    let configuration = try ConfigurationFile.read("\(app.path)/App/overset.yml").get()
    return await Check(configuration, since: "base", workers: 1).run().report
  }

  /// Sets the trap, and returns the file that is there once something was run.
  private func set(_ trap: Trap, in app: TestRepository) throws -> String {
    let trace = app.path + "/.git/trace"
    let command = "touch \(trace)"
    func file(_ path: String, _ text: String) throws {
      try app.write(text.replacing("RUN", with: command), to: path)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(app.path)/\(path)")
    }
    for hook in trap.hooks + ["post-index-change"] {
      try file((trap.hooks.isEmpty ? "hooks/" : ".git/hooks/") + hook, "#!/bin/sh\nRUN\n")
    }
    if !trap.included.isEmpty { try file(".gitconfig", trap.included) }
    try file(".git/info/attributes", trap.attributes)
    for setting in trap.settings {
      try app.git("config", setting[0], setting[1].replacing("RUN", with: command))
    }
    try? FileManager.default.removeItem(atPath: trace)
    return trace
  }
}
