import OversetFiles
import OversetModel
import OversetSyntax

/// Finds the catalogs that paths and globs mean.
package struct CatalogDiscovery {
  private let root: String
  private let exclusions: Exclusions
  private let formats: CatalogFormats

  /// What is excluded is given as names, at any depth, or as globs from the root.
  package init(root: String, exclude: [String] = [], formats: CatalogFormats = .all) {
    self.root = root
    self.formats = formats
    exclusions = Exclusions(exclude)
  }

  /// What was found, and what was not.
  package struct Result: Sendable {
    /// Paths from the root, sorted by code unit, each once.
    package var files: [String] = []
    /// The patterns that are paths, as they are among `files` and `errors`.
    package var named: Set<String> = []
    /// The paths and globs that mean no catalog.
    package var unmatched: [String] = []
    /// Files and folders that cannot be read.
    package var errors: [CatalogError] = []
  }

  /// The names of what is excluded and is there, below the root; sorted by code unit, each once.
  package func excludedNames() -> [String] {
    var walk = FolderWalk(root: root, exclusions: exclusions) { _ in false }
    walk.walk("")
    return Set(walk.excluded.map { ExactText(String(FilePath($0).name)) }).sorted().map(\.text)
  }

  /// The files below folders that are meant, catalogs or not, each once; by their paths, in no order.
  /// The folders are given from the root: without them it is everything below it.
  package func files(
    in folders: [String] = [""], where isMeant: @escaping (String) -> Bool
  ) -> [String] {
    var walk = FolderWalk(root: root, exclusions: exclusions, isCatalog: isMeant)
    for folder in folders { walk.walk(relative(FilePath(folder))) }
    return walk.files
  }

  /// Takes files, folders (everything below) and globs (`**` any folders, `*` and `?` in a name),
  /// all from the root.
  ///
  /// A file that is named is found even where it is excluded.
  package func catalogs(at patterns: [String] = ["."]) -> Result {
    var files: Set<ExactText> = []
    var result = Result()
    for pattern in patterns {
      let errorCount = result.errors.count
      if !Glob(pattern).hasWildcards { result.named.insert(relative(FilePath(pattern))) }
      let found = find(pattern, errors: &result.errors)
      if found.isEmpty && result.errors.count == errorCount { result.unmatched.append(pattern) }
      files.formUnion(found.map(ExactText.init))
    }
    result.files = files.sorted().map(\.text)
    return result
  }

  private func find(_ pattern: String, errors: inout [CatalogError]) -> [String] {
    let path = relative(FilePath(pattern))
    do {
      let identity = try FileIdentity(of: path.isEmpty ? root : FilePath(path).joined(to: root))
      if identity.kind == .folder, formats.loader(forFileAt: path) == nil {
        return walk(path, errors: &errors) { _ in true }
      }
      if formats.loader(forFileAt: path) != nil { return [path] }
      errors.append(.unknownFormat(path: path))
      return []
    } catch {
      guard Glob(path).hasWildcards else {
        errors.append(.unreadable(path: path, reason: error.reason))
        return []
      }
    }
    let start = PathGlob.fixedFolders(of: path).joined(separator: "/")
    let glob = PathGlob(path)
    let folder = FilePath(path).isAbsolute ? "/" + start : start
    guard (try? FileIdentity(of: folder.isEmpty ? root : FilePath(folder).joined(to: root))) != nil
    else { return [] }
    return walk(folder, errors: &errors) { glob.matches(FilePath($0).components) }
  }

  private func walk(
    _ folder: String, errors: inout [CatalogError], where matches: @escaping (String) -> Bool
  ) -> [String] {
    var walk = FolderWalk(root: root, exclusions: exclusions) {
      formats.loader(forFileAt: $0) != nil && matches($0)
    }
    walk.walk(folder)
    errors += walk.errors
    return walk.files
  }

  /// The path of a file or folder from the root: with `../` where it is not below it.
  package func path(of path: String) -> String { relative(FilePath(path)) }

  /// The path from the root, without `.` components: with `../` where it is not below it, so that a
  /// report does not depend on the project's folder.
  private func relative(_ path: FilePath) -> String {
    let components = path.components
    guard path.isAbsolute else { return components.joined(separator: "/") }
    let rootComponents = FilePath(root).components
    guard FilePath(root).isAbsolute else { return "/" + components.joined(separator: "/") }
    let shared = zip(components, rootComponents).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: rootComponents.count - shared)
    return (up + components.dropFirst(shared).map(String.init)).joined(separator: "/")
  }
}
