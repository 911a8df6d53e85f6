import OversetCatalogs
import OversetFiles

/// What else than Xcode projects says which files an app has.
extension ShippedTables {
  /// Descriptions for XcodeGen, Tuist, Bazel and Buck.
  private static let descriptions: Set<Substring> = [
    "project.yml", "project.yaml", "project.json", "Project.swift", "BUILD", "BUILD.bazel", "BUCK",
  ]

  static func isMeant(_ path: String) -> Bool {
    path.hasSuffix("/project.pbxproj") || path.hasSuffix(".podspec") || isPackage(path)
      || isDescription(path)
  }

  /// Whether a file is one that another tool makes a project of, or builds by.
  static func isDescription(_ path: String) -> Bool {
    descriptions.contains(FilePath(path).name)
  }

  /// `Package.swift`, and that for a version of Swift.
  static func isPackage(_ path: String) -> Bool {
    let name = FilePath(path).name
    return name == "Package.swift" || name.hasPrefix("Package@swift")
  }

  /// Those that a file says may be taken as a whole; nil where it cannot be read.
  static func openFolders(
    of path: String, root: String, noting packages: inout UnusedPackages
  ) -> [String]? {
    let location = FilePath(path).joined(to: root)
    let folder = CompiledFiles.normalized("\(location)/..").lowercased()
    if !isPackage(path) {
      if let text = ProjectSettings.text(ofFileAt: location) { packages.add(description: text) }
      return [folder]
    }
    guard let text = ProjectSettings.text(ofFileAt: location) else { return nil }
    // SwiftPM's own folders, and every one that is said.
    let said = String(decoding: text, as: UTF8.self).split(
      separator: "path:", omittingEmptySubsequences: false
    )
    .dropFirst().map { argument in
      let parts = argument.prefix(200).split(
        separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      // One that is put together may be any.
      return parts.count == 3 && parts[0].allSatisfy(\.isWhitespace) ? parts[1] : "."
    }
    let folders = (["Sources", "Source", "src", "srcs", "Tests", "Plugins"] + said).map {
      CompiledFiles.normalized("\(folder)/\($0)").lowercased()
    }
    packages.add(text, at: path, in: folder, naming: folders)
    return folders
  }
}
