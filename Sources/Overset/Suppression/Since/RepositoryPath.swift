/// Paths from the top of a work tree, as git has them.
enum RepositoryPath {
  /// Without `.` and without `..`, which no path in a commit has; nil for what is not below the top.
  static func normalized(_ path: String) -> String? {
    if path.hasPrefix("/") { return nil }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// The path from a folder, with `..` where it is not below it; both are normalized.
  static func relative(_ path: String, to folder: String) -> String {
    let (parts, folders) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(parts.dropLast(), folders).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folders.count - shared)
    return (up + parts.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// The folders that a path lies in and the path itself, the outermost first.
  static func prefixes(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) } + [path]
  }
}
