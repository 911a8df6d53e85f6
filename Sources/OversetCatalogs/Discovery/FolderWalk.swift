/// Walks down a folder and finds every catalog once.
///
/// Symbolic links wait until everything else is seen, so that what has a path of its own is found
/// under it, and no folder is walked twice, whatever circle the links make.
struct FolderWalk {
  let root: String
  let exclusions: Exclusions
  let isCatalog: (String) -> Bool

  private(set) var files: [String] = []
  private(set) var errors: [CatalogError] = []
  private var seen: Set<FileIdentity> = []
  private var links: [String] = []

  init(root: String, exclusions: Exclusions, isCatalog: @escaping (String) -> Bool) {
    self.root = root
    self.exclusions = exclusions
    self.isCatalog = isCatalog
  }

  /// Walks down a folder given by its path from the root, `""` for the root itself.
  mutating func walk(_ folder: String) {
    visit(folder, isLink: false)
    while !links.isEmpty {
      let waiting = links
      links = []
      for link in waiting { visit(link, isLink: true) }
    }
  }

  private mutating func visit(_ path: String, isLink: Bool) {
    var waiting = [path]
    while let path = waiting.popLast() {
      do {
        let identity = try FileIdentity(of: location(of: path))
        guard identity.kind != .other, seen.insert(identity).inserted else { continue }
        if identity.kind == .folder {
          waiting += try subfoldersAndFiles(of: path)
        } else if isCatalog(path) {
          files.append(path)
        }
      } catch {
        // A link to nowhere matters only where a catalog should be.
        if isLink && !isCatalog(path) { continue }
        errors.append(.unreadable(path: path.isEmpty ? root : path, reason: error.reason))
      }
    }
  }

  /// The content of a folder, the last name first, without the links, which are put aside.
  private mutating func subfoldersAndFiles(of folder: String) throws(SystemError) -> [String] {
    var paths: [ExactText] = []
    for item in try folderContent(at: location(of: folder)) {
      let path =
        folder.isEmpty ? item.name : folder == "/" ? "/" + item.name : "\(folder)/\(item.name)"
      if exclusions.contains(path) { continue }
      if item.isSymbolicLink { links.append(path) } else { paths.append(ExactText(path)) }
    }
    links.sort { ExactText($0) < ExactText($1) }
    return paths.sorted(by: >).map(\.text)
  }

  private func location(of path: String) -> String {
    path.isEmpty ? root : FilePath(path).joined(to: root)
  }
}
