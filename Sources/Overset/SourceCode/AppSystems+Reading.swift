import OversetCatalogs
import OversetConfiguration
import OversetFiles
import OversetModel
import OversetSurfaces

extension AppSystems {
  /// The systems that Xcode projects, their settings and packages say an app is for; with nothing found
  /// all of iOS.
  ///
  /// Where folders are named, only what is in them counts.
  static func read(_ configuration: Configuration, in folders: [String]? = nil) -> AppSystems {
    let roots = folders?.map(configuration.absolutePath) ?? [configuration.root]
    let found = roots.flatMap { root in
      CatalogDiscovery(root: root, exclude: configuration.exclude)
        .files(where: ProjectSettings.isMeant)
        .filter { ForeignFolders.name(around: $0) == nil }.map { "\(root)/\($0)" }
    }
    let paths = Set(found).map(ExactText.init).sorted().map(\.text)
    var project = ProjectSettings()
    var packages = ProjectSettings()
    for path in paths.prefix(ProjectSettings.mostFiles) {
      guard let text = ProjectSettings.text(ofFileAt: path) else {
        continue
      }
      // A package may be older than the app that it is part of.
      if path.hasSuffix("Package.swift") { packages.add(text) } else { project.add(text) }
    }
    let settings = project.isEmpty ? packages : project
    return AppSystems(
      platform: configuration.platform == .iOS ? settings.platform : configuration.platform,
      leastVersion: settings.leastPhone)
  }
}

/// The deployment targets in files of projects, read as plain text.
struct ProjectSettings {
  /// The least major version of iOS.
  private(set) var leastPhone: Int?
  private var isForMac = false

  static let mostFiles = 200
  private static let mostBytes = 8 << 20

  var isEmpty: Bool { leastPhone == nil && !isForMac }

  /// macOS where it has a target and iOS has none.
  var platform: Platform { isForMac && leastPhone == nil ? .macOS : .iOS }

  static func isMeant(_ path: String) -> Bool {
    path.hasSuffix(".pbxproj") || path.hasSuffix(".xcconfig") || path.hasSuffix("Package.swift")
  }

  /// Nil of a file that is very large, or cannot be read.
  static func text(ofFileAt location: String) -> String? {
    guard let size = try? InputFile(at: location).size, size <= mostBytes,
      let bytes = try? readFile(at: location)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `IPHONEOS_DEPLOYMENT_TARGET = 16.4;`, `.iOS(.v16)`, `.iOS("16.4")`.
  mutating func add(_ text: String) {
    for name in ["IPHONEOS_DEPLOYMENT_TARGET", ".iOS("] {
      for version in Self.versions(behind: name, in: text) {
        leastPhone = min(leastPhone ?? version, version)
      }
    }
    isForMac =
      isForMac
      || ["MACOSX_DEPLOYMENT_TARGET", ".macOS("].contains {
        !Self.versions(behind: $0, in: text).isEmpty
      }
  }

  /// The first numbers behind a name, each on its line.
  private static func versions(behind name: String, in text: String) -> [Int] {
    text.ranges(of: name).compactMap { range in
      let line = text[range.upperBound...].prefix { !$0.isNewline && $0 != ";" && $0 != ")" }
      let digits = line.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }
      // iOS 7 is the first of which the table could say anything.
      return Int(digits).flatMap { (7...99).contains($0) ? $0 : nil }
    }
  }
}
