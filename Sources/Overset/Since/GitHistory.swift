import Foundation
import Synchronization

/// What git knows of the files below a folder.
struct GitHistory {
  /// The folder, from the root of the file system.
  private let folder: String
  /// The commit to compare with.
  private let base: String
  /// What leads from the top of the work tree to the folder: empty, or with a slash at its end.
  private let prefix: String

  /// Why git has no answer, in one phrase.
  struct Failure: Error {
    var message: String
  }

  /// The state of `folder` in the commit where the checked-out branch left `revision`: what has
  /// happened on the other branch since is no change of this one.
  init(_ revision: String, folder: String) throws(Failure) {
    self.folder = folder
    // A name that begins with a hyphen would be an option.
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw Failure(message: "'\(revision)' is no git revision")
    }
    prefix = try Self.line(["rev-parse", "--show-prefix"], in: folder)
    let commit: String
    do throws(Failure) {
      commit = try Self.line(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], in: folder
      )
    } catch {
      throw Failure(
        message: "git knows no revision '\(revision)'; a shallow clone has to fetch it first")
    }
    let fork = try? Self.line(["merge-base", commit, "HEAD"], in: folder)
    base = fork ?? commit
  }

  /// The files that differ from the commit, new ones too, by paths relative to the folder, each with
  /// the path that it had: another one where it was moved.
  func changedFiles() throws(Failure) -> [String: String] {
    let changed = try Self.run(
      ["diff", "--name-status", "--find-renames", "--no-relative", "-z", base], in: folder)
    var files: [String: String] = [:]
    var fields = changed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    while let status = fields.popFirst(), let path = fields.popFirst() {
      let isMoved = status.hasPrefix("R") || status.hasPrefix("C")
      let now = isMoved ? fields.popFirst() ?? path : path
      files[relativePath(now)] = relativePath(path)
    }
    let new = try Self.run(
      ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"], in: folder)
    for path in new.split(separator: 0).map({ relativePath(String(decoding: $0, as: UTF8.self)) }) {
      files[path] = path
    }
    return files
  }

  /// The files of the commit, by paths relative to the folder. What is in a submodule, is ignored or
  /// lies elsewhere is not among them.
  func files() throws(Failure) -> Set<String> {
    let paths = try Self.run(
      ["ls-tree", "-r", "-z", "--name-only", "--full-tree", base], in: folder)
    return Set(
      paths.split(separator: 0).map { relativePath(String(decoding: $0, as: UTF8.self)) })
  }

  /// What a file was in the commit; nil where it was not there.
  func content(ofFileAt path: String) -> [UInt8]? {
    try? Self.run(["cat-file", "blob", "\(base):\(Self.normalized(prefix + path))"], in: folder)
  }

  /// From the folder, of a path from the top of the work tree.
  private func relativePath(_ path: String) -> String {
    if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    let folders = prefix.split(separator: "/")
    let parts = path.split(separator: "/")
    let common = zip(folders, parts).prefix { $0 == $1 }.count
    return String(repeating: "../", count: folders.count - common)
      + parts.dropFirst(common).joined(separator: "/")
  }

  /// Without `..`, which no path in a commit has.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private static func line(_ arguments: [String], in folder: String) throws(Failure) -> String {
    let output = String(decoding: try run(arguments, in: folder), as: UTF8.self)
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }

  private static func run(_ arguments: [String], in folder: String) throws(Failure) -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "-c", "core.quotePath=false"] + arguments
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
      let words =
        String(decoding: said.withLock { $0 }, as: UTF8.self).split(separator: "\n").first
        ?? "no answer"
      throw Failure(message: "git: \(words)")
    }
    return Array(bytes)
  }
}
