import OversetFiles
import OversetModel
import OversetSyntax

/// The files and folders that discovery skips.
struct Exclusions {
  /// Folders of version control, package managers and build products: other people's texts, or
  /// copies.
  private static let always = [
    ".git", ".svn", ".hg", ".build", "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// Names without wildcards.
  private let names: Set<Substring>
  private let nameGlobs: [Glob]
  private let paths: [PathGlob]

  /// A pattern without a slash is a name at any depth, one with a slash a path from the root.
  init(_ patterns: [String]) {
    let isPath = { (pattern: String) in pattern.split(separator: "/").count > 1 }
    let isPlain = { (name: String) in !name.contains { "*?\\".contains($0) } }
    let all = (Self.always + patterns.filter { !isPath($0) }).map {
      $0.split(separator: "/").joined()
    }
    names = Set(all.filter(isPlain).map { $0[...] })
    nameGlobs = all.filter { !isPlain($0) }.map { Glob($0) }
    paths = patterns.filter(isPath).map(PathGlob.init)
  }

  func contains(_ path: String) -> Bool {
    let path = FilePath(path)
    let name = path.name
    return names.contains(name) || nameGlobs.contains { $0.matches(name) }
      || paths.contains { $0.matches(path.components) }
  }
}
