import SystemPackage
import Foundation
import Subprocess

/// Git, asked for facts: by plumbing commands, in an environment of its own, and with settings under
/// which git runs nothing that a repository names.
struct Git: Sendable {
  /// Where it is started.
  private let folder: String
  private let environment: [Environment.Key: String]
  /// As many as of an input file: git's answer is as long as somebody's commit makes it.
  var mostBytes = 512 << 20

  /// Why git has no answer, in one phrase.
  struct Failure: Error {
    var message: String
  }

  /// The variables come on top of what every question has.
  init(in folder: String, _ variables: [String: String] = [:]) {
    self.folder = folder
    let all = Self.environment.merging(variables) { $1 }
    environment = Dictionary(uniqueKeysWithValues: all.map { (.init(stringLiteral: $0), $1) })
  }

  /// The one line that git answers.
  func line(_ arguments: String...) async throws(Failure) -> String {
    let output = String(decoding: try await run(arguments), as: UTF8.self)
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }

  /// What git answers under `-z`.
  func fields(_ arguments: String...) async throws(Failure) -> [String] {
    try await run(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The contents of blobs by their ids, without those that the repository lacks.
  ///
  /// As they are: no filter is run, and no line end converted.
  func contents(of ids: [String]) async throws(Failure) -> [String: [UInt8]] {
    if ids.isEmpty { return [:] }
    let lines = ids.map { $0 + "\n" }.joined()
    let answer = try await run(["cat-file", "--batch", "--buffer"], input: Array(lines.utf8))
    var contents: [String: [UInt8]] = [:]
    // Each is `8baef1… blob 12`, its content and a line end, or `8baef1… missing`.
    var rest = answer[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = Int(words[2]), size < rest.count else { continue }
      if words[1] == "blob" { contents[String(words[0])] = Array(rest.prefix(size)) }
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  /// What git needs of its user: itself, and the settings by which they trust a repository.
  ///
  /// No other variable comes through: some name programs or settings.
  private static let environment = ProcessInfo.processInfo.environment
    .filter { ["HOME", "XDG_CONFIG_HOME", "SUDO_UID"].contains($0.key) }
    .merging([
      "PATH": path,
      "LC_ALL": "C",
      "GIT_ALLOW_PROTOCOL": "none",
      "GIT_NO_LAZY_FETCH": "1",
      "GIT_LITERAL_PATHSPECS": "1",
      "GIT_OPTIONAL_LOCKS": "0",
      "GIT_TERMINAL_PROMPT": "0",
    ]) { $1 }

  /// Without relative folders, in which a repository may have a `git` of its own.
  private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    .split(separator: ":").filter { $0.hasPrefix("/") }.joined(separator: ":")

  /// Stronger than any file of settings.
  private static let settings = [
    // A commit may hold a bare repository. Git before 2.38 does not know this: `GitRepository` does
    // not let git search.
    "safe.bareRepository=explicit",
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.sshCommand=false",
    "core.alternateRefsCommand=false",
    "credential.helper=",
    "protocol.allow=never",
  ].flatMap { ["-c", $0] }

  private func run(
    _ arguments: [String], input: [UInt8] = []
  ) async throws(Failure) -> [UInt8] {
    let end: (isSuccess: Bool, answer: [UInt8], errors: [UInt8])
    do {
      let result = try await Subprocess.run(
        .path("/usr/bin/env"),
        arguments: Arguments(["git", "-C", folder, "--no-pager"] + Self.settings + arguments),
        environment: .custom(environment), input: .array(input), output: .sequence,
        error: .sequence
      ) { git in
        // Both at once: git may warn of every file, and waits for a reader.
        async let errors = firstBytes(of: git.standardError)
        let answer = try await firstBytes(of: git.standardOutput)
        return (answer, try await errors)
      }
      let (answer, errors) = result.closureResult
      end = (result.terminationStatus.isSuccess, answer, errors)
    } catch {
      throw Failure(message: "git cannot be started: \(error)")
    }
    guard end.isSuccess else {
      let lines = String(decoding: end.errors, as: UTF8.self).split(separator: "\n")
      // Warnings may come before it.
      let words = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first ?? "no answer"
      throw Failure(message: "git: \(words)")
    }
    guard end.answer.count <= mostBytes else {
      throw Failure(message: "git: its answer is larger than \(mostBytes >> 20) MB")
    }
    return end.answer
  }

  /// What comes until there is more than `mostBytes`. The rest is read too: git waits for a reader.
  private func firstBytes(of output: SubprocessOutputSequence) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    for try await part in output where bytes.count <= mostBytes {
      part.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    }
    return bytes
  }
}
