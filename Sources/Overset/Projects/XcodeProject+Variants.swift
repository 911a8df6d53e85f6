import OversetFiles

extension XcodeProject {
  /// A file of a table that a target copies into its bundle, a locale's among others.
  struct Variant {
    let location: UnshippedFiles.Location
    fileprivate let path: String

    var table: String { location.table }

    /// Whether the project is up to date as far as that. `paths` are those of files that are there, as a Mac knows them:
    /// a project may write a folder in capital letters.
    func isThere(among paths: Set<String>) -> Bool {
      paths.contains(location.path) || (try? FileIdentity(of: path)) != nil
    }
  }

  /// The files of all groups of variants among the resources of targets.
  func variants(_ paths: [String: String]) -> [Variant] {
    var seen: Set<String> = []
    let files = objects(project["targets"]).prefix(Self.mostTargets)
      .flatMap { objects($0["buildPhases"]) }
      .filter { $0["isa"]?.text == "PBXResourcesBuildPhase" }
      .flatMap { objects($0["files"]) }.compactMap { $0["fileRef"]?.text }
      .filter { seen.insert($0).inserted }
    return files.compactMap { objects[$0] }.filter { $0["isa"]?.text == "PBXVariantGroup" }
      .flatMap { $0["children"]?.texts ?? [] }.compactMap { paths[$0] }
      .compactMap { path in
        UnshippedFiles.Location(path).map { Variant(location: $0, path: path) }
      }
  }

  /// The folders of the projects that an app's project takes frameworks from, and the languages that the app has.
  struct Dependencies {
    /// Absolute, in lower case.
    fileprivate(set) var folders: Set<String>
    fileprivate(set) var languages: Set<String>

    func contains(_ file: UnshippedFiles.Location) -> Bool {
      folders.contains { file.path.hasPrefix($0 + "/") }
    }
  }

  /// Nil of a project without an app, and of an app in one language: it may have its texts from elsewhere.
  func dependencies(_ paths: [String: String], _ variants: [Variant]) -> Dependencies? {
    let folders = objects.compactMap { id, object -> String? in
      guard object["lastKnownFileType"]?.text == "wrapper.pb-project" else { return nil }
      return paths[id].map { CompiledFiles.normalized("\($0)/..").lowercased() }
    }.filter { !CompiledFiles.normalized(folder).lowercased().hasPrefix($0) }
    let regions = project["knownRegions"]?.texts ?? []
    let languages = Set(variants.map(\.location.language))
    guard hasApp, languages.subtracting(["base"]).count > 1 else { return nil }
    return Dependencies(
      folders: Set(folders),
      languages: languages.union(regions.map(UnshippedFiles.Location.language)).union(["base"]))
  }

  /// Whether a script of a target speaks of translations and of copying, or of a script that may copy.
  var mayCopyTranslations: Bool { mayCopy(Self.translations) }

  /// The same of storyboards and XIBs, which Xcode compiles with `ibtool`.
  var mayCopyDocuments: Bool { mayCopy(Self.documents) }

  private func mayCopy(_ kind: [String]) -> Bool {
    objects.values.contains { object in
      guard object["isa"]?.text == "PBXShellScriptBuildPhase" else { return false }
      let lists = ["inputPaths", "outputPaths"].flatMap { object[$0]?.texts ?? [] }
      let text = ([object["shellScript"]?.text ?? ""] + lists).joined(separator: "\n")
      let words = Set(text.lowercased().split { !$0.isLetter && $0 != "_" })
      return !words.isDisjoint(with: Self.copying)
        && words.contains { word in
          // `UNLOCALIZED_RESOURCES_FOLDER_PATH` is where any resource is copied to.
          !word.hasPrefix("unlocalized") && kind.contains(where: word.contains)
        }
    }
  }

  private static let translations = ["lproj", "strings", "locali", "translat"]
  private static let documents = ["lproj", "storyboard", "xib", "nib", "ibtool"]
  private static let copying: Set<Substring> = [
    "cp", "rsync", "ditto", "mv", "ln", "tar", "plutil", "copystrings", "target_build_dir",
    "built_products_dir", "sh", "py", "rb", "js",
  ]
}
