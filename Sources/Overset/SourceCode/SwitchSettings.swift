import OversetCatalogs
import OversetConfiguration
import OversetFiles
import OversetSources

/// Which names of conditions no settings, scripts and headers beside an app's code may set.
struct SwitchSettings {
  /// Those that none of them has.
  private(set) var unnamed: Set<String>
  /// Those that no other one than an Xcode project has.
  private(set) var onlyInProjects: Set<String>
  /// The folders of packages and pods from the root, each with a slash at its end.
  private(set) var packages: [String] = []
  /// Whether all that sets the conditions of Swift is there and read: an Xcode project, and nothing that makes projects,
  /// or puts a name together when it builds.
  private(set) var areWhole = true

  /// Nil where not all of them can be read.
  init?(of names: Set<String>, _ configuration: Configuration) {
    (unnamed, onlyInProjects) = (names, names)
    let root = configuration.root
    let discovery = CatalogDiscovery(root: root, exclude: [])
    let headers = discovery.files(where: Self.isHeader)
    let paths = discovery.files(where: Self.isSetting)
    if headers.count + paths.count > Self.mostFiles { return nil }
    for path in headers where !unnamed.isEmpty {
      guard let bytes = ProjectSettings.text(ofFileAt: FilePath(path).joined(to: root)) else {
        return nil
      }
      unnamed.subtract(ConditionalBranches(of: bytes).defined)
    }
    let files = Set(paths.map { String(FilePath($0).name) })
    var hasProject = false
    for path in paths where !onlyInProjects.isEmpty {
      guard let bytes = ProjectSettings.text(ofFileAt: FilePath(path).joined(to: root)) else {
        return nil
      }
      let words = WordSet(of: bytes)
      // A flag of a compiler may stand right before its name: `-DBETA`.
      func isUnnamed(_ name: String) -> Bool {
        !words.contains(name) && !words.contains("D\(name)")
      }
      unnamed = unnamed.filter(isUnnamed)
      let isProject = path.hasSuffix("project.pbxproj")
      if !isProject { onlyInProjects = onlyInProjects.filter(isUnnamed) }
      if ShippedTables.isPackage(path) || path.hasSuffix(".podspec") {
        packages.append(String(path.dropLast(FilePath(path).name.count)))
      }
      hasProject = hasProject || isProject && ForeignFolders.name(around: path) == nil
      let end: Character = isProject ? ";" : "\n"
      if ShippedTables.isDescription(path) || Self.putsTogether(bytes, words, endingWith: end)
        || isProject && Self.lacksFile(bytes, among: files)
      {
        areWhole = false
      }
    }
    areWhole = areWhole && hasProject
  }

  private static let mostFiles = 5000

  private static func isHeader(_ path: String) -> Bool {
    [".h", ".pch", ".hpp", ".hh", ".inc"].contains(where: path.hasSuffix)
  }

  /// Xcode's, package managers', those of tools that make projects, and scripts that build.
  private static func isSetting(_ path: String) -> Bool {
    let file = FilePath(path)
    return ShippedTables.isMeant(path) || names.contains(file.name)
      || endings.contains(file.fileExtension ?? "")
  }

  private static let names: Set<Substring> = [
    "Podfile", "Fastfile", "Gymfile", "Scanfile", "Rakefile", "Makefile", "Jenkinsfile",
    "Workspace.swift", ".bazelrc", ".env", "CMakeLists.txt",
  ]

  private static let endings: Set<String> = [
    "xcconfig", "xcscheme", "yml", "yaml", "sh", "rb", "bzl", "cmake", "gn", "gni",
  ]

  /// Whether a setting of conditions has a value that another one is put into: `ENV_$(ENVIRONMENT)`.
  private static func putsTogether(
    _ bytes: [UInt8], _ words: WordSet, endingWith end: Character
  ) -> Bool {
    let settings = [
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS", "GCC_PREPROCESSOR_DEFINITIONS",
    ].filter(words.contains)
    if settings.isEmpty { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return settings.contains { name in
      text.split(separator: name, omittingEmptySubsequences: false).dropFirst().contains { rest in
        let value = String(rest.prefix(mostOfValue).prefix { $0 != end })
        return inherited.reduce(value) { $0.replacing($1, with: "") }
          .contains { $0 == "$" || $0 == "#" }
      }
    }
  }

  private static let mostOfValue = 4000
  private static let inherited = ["$(inherited)", "${inherited}", "$inherited"]

  /// Whether a project names a file of settings that is not there. What CocoaPods makes sets no condition but its own.
  private static func lacksFile(_ bytes: [UInt8], among files: Set<String>) -> Bool {
    let end = ".xcconfig"
    return String(decoding: bytes, as: UTF8.self)
      .split { "\";= /\n\t".contains($0) }
      .contains { $0.hasSuffix(end) && !$0.hasPrefix("Pods-") && !files.contains(String($0)) }
  }
}
