import OversetCatalogs
import OversetConfiguration
import OversetFiles
import OversetSources
import OversetSyntax

/// Which way up an app is shown on phones.
enum AppOrientations {
  /// Whether phones show an app in landscape alone: every configuration of every app says that of orientations, in its
  /// settings or its property list (Information Property List, UISupportedInterfaceOrientations), and no code of its
  /// delegate says something else (UIApplicationDelegate, `application(_:supportedInterfaceOrientationsFor:)`).
  static func areLandscape(
    _ configuration: Configuration, in roots: [String], _ projects: [XcodeProject],
    isDescribed: Bool
  ) -> Bool {
    // A tool makes the project, and its property lists.
    if isDescribed { return false }
    let stated =
      projects.isEmpty
      ? lists(configuration, in: roots) : projects.flatMap(\.orientationsOfApps)
    let areLandscape = stated.allSatisfy { names in
      names.map { !$0.isEmpty && $0.allSatisfy(isLandscape) } ?? false
    }
    return areLandscape && !stated.isEmpty && !isDecidedByCode(configuration, in: roots)
  }

  private static func isLandscape(_ name: String) -> Bool {
    name.hasPrefix("UIInterfaceOrientationLandscape")
  }

  /// What each property list of an app has, where no project is there to say which they are; nil of one that says
  /// nothing.
  private static func lists(_ configuration: Configuration, in roots: [String]) -> [[String]?] {
    let paths = files(configuration, in: roots) { $0.hasSuffix("Info.plist") }
    return paths.compactMap { path in
      guard let values = properties(inFileAt: path), values["LSRequiresIPhoneOS"] != nil else {
        return nil
      }
      return .some(orientations(values))
    }
  }

  fileprivate static func properties(
    inFileAt path: String
  ) -> [String: PropertyList.Content]? {
    ProjectSettings.text(ofFileAt: path).flatMap { PropertyListFile($0).root?.content.object }
  }

  fileprivate static func orientations(_ values: [String: PropertyList.Content]) -> [String]? {
    (values["\(key)~iphone"] ?? values[key])?.texts
  }

  fileprivate static let key = "UISupportedInterfaceOrientations"

  /// Also where there are more files than are looked at.
  private static func isDecidedByCode(_ configuration: Configuration, in roots: [String]) -> Bool {
    let words = ["supportedInterfaceOrientationsFor", "supportedInterfaceOrientationsForWindow"]
    let paths = files(configuration, in: roots) { path in
      [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
    }
    return paths.count > mostFiles
      || paths.contains { path in
        guard let bytes = ProjectSettings.text(ofFileAt: path) else { return true }
        let all = WordSet(of: bytes)
        return words.contains(where: all.contains)
      }
  }

  private static let mostFiles = 10_000

  private static func files(
    _ configuration: Configuration, in roots: [String],
    where isMeant: @escaping (String) -> Bool
  ) -> [String] {
    roots.flatMap { root in
      CatalogDiscovery(root: root, exclude: configuration.exclude).files(where: isMeant)
        .filter { ForeignFolders.name(around: $0) == nil }.map { "\(root)/\($0)" }
    }
  }
}

extension XcodeProject {
  /// What each configuration of each app says, in the property list that Xcode makes (Build settings reference,
  /// INFOPLIST_KEY_UISupportedInterfaceOrientations) or in one of its own; nil where it says nothing.
  fileprivate var orientationsOfApps: [[String]?] {
    let shared = configurations(of: project)
    let key = "INFOPLIST_KEY_\(AppOrientations.key)"
    return appsOfPhones.flatMap(configurations).map { configuration in
      let ofProject = counterpart(of: configuration, among: shared)
      func value(_ name: String) -> String? {
        [configuration, ofProject].lazy.compactMap { $0 }
          .compactMap { setting(name, of: $0) }.first
      }
      if let made = value("\(key)_iPhone") ?? value(key) {
        return made.split(separator: " ").map(String.init)
      }
      return value("INFOPLIST_FILE").flatMap(path(ofSetting:))
        .flatMap(AppOrientations.properties(inFileAt:)).flatMap(AppOrientations.orientations)
    }
  }

  /// An absolute path. Nil where the value takes in another setting than the project's folder: `$(TARGET_NAME)/Info.plist`.
  private func path(ofSetting value: String) -> String? {
    var value = value
    for name in ["SRCROOT", "PROJECT_DIR"] {
      for start in ["$(\(name))/", "${\(name)}/", "$\(name)/"] where value.hasPrefix(start) {
        value.removeFirst(start.count)
      }
    }
    if value.isEmpty || value.contains("$") { return nil }
    return CompiledFiles.normalized(value.hasPrefix("/") ? value : "\(folder)/\(value)")
  }
}
