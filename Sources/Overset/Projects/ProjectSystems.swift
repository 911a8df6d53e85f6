import OversetCatalogs
import OversetConfiguration
import OversetFiles
import OversetModel
import OversetSurfaces

/// What Xcode projects, their settings and packages say of an app.
struct ProjectSystems: Sendable {
  /// The systems that it is for; with nothing found all of iOS.
  let systems: AppSystems
  /// What its targets compile.
  let compiled: CompiledFiles
  /// Whether all of its apps run on iPads alone (TARGETED_DEVICE_FAMILY).
  let isOfPads: Bool
  /// Whether phones show it in landscape alone.
  let isLandscape: Bool

  /// The deployment target's major version of iOS; nil where it is not known.
  var leastPhone: Int? { systems.leastVersion }

  /// Of an app of which nothing is known.
  init() { self.init(systems: AppSystems(), compiled: CompiledFiles()) }

  private init(
    systems: AppSystems, compiled: CompiledFiles, isOfPads: Bool = false, isLandscape: Bool = false
  ) {
    (self.systems, self.compiled) = (systems, compiled)
    (self.isOfPads, self.isLandscape) = (isOfPads, isLandscape)
  }

  /// Where folders are named, only what is in them counts.
  static func read(
    _ configuration: Configuration, in folders: [String]? = nil,
    _ projects: XcodeProjects = XcodeProjects()
  ) -> ProjectSystems {
    let paths = files(configuration, in: folders)
    var project = ProjectSettings()
    var packages = ProjectSettings()
    // They count where no project says anything: one says which of them it uses, and may overrule them.
    var settingsFiles = ProjectSettings()
    var compiled = CompiledFiles()
    var families: Set<String> = []
    var read: [XcodeProject] = []
    for path in paths {
      guard let text = ProjectSettings.text(ofFileAt: path) else {
        continue
      }
      if XcodeGenProject.isMeant(path) {
        guard let described = XcodeGenProject(text) else { continue }
        project.add(described)
        described.add(to: &compiled, in: "\(path)/..")
        continue
      }
      // A package may be older than the app that it is part of.
      if path.hasSuffix("Package.swift") {
        packages.add(text)
        // Without iOS it would be compiled for the oldest that there is, which lacks SwiftUI
        // (PackageDescription reference, SupportedPlatform).
        let platforms = ProjectSettings.platforms(namedIn: text)
        if !platforms.isEmpty, !platforms.contains(.iOS) {
          compiled.add(platforms, ofFolderAt: "\(path)/..")
        }
      } else if path.hasSuffix(".xcconfig") {
        settingsFiles.add(text)
      } else {
        let parsed = projects.project(at: path)
        project.add(text) { parsed?.leastPhoneOfApps }
        families.formUnion(parsed?.familiesOfApps ?? [])
        if let parsed { read.append(parsed) }
      }
      if path.hasSuffix("/project.pbxproj"), XcodeProject.mayHaveOthers(text) {
        projects.project(at: path)?.add(to: &compiled)
      }
    }
    if project.leastPhone == nil { project.add(settingsFiles) }
    let settings = project.isEmpty ? packages : project
    let platform = configuration.platform == .iOS ? settings.platform : configuration.platform
    return ProjectSystems(
      systems: AppSystems(platform: platform, leastVersion: settings.leastPhone),
      // All code of an app for another platform is for that.
      compiled: platform == .iOS ? compiled : CompiledFiles(), isOfPads: families == ["2"],
      isLandscape: platform == .iOS
        && AppOrientations.areLandscape(
          configuration, in: roots(configuration, folders), read,
          isDescribed: paths.contains(where: XcodeGenProject.isMeant))
    )
  }

  /// The platforms that an app is for: what the configuration says, else all that its projects name, or
  /// its packages where there is no project. None where nothing says one.
  static func platforms(_ configuration: Configuration) -> Set<Platform> {
    if configuration.statesPlatform { return [configuration.platform] }
    var project: Set<Platform> = []
    var packages: Set<Platform> = []
    for path in files(configuration) {
      guard let text = ProjectSettings.text(ofFileAt: path) else { continue }
      let named = ProjectSettings.platforms(namedIn: text)
      if path.hasSuffix("Package.swift") {
        packages.formUnion(named)
      } else {
        project.formUnion(named)
      }
    }
    return project.isEmpty ? packages : project
  }

  /// The paths of what may say it, in their order.
  private static func files(
    _ configuration: Configuration, in folders: [String]? = nil
  ) -> [String] {
    let found = roots(configuration, folders).flatMap { root in
      CatalogDiscovery(root: root, exclude: configuration.exclude)
        .files(where: ProjectSettings.isMeant)
        .filter { ForeignFolders.name(around: $0) == nil }.map { "\(root)/\($0)" }
    }
    let paths = Set(found).map(ExactText.init).sorted().map(\.text)
    return Array(paths.prefix(ProjectSettings.mostFiles))
  }

