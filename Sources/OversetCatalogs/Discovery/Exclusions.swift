/// The files and folders that discovery passes by.
struct Exclusions {
  /// Folders of version control, package managers and build products: other people's texts, or
  /// copies.
  private static let always = [
    ".git", ".svn", ".hg", ".build", "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  private let names: [Glob]
  private let paths: [PathGlob]

  /// A pattern without a slash is a name at any depth, one with a slash a path from the root.
  init(_ patterns: [String]) {
    let isPath = { (pattern: String) in pattern.split(separator: "/").count > 1 }
    names = (Self.always + patterns.filter { !isPath($0) }).map {
      Glob($0.split(separator: "/").joined())
    }
    paths = patterns.filter(isPath).map(PathGlob.init)
  }

  func contains(_ path: String) -> Bool {
    let path = FilePath(path)
    return names.contains { $0.matches(path.name) }
      || paths.contains { $0.matches(path.components) }
  }
}
