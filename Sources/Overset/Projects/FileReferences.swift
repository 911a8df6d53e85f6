import Foundation

/// The files and folders that Xcode projects name, whether targets have them or not.
struct FileReferences {
  /// Absolute, as ``UnshippedFiles/Location`` has them.
  private var paths: Set<String> = []
  /// The ends of paths whose beginnings are not known.
  private var ends: Set<String> = []
  /// The last components of all of them, and the folders of those whose paths are known.
  private var names: Set<Substring> = []
  private var folders: Set<Substring> = []
  /// By the last component: where files are, as projects write it, and the folder of the project.
  private var locations: [Substring: [(path: String, project: String)]] = [:]

  /// Adds those of a project with some identifiers; nil for all. Synchronized folders count as a whole. With the
  /// project's folder others of a name are found.
  mutating func add(
    _ project: XcodeProject, _ files: [String: String], among identifiers: Set<String>? = nil,
    in folder: String? = nil
  ) {
    for (id, object) in project.objects {
      guard let type = object["isa"]?.text,
        type == "PBXFileReference" && identifiers?.contains(id) ?? true
          || type.hasPrefix("PBXFileSystemSynchronized")
      else { continue }
      if let path = files[id], !path.contains("$") {
        let written = CompiledFiles.normalized(path)
        let path = written.lowercased()
        paths.insert(path)
        if let folder {
          locations[path[Self.nameStart(of: path)...], default: []]
            .append((written, folder.lowercased() + "/"))
        }
        names.insert(path[Self.nameStart(of: path)...])
        folders.insert(path[..<Self.nameStart(of: path)])
      } else if let path = object["path"]?.text {
        let known = path.split(separator: "/").reversed().prefix { !$0.contains("$") }.reversed()
        let end = CompiledFiles.normalized(known.joined(separator: "/")).lowercased()
        ends.insert(end)
        names.insert(end[Self.nameStart(of: end)...])
      }
    }
  }

  /// Each is looked for on the disk.
  private static let mostOfOneName = 32

  func name(_ path: String) -> Bool { paths.contains(path) }

  /// Whether other files of its folder are named.
  func haveFolder(of path: String) -> Bool { folders.contains(path[..<Self.nameStart(of: path)]) }

  /// Whether files of its folder are named, and neither the file nor a folder around it. Where one of its name is named,
  /// that is another file only if it is there: what a project says of a place may not be read.
  func lack(_ path: String) -> Bool {
    let start = Self.nameStart(of: path)
    guard folders.contains(path[..<start]), !paths.contains(path) else { return false }
    return (!names.contains(path[start...]) || haveOther(of: path)) && !cover(path)
  }

  /// Whether a project whose folder a file is in names another file of its name, which is there.
  func haveOther(of path: String) -> Bool {
    let found = locations[path[Self.nameStart(of: path)...]] ?? []
    return found.prefix(Self.mostOfOneName).contains { other, project in
      path.hasPrefix(project) && other.lowercased() != path
        && FileManager.default.fileExists(atPath: other)
    }
  }

  /// Behind the last slash.
  private static func nameStart(of path: String) -> String.Index {
    path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
  }

  /// Whether a file is named, or a folder around it.
  func cover(_ path: String) -> Bool {
    let components = path.split(separator: "/")
    for end in components.indices.reversed() {
      let path = components[...end]
      if paths.contains(path.map { "/" + $0 }.joined()) { return true }
      for start in path.indices.suffix(4)
      where ends.contains(path[start...].map { "/" + $0 }.joined()) {
        return true
      }
    }
    return false
  }
}
