import OversetCatalogs
import OversetConfiguration
import OversetFiles
import OversetSources
import OversetSyntax

/// Which way up an app is shown on phones.
enum AppOrientations {
  /// Whether phones show an app in landscape alone: all that its property lists and projects say of orientations
  /// is that (Information Property List, UISupportedInterfaceOrientations), and no code of its delegate says
  /// something else (UIApplicationDelegate, `application(_:supportedInterfaceOrientationsFor:)`).
  static func areLandscape(
    _ configuration: Configuration, in roots: [String], _ projects: [XcodeProject]
  ) -> Bool {
    let stated = projects.flatMap(\.orientationsOfApps) + lists(configuration, in: roots)
    return !stated.isEmpty
      && stated.allSatisfy { names in
        !names.isEmpty && names.allSatisfy { $0.hasPrefix("UIInterfaceOrientationLandscape") }
      }
      && !isDecidedByCode(configuration, in: roots)
  }

  /// What each property list has.
  private static func lists(_ configuration: Configuration, in roots: [String]) -> [[String]] {
    files(configuration, in: roots) { $0.hasSuffix("Info.plist") }.compactMap { path in
      guard let bytes = ProjectSettings.text(ofFileAt: path),
        WordSet(of: bytes).contains("UISupportedInterfaceOrientations"),
        let values = PropertyListFile(bytes).root?.content.object
      else { return nil }
      let key = "UISupportedInterfaceOrientations"
      return (values["\(key)~iphone"] ?? values[key])?.texts
    }
  }

  private static func isDecidedByCode(_ configuration: Configuration, in roots: [String]) -> Bool {
    let words = [
      "supportedInterfaceOrientationsFor", "supportedInterfaceOrientationsForWindow",
    ]
    return files(configuration, in: roots) { path in
      [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
    }.contains { path in
      guard let bytes = ProjectSettings.text(ofFileAt: path) else { return true }
      let all = WordSet(of: bytes)
      return words.contains(where: all.contains)
    }
  }

  private static func files(
    _ configuration: Configuration, in roots: [String], where isMeant: @escaping (String) -> Bool
  ) -> [String] {
    roots.flatMap { root in
      CatalogDiscovery(root: root, exclude: configuration.exclude).files(where: isMeant)
        .filter { ForeignFolders.name(around: $0) == nil }.map { "\(root)/\($0)" }
    }
  }
}

extension XcodeProject {
  /// What the configurations of apps have put into property lists that Xcode makes (Build settings reference,
  /// INFOPLIST_KEY_UISupportedInterfaceOrientations).
  fileprivate var orientationsOfApps: [[String]] {
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    return appsOfPhones.flatMap(configurations).compactMap { configuration in
      let text =
        setting("\(key)_iPhone", of: configuration) ?? setting(key, of: configuration)
      return text?.split(separator: " ").map(String.init)
    }
  }
}
