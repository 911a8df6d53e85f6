import OversetCatalogs
import OversetFiles
import OversetModel

/// The tables that targets of Xcode projects have as groups of variants, and all that these projects and
/// others take.
struct ShippedTables {
  /// The projects by the tables.
  private var projects: [String: String] = [:]
  /// The same by the names of documents, wherever they are.
  private var documents: [String: String] = [:]
  /// The same by the names and languages of plain tables.
  private var plainTables: [String: String] = [:]
  /// Whether a script of a project may copy what no project names.
  private var mayCopy = false
  /// Whether one may compile storyboards and XIBs.
  private var mayCopyDocuments = false
  /// With the project of each.
  private var dependencies: [(XcodeProject.Dependencies, project: String)] = []
  /// Those of packages in the folder of the only app, where nothing but its project makes it.
  private var packageFolders: Set<String> = []
  private var references = FileReferences()
  /// Those of them that are in a phase of a target.
  private var builtReferences = FileReferences()
  /// The files of samples that come with a library's source.
  private var samples: Set<String> = []
  private var families: Set<String> = []
  /// Those of all targets.
  private(set) var conditions = ReleaseConditions()
  /// Of packages, pods and projects that are made from descriptions: what is in them counts as shipped.
  private var openFolders: Set<String> = []
  /// Those of packages that no target takes.
  private var unusedFolders: Set<String> = []
  /// Of projects that are copies of those that a workspace takes from other folders, and these from the root.
  private var copiedFolders: Set<String> = []
  private(set) var copiedProjects: [String] = []
  /// The manifests of these packages, from the root.
  private(set) var unusedPackages: [String] = []

  /// Reads all projects below a root, for the tables of some files; nil where a project cannot be read: it may
  /// name any file.
  init?(_ files: [UnshippedFiles.Location], root: String, _ projects: XcodeProjects) {
    let tables = Set(files.map(\.table))
    let paths = Set(files.map(\.path))
    let found = CatalogDiscovery(root: root).files { Self.isMeant($0) || Workspaces.isMeant($0) }
      .map(ExactText.init).sorted().map(\.text)
    let sorted = found.filter { !Workspaces.isMeant($0) }
    if sorted.count > ProjectSettings.mostFiles { return nil }
    var packages = UnusedPackages()
    for path in sorted where !path.hasSuffix("/project.pbxproj") {
      guard let folders = Self.openFolders(of: path, root: root, noting: &packages) else {
        return nil
      }
      openFolders.formUnion(folders)
      if Self.isPackage(path) {
        packageFolders.insert(
          CompiledFiles.normalized("\(FilePath(path).joined(to: root))/..").lowercased())
      }
    }
    // Another app may have other languages, and run on other devices.
    var areAppsKnown = !sorted.contains {
      Self.isDescription($0) || $0.contains(".swiftpm/")
    }
    if !areAppsKnown { families.insert("?") }
    var appFolders: [String] = []
    var built = BuiltFiles()
    let workspaces = Workspaces(found.filter(Workspaces.isMeant), root: root)
    for path in sorted where path.hasSuffix("/project.pbxproj") {
      let location = FilePath(path).joined(to: root)
      let folder = CompiledFiles.normalized("\(location)/../..")
      guard let project = projects.project(at: location) else { return nil }
      if !project.hasApp, workspaces.haveOther(of: CompiledFiles.normalized("\(location)/..")) {
        copiedFolders.insert(folder.lowercased())
        copiedProjects.append(String(path.dropLast("/project.pbxproj".count)))
        continue
      }
      let files = project.paths()
      references.add(project, files)
      let builtFiles = project.builtFiles
      builtReferences.add(project, files, among: builtFiles, in: folder)
      built.add(project, in: folder, builtFiles.compactMap { files[$0] })
      let isForeign = ForeignFolders.name(around: path) != nil
      packages.add(project, isForeign: isForeign)
      if project.hasApp { appFolders.append(folder.lowercased()) }
      if !isForeign { conditions.add(project) }
      if isForeign || isOpen(folder.lowercased()) { continue }
      families.formUnion(project.familiesOfApps)
      let name = path.split(separator: "/").dropLast().joined(separator: "/")
      let variants = project.variants(files)
      if let found = project.dependencies(files, variants) { dependencies.append((found, name)) }
      mayCopyDocuments = mayCopyDocuments || project.mayCopyDocuments
      if project.mayCopyTranslations {
        mayCopy = true
        continue
      }
      for table in builtFiles.compactMap({ files[$0] }).compactMap(Self.tableWithoutLocales) {
        self.projects[table] = self.projects[table] ?? name
      }
      for variant in variants where variant.isThere(among: paths) {
        if tables.contains(variant.table) {
          self.projects[variant.table] = self.projects[variant.table] ?? name
        }
        let location = variant.location
        if location.isPlain {
          plainTables[location.textName] = plainTables[location.textName] ?? name
        } else {
          documents[location.name] = documents[location.name] ?? name
        }
      }
    }
    let pods = sorted.filter { $0.hasSuffix(".podspec") }.map {
      CompiledFiles.normalized("\(FilePath($0).joined(to: root))/..").lowercased()
    }
    samples = built.samples(ofPodsIn: pods)
    areAppsKnown = areAppsKnown && appFolders.count == 1 && !mayCopy
    packageFolders = packageFolders.filter { package in
      areAppsKnown && appFolders.allSatisfy { package.hasPrefix("\($0)/") }
    }
    (unusedFolders, unusedPackages) = packages.unused()
    openFolders.subtract(unusedFolders)
  }

