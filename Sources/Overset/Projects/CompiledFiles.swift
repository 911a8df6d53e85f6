import OversetFiles
import OversetModel

/// The platforms of the targets that compile files, as Xcode projects say.
struct CompiledFiles: Sendable {
  /// By the file's path.
  private var files: [String: Set<Platform>] = [:]
  /// The same of folders whose files all belong to targets.
  private var folders: [String: Set<Platform>] = [:]

  /// Notes that targets for platforms compile a file.
  mutating func add(_ platforms: Set<Platform>, ofFileAt path: String) {
    files[Self.normalized(path), default: []].formUnion(platforms)
  }

  /// Notes that they compile all files in a folder.
  mutating func add(_ platforms: Set<Platform>, ofFolderAt path: String) {
    folders[Self.normalized(path), default: []].formUnion(platforms)
  }

  /// The platform of a file that no target for iOS compiles; nil for any other.
  func otherPlatform(ofFileAt path: String) -> Platform? {
    if files.isEmpty && folders.isEmpty { return nil }
    var path = Self.normalized(path)
    var platforms = files[path] ?? []
    while !folders.isEmpty, let slash = path.lastIndex(of: "/") {
      path = String(path[..<slash])
      platforms.formUnion(folders[path] ?? [])
    }
    return platforms.contains(.iOS) ? nil : Platform.allCases.first(where: platforms.contains)
  }

  /// Without `.`, `..` and empty components, from the root of the file system.
  static func normalized(_ path: String) -> String {
    var components: [Substring] = []
    for component in FilePath(path).components {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return components.map { "/" + $0 }.joined()
  }
}
