import OversetCatalogs
import OversetFiles
import OversetModel
import OversetSources

/// Files of tables that lie beside those that the app has, and are in no target, as a service for
/// translations may have put them there; and those of a framework in languages that the app does not have.
///
/// Xcode copies `xx.lproj/Table.strings` where a phase for resources has the group of variants
/// (`PBXVariantGroup`) that names it. So a file that no project names is not in the app where the group
/// of its table names other locales. Wherever something else may copy it, it counts as shipped: a folder
/// that a target takes as a whole, a package, a pod, a script, or a project that is made from a
/// description.
///
/// A storyboard or XIB that no project names, beside others that one does name, is in no target either,
/// and its translations with it.
struct UnshippedFiles {
  /// Paths from the root.
  private(set) var files: Set<String> = []
  private(set) var notices: [Notice] = []
  /// What projects name; nil where that is not known.
  let targets: ShippedTables?

  /// Looks for them among files, but not among those that are named, or whose folder is.
  init(
    among files: [String], named: Set<String>, root: String, _ projects: XcodeProjects
  ) {
    let located = files.filter { !named.contains($0) && !named.contains(Self.folder(of: $0)) }
      .compactMap { path in Location(FilePath(path).joined(to: root)).map { (path, $0) } }
    targets = ShippedTables(located.map(\.1), root: root, projects)
    let exports = Self.exports(among: files, named: named)
    self.files = Set(exports)
    if !exports.isEmpty { notices = [Self.notice("exported for translators", exports)] }
    notices += (targets?.unusedPackages ?? []).map {
      Notice(
        .note,
        "'\($0)' is of a package of which no project of the app takes a product: its code is not read"
      )
    }
    notices += (targets?.copiedProjects ?? []).map {
      Notice(
        .note,
        "'\($0)' is a copy of a project that a workspace takes from another folder: its code is not read"
      )
    }
    guard let targets, !files.isEmpty else { return }
    let languages = Set(
      located.map(\.1).filter { !targets.isOfDependency($0) }.map(\.language))
    var unnamed: [String: [String]] = [:]
    var foreign: [String: [String]] = [:]
    // Of a string catalog of the app it is not known here which languages it has.
    let areKnown = !files.contains { path in
      FilePath(path).fileExtension == "xcstrings"
        && !targets.isInPackage(fileAt: FilePath(path).joined(to: root))
    }
    for (path, location) in located {
      if let project = targets.project(without: location) {
        unnamed[project, default: []].append(path)
      } else if let project = targets.project(withoutLocaleOf: location, among: languages),
        areKnown || !targets.isInPackage(fileAt: location.path)
      {
        foreign[project, default: []].append(path)
      }
    }
    if !foreign.isEmpty, Self.mayMixLanguages(root) { foreign = [:] }
    let found = Set((Array(unnamed.values) + Array(foreign.values)).joined())
    let orphans = Self.orphans(
      among: files.filter { !found.contains($0) }, named: named, root: root, targets)
    self.files.formUnion(found.union(orphans))
    notices +=
      Self.notices(unnamed) { "in no target of '\($0)'" }
      + (orphans.isEmpty ? [] : [Self.notice("in no target of a project", orphans)])
      + Self.notices(foreign) { "in languages that the app of '\($0)' does not have" }
  }

  /// Whether an app may let bundles in it have other languages than its own has files in, or says itself which it has
  /// (CFBundleAllowMixedLocalizations and CFBundleLocalizations).
  private static func mayMixLanguages(_ root: String) -> Bool {
    let paths = CatalogDiscovery(root: root).files { path in
      ShippedTables.isMeant(path)
        || [".plist", ".xcconfig", ".sh", ".rb", ".py", ".yml", "Fastfile"]
          .contains(where: path.hasSuffix)
    }
    return paths.count > ProjectSettings.mostFiles
      || paths.contains { path in
        let text = ProjectSettings.text(ofFileAt: FilePath(path).joined(to: root))
        let words = WordSet(of: text ?? [])
        return ["", "INFOPLIST_KEY_"].contains { prefix in
          words.contains("\(prefix)CFBundleAllowMixedLocalizations")
            || words.contains("\(prefix)CFBundleLocalizations")
        }
      }
  }

