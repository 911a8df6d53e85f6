import Foundation
import OversetFiles
import OversetWorkers

/// Where the content is that files of a commit had: most have it still.
struct PastFiles: Sendable {
  /// By paths in the commit: the path in the work tree of a file with the same content.
  private(set) var kept: [String: String] = [:]
  /// The contents of those that have another one now, or are gone.
  private(set) var changed: [String: [UInt8]] = [:]
  /// Where links lead, if to something in the repository.
  private(set) var links: [String: String] = [:]
  /// Whether all have their content and their path still.
  var areSame: Bool { changed.isEmpty && areLinksSame && kept.allSatisfy { $0.key == $0.value } }
  private var areLinksSame = true

  /// Files that a check reads, by their paths in the commit.
  ///
  /// What a sparse work tree lacks is left out: the check of today lacks it too. Throws where git lacks
  /// the content of one that has changed, as in a clone without all blobs.
  init(
    _ history: GitHistory, where isMeant: (String) -> Bool, workers: Int
  ) async throws(Git.Failure) {
    let repository = history.repository
    let all =
      history.files.filter { isMeant($0.key) }.map { PastFile($0, $1, history) }
      + history.links.map { PastFile($0, $1, history, isLink: true) }
    let files = all.filter { !history.sparse.contains($0.pathNow) }.sorted { $0.path < $1.path }
    let isSame = await concurrently(files, workers: workers, prepare: { _ in () }) { file, _ in
      file.content(in: repository).map(file.blob.isSame) ?? false
    }
    let others = zip(files, isSame).filter { !$1 }.map(\.0)
    let contents = try await Self.contents(of: others, in: repository)
    for (file, isSame) in zip(files, isSame) {
      if file.isLink {
        try add(file, isSame ? file.content(in: repository) : contents[file.blob.id])
        if !isSame || file.path != file.pathNow { areLinksSame = false }
      } else if isSame {
        kept[file.path] = file.pathNow
      } else {
        try add(file, contents[file.blob.id], in: repository)
      }
    }
  }

  private static func contents(
    of files: [PastFile], in repository: GitRepository
  ) async throws(Git.Failure) -> [String: [UInt8]] {
    do throws(Git.Failure) {
      return try await repository.git.contents(of: Set(files.map(\.blob.id)).sorted())
    } catch {
      throw Git.Failure(
        message: "\(error.message); a partial clone has to fetch what files were first")
    }
  }

  private mutating func add(_ link: PastFile, _ content: [UInt8]?) throws(Git.Failure) {
    guard let content else { throw link.isLacking }
    let target = String(decoding: content, as: UTF8.self)
    let folder = FilePath(link.path).components.dropLast().joined(separator: "/")
    if !target.hasPrefix("/"), RepositoryPath.normalized("\(folder)/\(target)") != nil {
      links[link.path] = target
    }
  }

  private mutating func add(
    _ file: PastFile, _ content: [UInt8]?, in repository: GitRepository
  ) throws(Git.Failure) {
    guard let content else { throw file.isLacking }
    guard let pointer = LargeFilePointer(content) else {
      changed[file.path] = content
      return
    }
    if file.content(in: repository).map(pointer.isMeant) == true {
      kept[file.path] = file.pathNow
    } else if let content = try? readFile(at: pointer.path(in: repository.commonFolder)),
      pointer.isMeant(content)
    {
      changed[file.path] = content
    } else {
      throw Git.Failure(
        message: "'\(file.path)' is in Git LFS, which has to fetch it as it was first")
    }
  }
}

/// A file or link of a commit, and where it is now.
private struct PastFile: Sendable {
  let path: String
  let blob: GitBlob
  let pathNow: String
  let isLink: Bool

  init(_ path: String, _ blob: GitBlob, _ history: GitHistory, isLink: Bool = false) {
    (self.path, self.blob, self.isLink) = (path, blob, isLink)
    pathNow = history.moved[path] ?? path
  }

  /// Of the work tree; nil where it has no such file or link.
  func content(in repository: GitRepository) -> [UInt8]? {
    let path = "\(repository.workTree)/\(pathNow)"
    if !isLink { return try? readFile(at: path) }
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)).map { Array($0.utf8) }
  }

  var isLacking: Git.Failure {
    Git.Failure(message: "git lacks '\(path)' as it was; a partial clone has to fetch it first")
  }
}

/// What Git LFS puts into a commit in place of a large file.
private struct LargeFilePointer {
  private let digest: String

  /// Nil for any other content.
  init?(_ content: [UInt8]) {
    guard content.count < 1024, content.starts(with: "version https://git-lfs".utf8) else {
      return nil
    }
    let lines = String(decoding: content, as: UTF8.self).split(separator: "\n")
    let name = "oid sha256:"
    guard let line = lines.first(where: { $0.hasPrefix(name) }) else { return nil }
    digest = String(line.dropFirst(name.count))
    // It becomes a part of a path.
    guard digest.utf8.count == 64, digest.allSatisfy(\.isHexDigit) else { return nil }
  }

  func isMeant(_ bytes: [UInt8]) -> Bool { Digest(of: bytes).hexadecimalDigits == digest }

  /// Where Git LFS keeps what it has fetched.
  func path(in repository: String) -> String {
    "\(repository)/lfs/objects/\(digest.prefix(2))/\(digest.dropFirst(2).prefix(2))/\(digest)"
  }
}
