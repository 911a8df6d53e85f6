import OversetFiles

/// What the files of a folder were in a commit.
///
/// The work tree is read here, not by git, which would run the filters that a repository names.
struct GitHistory {
  private let repository: GitRepository
  /// The files and links of the commit, by paths from the top of the work tree.
  private var files: [String: GitBlob] = [:]
  private var links: [String: GitBlob] = [:]
  /// The paths in the commit of files that were moved since.
  private var moved: [String: String] = [:]

  /// What a file was.
  enum Past {
    /// Nothing: it is new, ignored, in a submodule or elsewhere.
    case none
    /// What it is now.
    case same
    /// Something else.
    case other([UInt8])
  }

  /// The state of `folder` in the commit where the checked-out branch left `revision`: what has
  /// happened on the other branch since is no change of this one.
  init(_ revision: String, folder: String) async throws(Git.Failure) {
    // A name that begins with a hyphen would be an option.
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw Git.Failure(message: "'\(revision)' is no git revision")
    }
    repository = try await GitRepository(of: folder)
    let git = repository.git
    let commit: String
    do throws(Git.Failure) {
      commit = try await git.line(
        "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}")
    } catch {
      throw Git.Failure(
        message: "git knows no revision '\(revision)'; a shallow clone has to fetch it first")
    }
    let fork = try? await git.line("merge-base", commit, "HEAD")
    let base = fork ?? commit
    // Each is `100644 blob 8baef1…<tab>path`.
    for line in try await git.fields("ls-tree", "-r", "-z", "--full-tree", base) {
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let entry = line[..<tab].split(separator: " ")
      guard entry.count == 3, entry[1] == "blob" else { continue }
      let path = String(line[line.index(after: tab)...])
      let blob = GitBlob(id: String(entry[2]))
      if entry[0] == "120000" { links[path] = blob } else { files[path] = blob }
    }
    // Between the commit and the index: `R100`, the path before, the path now.
    let renames = try await git.fields(
      "diff-index", "--cached", "--find-renames", "--diff-filter=R", "--name-status",
      "--no-ext-diff", "--no-textconv", "-z", base)
    for index in stride(from: 0, to: renames.count - 2, by: 3) {
      moved[renames[index + 2]] = renames[index + 1]
    }
  }

  /// What the file at a path, relative to the folder, was in the commit.
  ///
  /// Throws where git lacks its content, as in a clone without all blobs.
  func past(ofFileAt path: String) async throws(Git.Failure) -> Past {
    path.hasPrefix("/") ? .none : try await past(Self.normalized(repository.prefix + path))
  }

  /// Whether a file has changed, is new or is gone, among those of the work tree and of the commit.
  func hasChanged(where isMeant: (String) -> Bool) async throws(Git.Failure) -> Bool {
    var paths = Set(files.keys.filter(isMeant))
    // Each is `H path`, with `S` where a sparse work tree lacks the file.
    let lines = try await repository.git.fields(
      "ls-files", "-t", "--cached", "--others", "--exclude-standard", "-z")
    for line in lines {
      let path = String(decoding: line.utf8.dropFirst(2), as: UTF8.self)
      guard isMeant(path) else { continue }
      if line.hasPrefix("S") { paths.remove(path) } else { paths.insert(path) }
    }
    for path in paths.sorted() {
      guard case .same = try await past(path) else { return true }
    }
    return false
  }

  /// By a path from the top of the work tree, as all below.
  private func past(_ path: String) async throws(Git.Failure) -> Past {
    guard let blob = try await blob(at: moved[path] ?? path),
      let bytes = try? readFile(at: "\(repository.workTree)/\(path)")
    else { return .none }
    if blob.isSame(as: bytes) { return .same }
    guard let content = try? await content(of: blob) else {
      throw Git.Failure(
        message: "git lacks '\(path)' as it was; a partial clone has to fetch it first")
    }
    return GitBlob.isPointer(content, to: bytes) ? .same : .other(content)
  }

  /// What a path led to in the commit.
  private func blob(at path: String) async throws(Git.Failure) -> GitBlob? {
    var path = path
    // Links may lead in a circle.
    for _ in 0..<8 {
      if let blob = files[path] { return blob }
      guard let next = try await pathBehindFirstLink(in: path) else { return nil }
      path = next
    }
    return nil
  }

  private func pathBehindFirstLink(in path: String) async throws(Git.Failure) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    for index in parts.indices {
      guard let link = links[parts[...index].joined(separator: "/")] else { continue }
      let target = String(decoding: try await content(of: link), as: UTF8.self)
      if target.hasPrefix("/") { return nil }
      return Self.normalized(
        (parts[..<index] + [target] + parts[(index + 1)...]).joined(separator: "/"))
    }
    return nil
  }

  private func content(of blob: GitBlob) async throws(Git.Failure) -> [UInt8] {
    try await repository.git.bytes("cat-file", "blob", blob.id)
  }

  /// Without `..`, which no path in a commit has.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
