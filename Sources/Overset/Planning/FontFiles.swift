import OversetFiles

/// Finds the font files in the folders that a configuration names.
enum FontFiles {
  /// Files in the order of their paths, and the given paths that hold none.
  static func find(_ paths: [String], in root: String) -> (files: [String], missing: [String]) {
    let kernelFolders = KernelFolders(root: root)
    var files: Set<String> = []
    var missing: [String] = []
    for path in paths {
      let absolutePath = FilePath(path).joined(to: root)
      let found =
        isFont(absolutePath) ? [absolutePath] : fonts(below: absolutePath, except: kernelFolders)
      if found.isEmpty { missing.append(path) }
      files.formUnion(found)
    }
    return (files.sorted(), missing)
  }

  /// Links to folders are not followed, except the given one.
  private static func fonts(below folder: String, except others: KernelFolders) -> [String] {
    // For the system a path ends there: each folder below would be the same one again.
    if folder.utf8.contains(0) { return [] }
    var (found, waiting) = ([] as [String], [folder])
    while let folder = waiting.popLast() {
      guard let identity = try? FileIdentity(of: folder), identity.kind == .folder,
        !others.contain(identity, at: folder)
      else { continue }
      for item in (try? folderContent(at: folder)) ?? [] {
        let path = "\(folder)/\(item.name)"
        if isFont(path) { found.append(path) }
        if !item.isSymbolicLink, item.kind != .file { waiting.append(path) }
      }
    }
    return found
  }

  /// By its name.
  static func isFont(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { path.lowercased().hasSuffix($0) }
  }
}