  /// Whether an app may run on iPads as such: one for phones alone runs there as on a phone
  /// (Build settings reference, TARGETED_DEVICE_FAMILY).
  var runsOnPads: Bool { families != ["1"] }

  /// The project whose target has the file's table and not the file; nil where anything may ship it. A
  /// file may also be a copy, or a translation, of a document of its name in another folder, or lie beside
  /// files that a project names where the target has the table of its name and language elsewhere.
  func project(without file: UnshippedFiles.Location) -> String? {
    let ofDocument = mayCopy ? nil : documents[file.name]
    let ofTable =
      !mayCopy && file.isPlain && references.haveFolder(of: file.path)
      ? plainTables[file.textName] : nil
    let ofOwnTable = projects[file.table]
    guard let project = ofOwnTable ?? ofDocument ?? ofTable, !isOpen(file.path) else { return nil }
    // A project may name a file in a group that no phase has.
    let isLeft = ofOwnTable != nil && leavesOut(fileAt: file.path)
    return isLeft || !references.cover(file.path) ? project : nil
  }

  /// The project whose app does not have a file's locale, where the file is of another project that it
  /// takes what it needs from, or of a package.
  ///
  /// A bundle in an app has the app's languages (CFBundleAllowMixedLocalizations). `languages` are those of
  /// all files that are in no such project or package.
  func project(
    withoutLocaleOf file: UnshippedFiles.Location, among languages: Set<String>
  ) -> String? {
    if languages.contains(file.language) { return nil }
    let isInPackage = isInPackage(fileAt: file.path)
    return dependencies.first { dependencies, _ in
      (isInPackage || dependencies.contains(file))
        && !dependencies.languages.contains(file.language)
    }?.project
  }

  /// Whether a file is of a project that an app's project takes what it needs from, or of a package.
  func isOfDependency(_ file: UnshippedFiles.Location) -> Bool {
    dependencies.contains { $0.0.contains(file) } || isInPackage(fileAt: file.path)
  }

  /// Whether a file is in the folder of a package beside the app. `path` is absolute.
  func isInPackage(fileAt path: String) -> Bool {
    isIn(packageFolders, CompiledFiles.normalized(path).lowercased())
  }

  /// Whether no target of a project builds or copies a file that lies beside others that one does: it is in
  /// no app. Nor are the files of samples that come with a library. `path` is absolute.
  ///
  /// A folder of which no project names a file may be of something else.
  func lacks(fileAt path: String) -> Bool {
    let path = CompiledFiles.normalized(path).lowercased()
    if samples.contains(path) { return true }
    if isOpen(path) { return false }
    return builtReferences.lack(path)
      || (isIn(unusedFolders, path) || isIn(copiedFolders, path)) && !builtReferences.cover(path)
  }

