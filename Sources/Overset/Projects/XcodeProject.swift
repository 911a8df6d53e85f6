import OversetFiles
import OversetModel
import OversetSources
import OversetSyntax

/// An Xcode project (`project.pbxproj`), as far as it says which files are compiled for which
/// platforms.
struct XcodeProject: Sendable {
  typealias Object = [String: PropertyList.Content]

  /// By their identifiers.
  let objects: [String: Object]
  let project: Object
  /// The folder that the project's own paths begin in.
  let folder: String
  /// What the configuration files say, by the identifiers of their references.
  var settingsOfFiles: [String: [String: String]] = [:]

  /// Nil of a file that is no project.
  init?(whole bytes: [UInt8], in folder: String) {
    guard let root = PropertyListFile(bytes).root?.content.object,
      let objects = root["objects"]?.object?.compactMapValues(\.object),
      let project = root["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    (self.objects, self.project, self.folder) = (objects, project, folder)
  }

  /// Adds the files of all targets.
  func add(to compiled: inout CompiledFiles) {
    let paths = paths()
    let shared = configurations(of: project)
    let targets = objects(project["targets"])
    if targets.count > Self.mostTargets { return }
    for target in targets {
      let platforms = platforms(of: target, shared)
      for phase in objects(target["buildPhases"])
      where phase["isa"]?.text == "PBXSourcesBuildPhase" {
        for file in objects(phase["files"]) {
          guard let path = file["fileRef"]?.text.flatMap({ paths[$0] }) else { continue }
          compiled.add(platforms, ofFileAt: path)
        }
      }
      for group in target["fileSystemSynchronizedGroups"]?.texts ?? [] {
        guard let path = paths[group] else { continue }
        compiled.add(platforms, ofFolderAt: path)
      }
    }
    addExceptions(paths, to: &compiled)
  }

  /// Files of a folder that belong to other targets than the folder. Which is not looked for: they may
  /// be for iOS.
  private func addExceptions(_ paths: [String: String], to compiled: inout CompiledFiles) {
    var seen: Set<String> = []
    for (id, folder) in paths.sorted(by: { $0.key < $1.key }) {
      for exception in objects[id]?["exceptions"]?.texts ?? []
      where seen.insert(exception).inserted {
        for file in objects[exception]?["membershipExceptions"]?.texts ?? [] {
          compiled.add([.iOS], ofFileAt: "\(folder)/\(file)")
        }
      }
    }
  }

  /// More than an app has: a made-up project could have many that share one long list.
  static let mostTargets = 200
  private static let mostConfigurations = 50
  private static let mostOfPath = 4096

  // MARK: Paths

  /// Of groups and files, by their identifiers: each is in the folder of the group around it, unless
  /// it says another one.
  func paths() -> [String: String] {
    var paths: [String: String] = [:]
    let root = "\(folder)/\(project["projectDirPath"]?.text ?? "")"
    var open = [(id: project["mainGroup"]?.text ?? "", folder: root)]
    while let (id, around) = open.popLast() {
      guard let object = objects[id], paths[id] == nil, around.utf8.count < Self.mostOfPath else {
        continue
      }
      let own = object["path"]?.text ?? ""
      switch object["sourceTree"]?.text {
      case "<group>": paths[id] = "\(around)/\(own)"
      case "SOURCE_ROOT": paths[id] = "\(root)/\(own)"
      default: continue
      }
      guard let path = paths[id] else { continue }
      open += (object["children"]?.texts ?? []).map { ($0, path) }
    }
    return paths
  }

  /// The identifiers of the files in phases of targets, each of a group of variants.
  var builtFiles: Set<String> {
    var found: Set<String> = []
    for object in objects.values where object["isa"]?.text == "PBXBuildFile" {
      guard let file = object["fileRef"]?.text else { continue }
      found.insert(file)
      found.formUnion(objects[file]?["children"]?.texts ?? [])
    }
    return found
  }

  /// Whether a target is an app.
  var hasApp: Bool {
    objects.values.contains { $0["productType"]?.text == "com.apple.product-type.application" }
  }

  // MARK: Platforms

  /// The platforms that a target is for in any configuration; iOS where that is not said, and its settings, which are
  /// all there, do not speak of macOS alone.
  func platforms(of target: Object, _ shared: [Object]) -> Set<Platform> {
    let all = configurations(of: target).map { configuration -> Set<Platform> in
      let ofProject = counterpart(of: configuration, among: shared)
      let both = [configuration, ofProject].compactMap { $0 }
      func has(_ name: String) -> Bool { both.contains { setting(name, of: $0) != nil } }
      let isForMac =
        has("MACOSX_DEPLOYMENT_TARGET") && !Self.settingsOfOthers.contains(where: has)
        && both.allSatisfy { $0["baseConfigurationReference"]?.text.map(isRead) ?? true }
      return both.lazy.compactMap(ownPlatforms).first ?? (isForMac ? [.macOS] : [.iOS])
    }
    return all.isEmpty ? [.iOS] : all.reduce(into: []) { $0.formUnion($1) }
  }

  /// What a target has that is not for macOS alone.
  private static let settingsOfOthers = [
    "SDKROOT", "SUPPORTED_PLATFORMS", "TARGETED_DEVICE_FAMILY", "IPHONEOS_DEPLOYMENT_TARGET",
    "TVOS_DEPLOYMENT_TARGET", "WATCHOS_DEPLOYMENT_TARGET", "XROS_DEPLOYMENT_TARGET",
  ]

  /// Whether a file of settings is there, by the identifier of its reference.
  private func isRead(_ reference: String) -> Bool { settingsOfFiles[reference] != nil }

  /// The least deployment target's major version of iOS of all apps; nil where one of them does not say
  /// it, and where there is none.
  var leastPhoneOfApps: Int? {
    let shared = configurations(of: project)
    let versions = appsOfPhones.flatMap(configurations).map { configuration in
      leastPhone(of: configuration)
        ?? counterpart(of: configuration, among: shared).flatMap(leastPhone)
    }
    return versions.contains(nil) ? nil : versions.compactMap { $0 }.min()
  }

  /// Which devices the apps for iOS say that they run on: "1" is a phone, "2" an iPad, and what a configuration
  /// does not say is a phone (Build settings reference, TARGETED_DEVICE_FAMILY); "?" where that is not known.
  var familiesOfApps: Set<String> {
    let shared = configurations(of: project)
    let name = "TARGETED_DEVICE_FAMILY"
    return Set(
      appsOfPhones.flatMap(configurations).map { configuration in
        let both = [configuration, counterpart(of: configuration, among: shared)].compactMap(\.self)
        let isConditional = both.contains { settings in
          settings["buildSettings"]?.object?.keys.contains { $0.hasPrefix("\(name)[") } ?? false
        }
        if isConditional { return "?" }
        let areRead = both.allSatisfy { $0["baseConfigurationReference"]?.text.map(isRead) ?? true }
        return both.lazy.compactMap { setting(name, of: $0) }.first ?? (areRead ? "1" : "?")
      })
  }

  /// The targets that make apps for iOS.
  var appsOfPhones: [Object] {
    let shared = configurations(of: project)
    return objects(project["targets"]).prefix(Self.mostTargets).filter {
      $0["productType"]?.text == "com.apple.product-type.application"
        && platforms(of: $0, shared).contains(.iOS)
    }
  }

  private func leastPhone(of configuration: Object) -> Int? {
    setting("IPHONEOS_DEPLOYMENT_TARGET", of: configuration).flatMap {
      Int($0.prefix { $0 != "." })
    }
  }

  func configurations(of owner: Object) -> [Object] {
    guard let list = owner["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else {
      return []
    }
    return Array(objects(list["buildConfigurations"]).prefix(Self.mostConfigurations))
  }

  /// The project's own configuration of the name of a target's, which has what that does not say.
  func counterpart(of configuration: Object, among shared: [Object]) -> Object? {
    shared.first { $0["name"]?.text == configuration["name"]?.text }
  }

  /// Nil where the configuration does not say it.
  private func ownPlatforms(of configuration: Object) -> Set<Platform>? {
    let texts = ["SUPPORTED_PLATFORMS", "SDKROOT"].compactMap { setting($0, of: configuration) }
    guard let text = texts.first(where: { !$0.isEmpty && $0 != "auto" }) else { return nil }
    // Older projects name a version: `macosx10.6`.
    let platforms = text.split(separator: " ").map {
      Self.platformsOfSDKs[String($0.prefix { !$0.isNumber })]
    }
    return platforms.contains(nil) ? [.iOS] : Set(platforms.compactMap { $0 })
  }

  private static let platformsOfSDKs: [String: Platform] = [
    "iphoneos": .iOS, "iphonesimulator": .iOS, "macosx": .macOS, "appletvos": .tvOS,
    "appletvsimulator": .tvOS, "watchos": .watchOS, "watchsimulator": .watchOS, "xros": .visionOS,
    "xrsimulator": .visionOS,
  ]

  func objects(_ identifiers: PropertyList.Content?) -> [Object] {
    (identifiers?.texts ?? []).compactMap { objects[$0] }
  }
}

extension XcodeProject {
  /// Whether a target can be for another platform than iOS: most projects need no more reading.
  static func mayHaveOthers(_ bytes: [UInt8]) -> Bool {
    let words = WordSet(of: bytes)
    return ["appletvos", "watchos", "macosx", "xros"].contains(where: words.contains)
  }
}

extension PropertyList.Content {
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Those of an array that are texts; nil of anything else.
  var texts: [String]? {
    if case .array(let values) = self { values.compactMap(\.content.text) } else { nil }
  }

  /// The last of equal keys counts.
  var object: [String: PropertyList.Content]? {
    guard case .dictionary(let pairs) = self else { return nil }
    return Dictionary(
      pairs.compactMap { pair in pair.key.map { ($0, pair.value.content) } },
      uniquingKeysWith: { $1 })
  }
}
