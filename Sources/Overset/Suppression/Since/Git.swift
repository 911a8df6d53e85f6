import Foundation
import Synchronization

/// Git, asked for facts: by plumbing commands, in an environment of its own, and with settings under
/// which git runs nothing that a repository names.
struct Git {
  /// Where it is started.
  private let folder: String
  private let environment: [String: String]

  /// Why git has no answer, in one phrase.
  struct Failure: Error {
    var message: String
  }

  /// The variables come on top of what every question has.
  init(in folder: String, _ variables: [String: String] = [:]) {
    self.folder = folder
    environment = Self.environment.merging(variables) { $1 }
  }

  /// The one line that git answers.
  func line(_ arguments: String...) throws(Failure) -> String {
    let output = String(decoding: try run(arguments), as: UTF8.self)
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }

  /// What git answers under `-z`.
  func fields(_ arguments: String...) throws(Failure) -> [String] {
    try run(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What git answers.
  func bytes(_ arguments: String...) throws(Failure) -> [UInt8] { try run(arguments) }

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

  private func run(_ arguments: [String]) throws(Failure) -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "--no-pager"] + Self.settings + arguments
    process.environment = environment
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw Failure(message: "git cannot be started: \(error.localizedDescription)")
    }
    // Both at once: git may warn of every file, and waits for a reader.
    let said = Mutex(Data())
    let isRead = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      said.withLock { $0 = data }
      isRead.signal()
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    isRead.wait()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let lines = String(decoding: said.withLock { $0 }, as: UTF8.self).split(separator: "\n")
      // Warnings may come before it.
      let words = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first ?? "no answer"
      throw Failure(message: "git: \(words)")
    }
    return Array(bytes)
  }
}