  /// Whether a project names a file and no target takes it.
  func leavesOut(fileAt path: String) -> Bool {
    let path = CompiledFiles.normalized(path).lowercased()
    return !mayCopy && references.name(path) && !builtReferences.cover(path) && !isOpen(path)
  }

  /// Whether a target lacks a storyboard or XIB, which a script may compile; also one of the name of another that a
  /// target of its project has.
  func lacks(documentAt path: String) -> Bool {
    let normalized = CompiledFiles.normalized(path).lowercased()
    let isCopy =
      builtReferences.haveOther(of: normalized) && !references.cover(normalized)
      && !isOpen(normalized)
    return !mayCopyDocuments && (lacks(fileAt: path) || isCopy) || samples.contains(normalized)
  }

  /// The name of a table, as ``UnshippedFiles/Location`` has it, that is built in one language without saying which:
  /// `Localizable.strings` in no `xx.lproj` folder.
  private static func tableWithoutLocales(_ path: String) -> String? {
    let file = FilePath(CompiledFiles.normalized(path).lowercased())
    guard let type = file.fileExtension, type == "strings" || type == "stringsdict",
      let folder = file.components.dropLast().last, !folder.hasSuffix(".lproj")
    else { return nil }
    let name = file.baseName + (type == "stringsdict" ? ".stringsdict" : "")
    return (file.components.dropLast() + [name[...]]).map { "/" + $0 }.joined()
  }

  private func isOpen(_ path: String) -> Bool { isIn(openFolders, path) }

  private func isIn(_ folders: Set<String>, _ path: String) -> Bool {
    if folders.isEmpty { return false }
    var path = path
    while !folders.contains(path) {
      guard let slash = path.lastIndex(of: "/") else { return false }
      path = String(path[..<slash])
    }
    return true
  }
}

/// The files that the targets of each project build.
private struct BuiltFiles {
  private var projects: [Project] = []

  private struct Project {
    let folder: String
    let paths: Set<String>
    let hasApp: Bool
    /// Of an app: all folders around its files.
    var folders: Set<Substring> = []
  }

  mutating func add(_ project: XcodeProject, in folder: String, _ paths: [String]) {
    var built = Project(
      folder: folder.lowercased(),
      paths: Set(paths.map { CompiledFiles.normalized($0).lowercased() }), hasApp: project.hasApp)
    for path in built.hasApp ? built.paths : [] {
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        if !built.folders.insert(rest).inserted { break }
      }
    }
    projects.append(built)
  }

  /// The files of apps in the folder of a library of which another app builds files, or whose project has the
  /// folder in its own, or of a pod whose folder is no app's and lies beside one: the library's source lies there with
  /// its samples, and no project of the app has these.
  func samples(ofPodsIn pods: [String]) -> Set<String> {
    let apps = projects.filter(\.hasApp)
    let folders = Set(apps.map(\.folder))
    let pods = pods.filter { !folders.contains($0) }.map { $0 + "/" }
    let hasAppBeside = apps.contains { app in
      !pods.contains { (app.folder + "/").hasPrefix($0) }
    }
    let libraries =
      projects.filter { library in
        let folder = library.folder + "/"
        return !library.hasApp
          && apps.contains { app in
            !(app.folder + "/").hasPrefix(folder)
              && (app.folders.contains(library.folder[...]) || folder.hasPrefix(app.folder + "/"))
          }
      }.map { $0.folder + "/" }
      + (hasAppBeside ? pods : [])
    if libraries.isEmpty { return [] }
    func isSample(_ project: Project) -> Bool {
      project.hasApp && libraries.contains { (project.folder + "/").hasPrefix($0) }
    }
    let own = projects.filter { !isSample($0) }.reduce(into: Set<String>()) {
      $0.formUnion($1.paths)
    }
    return projects.filter(isSample).reduce(into: Set<String>()) { $0.formUnion($1.paths) }
      .subtracting(own)
  }
}