  /// What Xcode wrote into localization catalogs (`.xcloc`) for translators, where the app has the texts itself:
  /// it shows those of an export once they are imported (Xcode, Importing localizations).
  private static func exports(among files: [String], named: Set<String>) -> [String] {
    func folder(of path: String) -> String? {
      let folders = path.split(separator: "/").dropLast()
      return folders.firstIndex { $0.hasSuffix(".xcloc") }.map {
        folders[...$0].joined(separator: "/")
      }
    }
    let hasTexts = files.contains { path in
      folder(of: path) == nil
        && ["strings", "xcstrings"].contains(FilePath(path).fileExtension)
    }
    guard hasTexts else { return [] }
    return files.filter { path in
      guard let folder = folder(of: path), path.hasPrefix("\(folder)/Localized Contents/") else {
        return false
      }
      return !named.contains(path) && !named.contains(folder)
    }
  }

  private static func notices(
    _ found: [String: [String]], _ place: (_ project: String) -> String
  ) -> [Notice] {
    found.sorted { ExactText($0.key) < ExactText($1.key) }
      .map { notice(place($0.key), $0.value) }
  }

  /// Documents that no project names, and the files with their translations.
  private static func orphans(
    among files: [String], named: Set<String>, root: String, _ targets: ShippedTables
  ) -> [String] {
    func isChosen(_ path: String) -> Bool {
      named.contains(path) || named.contains(folder(of: path))
    }
    let all = files.filter { ["storyboard", "xib"].contains(FilePath($0).fileExtension) }
    let documents = all.filter { path in
      !isChosen(path) && targets.lacks(documentAt: FilePath(path).joined(to: root))
    }
    if documents.isEmpty { return [] }
    // A document may be left of one locale alone: the translations are another's then.
    let tables = Set(documents.map { table(of: $0) })
      .subtracting(Set(all).subtracting(documents).map { table(of: $0) })
    return files.filter { path in
      documents.contains(path)
        || !isChosen(path) && tables.contains(table(of: path))
          && ["strings", "stringsdict", "xcstrings"].contains(FilePath(path).fileExtension)
    }
  }

  /// The folder around the `xx.lproj` of a file, and its name.
  private static func table(of path: String) -> String {
    let name = FilePath(path).baseName
    var folders = path.split(separator: "/").dropLast()
    if folders.last?.hasSuffix(".lproj") ?? false { folders.removeLast() }
    return (folders + [name[...]]).joined(separator: "/")
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func notice(_ place: String, _ files: [String]) -> Notice {
    let more = files.count == 2 ? " and 1 more file" : " and \(files.count - 1) more files"
    let what = "'\(files[0])'\(files.count == 1 ? " is" : "\(more) are")"
    let them = files.count == 1 ? "it" : "them"
    return Notice(.warning, "\(what) \(place): the app does not ship \(them)")
  }

  /// Where a file of a table lies, as the file system of a Mac knows it: without regard to case.
  struct Location {
    /// Absolute.
    let path: String
    /// The path without the `xx.lproj` folder.
    let table: String
    /// Whether the file has texts, and is no document with texts.
    let isPlain: Bool
    /// The table's own name.
    let name: String
    /// That of the locale's folder: `de` of `de-AT`; `base`.
    let language: String

    /// What is the same for files of one table and locale in any folder.
    let textName: String

    /// Documents are of the table whose `.strings` files translate them. Nil for a file in no `xx.lproj`
    /// folder, and where a table has all locales in one file.
    init?(_ path: String) {
      self.path = CompiledFiles.normalized(path).lowercased()
      var components = self.path.split(separator: "/")
      guard let name = components.popLast(), let folder = components.popLast(),
        folder.hasSuffix(".lproj"), let type = FilePath(String(name)).fileExtension
      else { return nil }
      isPlain = type == "strings" || type == "stringsdict"
      guard isPlain || ["storyboard", "xib", "intentdefinition"].contains(type) else { return nil }
      let table = FilePath(String(name)).baseName + (type == "stringsdict" ? ".stringsdict" : "")
      self.name = table
      let locale = String(folder.dropLast(6))
      language = Self.language(locale)
      textName = "\(LocaleIdentifier(locale)?.identifier ?? locale)/\(table)"
      self.table = (components + [table[...]]).map { "/" + $0 }.joined()
    }

    /// Of the name of a locale or of a region of a project: `English` is `en`.
    static func language(_ name: String) -> String {
      name.lowercased() == "base"
        ? "base" : (LocaleIdentifier(name)?.language).map(String.init) ?? name
    }
  }
}
