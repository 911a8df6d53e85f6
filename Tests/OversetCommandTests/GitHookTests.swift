import Fixtures
import Foundation
import Testing

/// `--since` where git's own variables say which repository is meant.
struct GitHookTests {
  private let app: TestRepository

  init() throws {
    app = try TestRepository([
      "App/overset.yml": """
      sourceLocale: en
      labels: [{id: all, keys: ["*"], width: 60}]
      rules: {growth: off, crowded: off, long-label: off, untranslated: off}
      """,
      "App/en.lproj/L.strings": Self.strings(buy: "Buy"),
      "App/de.lproj/L.strings": Self.strings(buy: "Bestellen Sie jetzt"),
    ])
  }

  private static func strings(buy: String) -> String {
    "\"pay\" = \"Zahlungspflichtig\";\n\"buy\" = \"\(buy)\";\n"
  }

  private static let changed = strings(buy: "Bestellen Sie sofort")

  /// What a hook does, and how the commit is made.
  struct Hook: CustomTestStringConvertible {
    var testDescription: String
    var command: String
    var commit = ["commit"]
  }

  static let since = "\(Program.path) check --since HEAD"
  static let hooks = [
    Hook(testDescription: "at the top", command: "\(since) --config App/overset.yml"),
    Hook(testDescription: "in a folder", command: "cd App; \(since)"),
    Hook(
      testDescription: "far away", command: "top=$PWD; cd /; \(since) --config $top/App/overset.yml"
    ),
    Hook(
      testDescription: "with an index of its own", command: "\(since) --config App/overset.yml",
      commit: ["commit", "--only", "App"]),
    Hook(
      testDescription: "with relative variables",
      command:
        "GIT_DIR=$(git rev-parse --git-dir) GIT_WORK_TREE=. \(since) --config App/overset.yml"),
  ]

  /// Each in a repository or in a linked work tree of it, and one in both.
  @Test(arguments: zip(hooks + hooks.prefix(1), (0...hooks.count).map { !$0.isMultiple(of: 2) }))
  func `a hook checks what the commit changes`(_ hook: Hook, isLinked: Bool) throws {
    let other = try TestFolder()
    let top = isLinked ? other.path + "/tree" : app.path
    if isLinked { try app.git("worktree", "add", "-q", "-b", "other", top) }
    let script = app.path + "/.git/hooks/pre-commit"
    let answer = app.path + "/.git/answer"
    try app.write(
      "#!/bin/sh\n{ \(hook.command); } > \(answer) 2>&1\nexit 0\n", to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    for (text, count) in [("", "(2 unchanged)"), (Self.changed, "1 error, 0 warnings, 0 notes (1")]
    {
      if text.isEmpty {
        try Data("x".utf8).write(to: URL(fileURLWithPath: top + "/App/README"))
      } else {
        try Data(text.utf8).write(to: URL(fileURLWithPath: top + "/App/de.lproj/L.strings"))
      }
      _ = try ToolRun("git", ["add", "-A"], in: top)
      let run = try ToolRun(
        "git",
        ["-c", "user.name=t", "-c", "user.email=t@example.com"] + hook.commit + ["-qm", "x"],
        in: top)
      #expect(run.status == 0, "\(run.errors)")
      let said = try String(contentsOfFile: answer, encoding: .utf8)
      #expect(said.contains(count), "\(said)")
    }
  }

  /// In every folder; the work tree is another one than the repository's.
  @Test(arguments: ["", "App", "/"])
  func `the environment's repository and work tree are meant`(folder: String) throws {
    let tree = try TestFolder()
    try app.git("worktree", "add", "-q", "-b", "other", tree.path + "/tree")
    let run = try check(
      "\(tree.path)/tree/App", in: folder.hasPrefix("/") ? folder : "\(tree.path)/tree/\(folder)",
      ["GIT_DIR": app.path + "/.git", "GIT_WORK_TREE": tree.path + "/tree"])
    #expect(run.status == 0 && run.output.contains("(2 unchanged)"), "\(run.errors)")
  }

  @Test func `a folder outside of the environment's work tree is wrong usage`() throws {
    let other = try TestRepository(["overset.yml": "labels: []", "L.strings": ""])
    let run = try check(other.path, in: app.path, ["GIT_DIR": ".git"])
    #expect(run.status == 2 && run.errors.contains("is not in the work tree"), "\(run.errors)")
  }

  @Test func `no other variable of git's has an effect`() throws {
    let trace = app.path + "/.git/trace"
    try app.write(Self.changed, to: "App/de.lproj/L.strings")
    let command = "touch \(trace)"
    let run = try check(
      app.path + "/App", in: app.path,
      [
        "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor",
        "GIT_CONFIG_VALUE_0": command,
        "GIT_CONFIG_PARAMETERS": "'core.fsmonitor'='\(command)'", "GIT_EXTERNAL_DIFF": command,
        "GIT_PAGER": command, "GIT_SSH_COMMAND": command, "GIT_TRACE": trace, "GIT_TRACE2": trace,
        "GIT_EXEC_PATH": "/nonexistent", "GIT_OBJECT_DIRECTORY": "/nonexistent",
        "GIT_CEILING_DIRECTORIES": app.path, "GIT_NAMESPACE": "x", "GIT_PREFIX": "x",
      ])
    #expect(run.status == 1 && run.output.contains("(1 unchanged)"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: trace))
  }

  /// `git` is looked for where the user's programs are, not in the repository.
  @Test func `a program of the repository is never git`() throws {
    let trace = app.path + "/.git/trace"
    try app.write("#!/bin/sh\ntouch \(trace)\n", to: "git")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: app.path + "/git")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let run = try check(app.path + "/App", in: app.path, ["PATH": ".::\(path)"])
    #expect(run.status == 0 && run.output.contains("(2 unchanged)"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: trace))
  }

  private func check(
    _ folder: String, in workingDirectory: String, _ environment: [String: String]
  ) throws -> ToolRun {
    try ToolRun(
      Program.path, ["check", "--config", "\(folder)/overset.yml", "--since", "base"],
      in: workingDirectory, environment: environment)
  }
}
