import Fixtures
import Foundation
import Testing

@testable import Overset

/// What becomes of answers, by programs that stand in for git.
struct GitTests {
  /// Runs a shell script as `git`.
  private func answer(
    of script: String, mostBytes: Int = 1 << 20
  ) async throws -> Result<String, Git.Failure> {
    let folder = try TestFolder(["git": "#!/bin/sh\n\(script)\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/git")
    do throws(Git.Failure) {
      var git = Git(in: "/", ["PATH": folder.path])
      git.mostBytes = mostBytes
      return .success(try await git.line("x", "y z"))
    } catch {
      return .failure(error)
    }
  }

  private func message(of script: String) async throws -> String? {
    guard case .failure(let failure) = try await answer(of: script) else { return nil }
    return failure.message
  }

  @Test func `an answer is a line`() async throws {
    #expect(try await answer(of: "echo a; echo warning >&2").get() == "a")
    #expect(try await answer(of: "printf 'a\\n\\n'").get() == "a\n")
    #expect(try await answer(of: "exit 0").get() == "")
  }

  @Test func `arguments come behind the settings`() async throws {
    let answer = try await answer(of: #"printf '%s|' "$@""#).get()
    #expect(answer.hasPrefix("-C|/|--no-pager|-c|safe.bareRepository=explicit|"))
    #expect(answer.hasSuffix("|protocol.allow=never|x|y z|"))
  }

  @Test func `nothing is asked for, and no other variable comes through`() async throws {
    let names = try await answer(of: "export -p | /usr/bin/sed -E 's/.*export ([A-Z_]+).*/\\1/'")
      .get().split(separator: "\n").map(String.init)
    let known: Set = [
      "HOME", "XDG_CONFIG_HOME", "SUDO_UID", "PATH", "LC_ALL", "GIT_ALLOW_PROTOCOL",
      "GIT_NO_LAZY_FETCH", "GIT_LITERAL_PATHSPECS", "GIT_OPTIONAL_LOCKS", "GIT_TERMINAL_PROMPT",
      // The shell's own.
      "PWD", "OLDPWD", "SHLVL", "_",
    ]
    #expect(Set(names).subtracting(known).isEmpty && names.contains("GIT_TERMINAL_PROMPT"))
    #expect(try await answer(of: "read line; echo \"<$line>\"").get() == "<>")
  }

  @Test(arguments: [
    ("echo 'error: a' >&2; echo b >&2; exit 1", "git: error: a"),
    ("echo warning >&2; echo 'fatal: a' >&2; exit 128", "git: fatal: a"),
    ("echo a; exit 1", "git: no answer"), ("kill -9 $$", "git: no answer"),
    ("echo a; kill -15 $$", "git: no answer"),
  ])
  func `a failure is said in one line`(script: String, message: String) async throws {
    #expect(try await self.message(of: script) == message)
  }

  @Test func `a missing git is a failure`() async throws {
    let folder = try TestFolder()
    let failure = await #expect(throws: Git.Failure.self) {
      try await Git(in: "/", ["PATH": folder.path]).line("rev-parse")
    }
    #expect(failure?.message.hasPrefix("git: ") == true && failure?.message.contains("env") == true)
  }

  /// Either would fill its pipe while the other is read.
  @Test func `long answers and long warnings are read at once`() async throws {
    let lines = "i=0; while [ $i -lt 20000 ]; do echo 0123456789abcdef"
    let step = "i=$((i+1)); done"
    let errorsFirst = "\(lines) >&2; \(step); \(lines); \(step)"
    #expect(try await answer(of: errorsFirst).get().utf8.count == 20_000 * 17 - 1)
    #expect(
      try await message(of: "\(lines); \(step); \(lines) >&2; \(step); echo 'fatal: a' >&2; exit 1")
        == "git: fatal: a")
  }

  @Test(arguments: [(4 << 20, false), ((4 << 20) - 1, true)])
  func `an answer has a limit`(limit: Int, isRefused: Bool) async throws {
    let script = "/usr/bin/head -c \(4 << 20) /dev/zero"
    let answer = try await answer(of: script, mostBytes: limit)
    switch answer {
    case .success(let bytes): #expect(!isRefused && bytes.utf8.count == 4 << 20)
    case .failure(let failure):
      #expect(isRefused && failure.message == "git: its answer is larger than 3 MB")
    }
  }
}
