import Foundation

/// Finds the font files in the folders that a configuration names.
enum FontFiles {
  /// Files in the order of their paths, and the given paths that hold none.
  static func find(_ paths: [String], in root: String) -> (files: [String], missing: [String]) {
    var files: Set<String> = []
    var missing: [String] = []
    for path in paths {
      let place = path.hasPrefix("/") ? path : "\(root)/\(path)"
      let found =
        isFont(place)
        ? [place]
        : (try? FileManager.default.subpathsOfDirectory(atPath: place))?
          .filter(isFont).map { "\(place)/\($0)" } ?? []
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