  private static func roots(_ configuration: Configuration, _ folders: [String]?) -> [String] {
    folders?.map(configuration.absolutePath) ?? [configuration.root]
  }
}

/// The deployment targets in files of projects, read as plain text.
struct ProjectSettings {
  /// The least major version of iOS.
  private(set) var leastPhone: Int?
  private var isForMac = false
  /// Whether a setting names the SDK of phones, whatever version it is for.
  private var isForPhones = false

  static let mostFiles = 1000
  private static let mostBytes = 8 << 20

  var isEmpty: Bool { leastPhone == nil && !isForMac && !isForPhones }

  /// macOS where it has a target and iOS has none.
  var platform: Platform { isForMac && !isForPhones && leastPhone == nil ? .macOS : .iOS }

  static func isMeant(_ path: String) -> Bool {
    path.hasSuffix("/project.pbxproj") || path.hasSuffix(".xcconfig")
      || path.hasSuffix("Package.swift")
      || XcodeGenProject.isMeant(path)
  }

  /// Nil of a file that is very large, or cannot be read.
  static func text(ofFileAt location: String) -> [UInt8]? {
    guard let size = try? InputFile(at: location).size, size <= mostBytes else { return nil }
    return try? readFile(at: location)
  }

  /// `IPHONEOS_DEPLOYMENT_TARGET = 16.4;`, `.iOS(.v16)`, `.iOS("16.4")`.
  ///
  /// A project's tests and extensions may say less than its apps: `ofApps` answers with what these say,
  /// themselves or in the files of their settings.
  mutating func add(_ text: [UInt8], ofApps: () -> Int? = { nil }) {
    let versions = ["IPHONEOS_DEPLOYMENT_TARGET", ".iOS("].flatMap {
      Self.versions(behind: $0, in: text)
    }
    if let least = versions.min() {
      let version = ofApps() ?? least
      leastPhone = min(leastPhone ?? version, version)
    }
    isForMac =
      isForMac
      || ["MACOSX_DEPLOYMENT_TARGET", ".macOS("].contains {
        !Self.versions(behind: $0, in: text).isEmpty
      } || Self.names("SDKROOT = macosx", in: text)
    isForPhones = isForPhones || Self.names("SDKROOT = iphoneos", in: text)
  }

  /// Xcode build settings reference, SDKROOT.
  private static func names(_ setting: String, in text: [UInt8]) -> Bool {
    text.firstRange(of: Array(setting.utf8)) != nil
  }

  /// Adds what a description for XcodeGen says.
  mutating func add(_ project: XcodeGenProject) {
    leastPhone = [leastPhone, project.leastPhone].compactMap(\.self).min()
    isForMac = isForMac || project.isForMac
  }

  /// Adds what others say.
  mutating func add(_ other: ProjectSettings) {
    leastPhone = [leastPhone, other.leastPhone].compactMap(\.self).min()
    isForMac = isForMac || other.isForMac
    isForPhones = isForPhones || other.isForPhones
  }

  /// The platforms that a project or a package is for: every one that it names in a setting. Mac
  /// Catalyst shows the texts for a Mac.
  static func platforms(namedIn text: [UInt8]) -> Set<Platform> {
    let text = String(decoding: text, as: UTF8.self)
    return Set(
      names.filter { $0.names.contains { text.contains($0) } }.map(\.platform))
  }

  private static let names: [(platform: Platform, names: [String])] = [
    (.iOS, ["IPHONEOS_DEPLOYMENT_TARGET", "iphoneos", ".iOS(", "platform: iOS"]),
    (
      .macOS,
      [
        "MACOSX_DEPLOYMENT_TARGET", "macosx", ".macOS(", "SUPPORTS_MACCATALYST = YES",
        "platform: macOS",
      ]
    ),
    (.tvOS, ["TVOS_DEPLOYMENT_TARGET", "appletvos", ".tvOS("]),
    (.watchOS, ["WATCHOS_DEPLOYMENT_TARGET", "watchos", ".watchOS("]),
    (.visionOS, ["XROS_DEPLOYMENT_TARGET", "xros", ".visionOS("]),
  ]

  /// The first numbers behind a name, each on its line.
  private static func versions(behind name: String, in text: [UInt8]) -> [Int] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let ends = "\n\r;)".utf8
    return text.indices.compactMap { index in
      guard text[index...].starts(with: name.utf8) else { return nil }
      let line = text[(index + name.utf8.count)...].prefix { !ends.contains($0) }
      let number = line.drop { !digits.contains($0) }.prefix(while: digits.contains)
      // iOS 7 is the first of which the table could say anything.
      return Int(String(decoding: number, as: UTF8.self)).flatMap {
        (7...99).contains($0) ? $0 : nil
      }
    }
  }
}
