import Foundation

/// Finds the font files in the folders that a configuration names.
enum FontFiles {
  /// Files in the order of their paths, and the given paths that hold none.
  static func find(_ paths: [String], in root: String) -> (files: [String], missing: [String]) {
    var files: Set<String> = []
    var missing: [String] = []
    for path in paths {
      let absolutePath = path.hasPrefix("/") ? path : "\(root)/\(path)"
      let found =
        isFont(absolutePath)
        ? [absolutePath]
        : (try? FileManager.default.subpathsOfDirectory(atPath: absolutePath))?
          .filter(isFont).map { "\(absolutePath)/\($0)" } ?? []
      if found.isEmpty { missing.append(path) }
      files.formUnion(found)
    }
    return (files.sorted(), missing)
  }

  /// By its name.
  static func isFont(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { path.lowercased().hasSuffix($0) }
  }
}
