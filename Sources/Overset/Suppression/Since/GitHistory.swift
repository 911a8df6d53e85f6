/// The files of a repository in a commit, and what its index and its work tree have made of them.
///
/// Git lists names and ids. The work tree's files are read elsewhere: git would run the filters that a
/// repository names.
struct GitHistory: Sendable {
  let repository: GitRepository
  /// The files and links of the commit, by paths from the top of the work tree, as all below.
  private(set) var files: [String: GitBlob] = [:]
  private(set) var links: [String: GitBlob] = [:]
  /// Where files of the commit are now that were moved since, by their paths in it.
  private(set) var moved: [String: String] = [:]
  /// The folders that are in another repository, at the same commit of it as then.
  private(set) var submodules: Set<String> = []
  /// What the index has, and those files of it that a sparse work tree lacks.
  private(set) var indexed: Set<String> = []
  private(set) var sparse: Set<String> = []
  /// What the index does not have and git does not ignore; a repository within ends with a slash.
  private(set) var untracked: Set<String> = []

  /// The commit where the checked-out branch left `revision`: what has happened on the other branch
  /// since is no change of this one. `folder` lies in the repository.
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
      guard entry.count == 3 else { continue }
      add(String(line[line.index(after: tab)...]), mode: entry[0], id: String(entry[2]))
    }
    try await compareWithIndex(base)
  }

  private mutating func add(_ path: String, mode: Substring, id: String) {
    // A commit that somebody wrote by hand may have `..`.
    guard RepositoryPath.normalized(path) == path else { return }
    switch mode {
    case "120000": links[path] = GitBlob(id: id)
    case "160000": submodules.insert(path)
    default: files[path] = GitBlob(id: id)
    }
  }

  private mutating func compareWithIndex(_ base: String) async throws(Git.Failure) {
    let git = repository.git
    // Each is `:100644 100644 8baef1… 9cf1a0… M`, the path, and of `R` and `C` the path now.
    let changes = try await git.fields(
      "diff-index", "--cached", "--find-renames", "--raw", "--no-abbrev", "--no-ext-diff",
      "--no-textconv", "-z", base)
    var index = 0
    while index + 1 < changes.count {
      let status = changes[index].split(separator: " ").last?.first
      let path = changes[index + 1]
      submodules.remove(path)
      let isPair = status == "R" || status == "C"
      if status == "R", index + 2 < changes.count { moved[path] = changes[index + 2] }
      index += isPair ? 3 : 2
    }
    // Each is `H path`, with `S` where a sparse work tree lacks the file and `?` where git knows it not.
    let lines = try await git.fields(
      "ls-files", "-t", "--cached", "--others", "--exclude-standard", "-z")
    for line in lines {
      let path = String(decoding: line.utf8.dropFirst(2), as: UTF8.self)
      switch line.first {
      case "?": untracked.insert(path)
      case "S": sparse.insert(path)
      default: indexed.insert(path)
      }
    }
    indexed.formUnion(sparse)
  }

  /// What the path of a file or link leads to in the commit, where links lead to a file.
  func blob(at path: String) async throws(Git.Failure) -> GitBlob? {
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
      let content = try await repository.git.contents(of: [link.id])[link.id]
      let target = String(decoding: content ?? [], as: UTF8.self)
      if target.isEmpty || target.hasPrefix("/") { return nil }
      return RepositoryPath.normalized(
        (parts[..<index] + [target] + parts[(index + 1)...]).joined(separator: "/"))
    }
    return nil
  }
}
