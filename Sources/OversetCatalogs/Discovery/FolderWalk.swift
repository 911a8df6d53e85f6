import OversetFiles
import OversetModel

/// Walks down a folder and finds every catalog once.
///
/// Symbolic links are followed last, so that a file with a path of its own is found under that
/// path, and no folder is walked twice, even where links make a circle. A link to a catalog or to
/// an `xx.lproj` folder is another table or locale to the app, also where the catalog is found under
/// another name. A link to a folder above the root is not followed: it leads to all that a machine
/// has, and around to the root. What the kernel makes up is not walked.
struct FolderWalk {
  let root: String
  let exclusions: Exclusions
  let isCatalog: (String) -> Bool

  private(set) var files: [String] = []
  private(set) var errors: [CatalogError] = []
  /// What was skipped.
  private(set) var excluded: [String] = []
  private var seen: Set<FileIdentity> = []
  private var links: [String] = []
  private let kernelFolders: KernelFolders
  private lazy var above = foldersAbove

  init(root: String, exclusions: Exclusions, isCatalog: @escaping (String) -> Bool) {
    self.root = root
    self.exclusions = exclusions
    self.isCatalog = isCatalog
    kernelFolders = KernelFolders(root: root)
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
        if isLink && above.contains(identity) { continue }
        if identity.kind == .folder, kernelFolders.contain(identity, at: location(of: path)) {
          continue
        }
        let isNew = seen.insert(identity).inserted
        if isCatalog(path) && identity.kind != .file {
          let what = identity.kind == .folder ? "a folder" : "no regular file"
          errors.append(.unreadable(path: path, reason: "it is \(what)"))
        } else if identity.kind == .folder {
          if isNew {
            waiting += try subfoldersAndFiles(of: path)
          } else if isLink && path.hasSuffix(".lproj") {
            files += try catalogs(in: path)
          }
        } else if identity.kind == .file && (isNew || isLink) && isCatalog(path) {
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
      if exclusions.contains(path) {
        excluded.append(path)
        continue
      }
      // Most files are no catalogs: nothing more is asked of them.
      if item.kind == .file, !isCatalog(path) { continue }
      if item.isSymbolicLink { links.append(path) } else { paths.append(ExactText(path)) }
    }
    links.sort { ExactText($0) < ExactText($1) }
    return paths.sorted(by: >).map(\.text)
  }

  /// The catalogs directly in a folder that is known by another name.
  private func catalogs(in folder: String) throws(SystemError) -> [String] {
    try folderContent(at: location(of: folder)).map { "\(folder)/\($0.name)" }
      .filter { isCatalog($0) && !exclusions.contains($0) }
  }

  private var foldersAbove: Set<FileIdentity> {
    var above: Set<FileIdentity> = []
    var path = root + "/.."
    // The root of a file system is above itself.
    while let identity = try? FileIdentity(of: path), above.insert(identity).inserted {
      path += "/.."
    }
    return above
  }

  private func location(of path: String) -> String {
    path.isEmpty ? root : FilePath(path).joined(to: root)
  }
}
