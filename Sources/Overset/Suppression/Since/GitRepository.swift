import Foundation
import OversetConfiguration

/// The repository that a folder lies in, or that the environment names, as it does in git's hooks.
struct GitRepository: Sendable {
  /// Started at the top of the work tree.
  let git: Git
  /// The top of the work tree.
  let workTree: String
  /// What leads from the top of the work tree to the folder: empty, or with a slash at its end.
  let prefix: String
  /// What linked work trees share: where Git LFS keeps its files.
  let commonFolder: String

  /// Throws where git knows no repository or does not trust it, or the folder is in no work tree.
  init(of folder: String) async throws(Git.Failure) {
    let folders = try await Self.folders(around: folder)
    workTree = folders.workTree
    var variables = Self.named
    variables["GIT_DIR"] = folders.repository
    variables["GIT_WORK_TREE"] = workTree
    git = Git(in: workTree, variables)
    let inFolder = Git(in: folder, variables)
    guard try await inFolder.line("rev-parse", "--is-inside-work-tree") == "true" else {
      throw Git.Failure(message: "'\(folder)' is not in the work tree '\(workTree)'")
    }
    prefix = try await inFolder.line("rev-parse", "--show-prefix")
    let common = try await git.line("rev-parse", "--git-common-dir")
    commonFolder = common.hasPrefix("/") ? common : "\(workTree)/\(common)"
  }

  private static let workingDirectory = FileManager.default.currentDirectoryPath

  /// What git passes to its hooks. Paths are from the working directory, which git is not started in.
  private static let named = ProcessInfo.processInfo.environment
    .filter { ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].contains($0.key) && $0.value != "" }
    .mapValues { $0.hasPrefix("/") ? $0 : "\(workingDirectory)/\($0)" }

  private typealias Folders = (repository: String, workTree: String)

  private static func folders(around folder: String) async throws(Git.Failure) -> Folders {
    guard named["GIT_DIR"] != nil else { return try await found(around: folder) }
    // A hook may have `GIT_DIR` alone. Git takes the working directory for the work tree then, and
    // does not know when a hook has left its top.
    let git = Git(in: workingDirectory, named)
    let repository = try await git.line("rev-parse", "--absolute-git-dir")
    if let own = try? await found(around: folder), own.repository == repository { return own }
    return (repository, try await git.line("rev-parse", "--show-toplevel"))
  }

  /// The nearest folder with a `.git`, which no commit can hold. Git's own search would also find a
  /// bare repository, which a commit can.
  private static func found(around folder: String) async throws(Git.Failure) -> Folders {
    let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let top = enclosingFolders(of: folder).first {
      FileManager.default.fileExists(atPath: "\($0)/.git")
    }
    guard let top else {
      throw Git.Failure(message: "git: no repository in or above '\(folder)'")
    }
    var variables = named
    variables["GIT_DIR"] = nil
    variables["GIT_CEILING_DIRECTORIES"] = (top as NSString).deletingLastPathComponent
    let git = Git(in: top, variables)
    return (
      try await git.line("rev-parse", "--absolute-git-dir"),
      try await git.line("rev-parse", "--show-toplevel")
    )
  }
}
