import OversetFiles
import OversetModel
import OversetSources
import OversetSyntax

/// An Xcode project (`project.pbxproj`), as far as it says which files are compiled for which
/// platforms.
struct XcodeProject {
  private typealias Object = [String: PropertyList.Content]

  /// By their identifiers.
  private let objects: [String: Object]
  /// The folder that the project's own paths begin in.
  private let folder: String

  /// Nil of a file that is no project, and of one that is for iOS alone.
  init?(_ bytes: [UInt8], in folder: String) {
    guard Self.mayHaveOthers(bytes), let root = PropertyListFile(bytes).root?.content.object,
      let objects = root["objects"]?.object
    else { return nil }
    self.objects = objects.compactMapValues(\.object)
    self.folder = folder
  }

  /// Adds the files of all targets.
  func add(to compiled: inout CompiledFiles) {
    let paths = paths()
    for (id, object) in objects where object["isa"]?.text == "PBXNativeTarget" {
      let platforms = platforms(of: object)
      for phase in objects(object["buildPhases"])
      where phase["isa"]?.text == "PBXSourcesBuildPhase" {
        for file in objects(phase["files"]) {
          guard let path = file["fileRef"]?.text.flatMap({ paths[$0] }) else { continue }
          compiled.add(platforms, ofFileAt: path)
        }
      }
      for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
        guard let path = paths[group] else { continue }
        compiled.add(platforms, ofFolderAt: path)
      }
      addExceptions(ofTarget: id, paths, to: &compiled)
    }
  }

  /// Files of a folder that belong to other targets than the folder: which is not followed, so that
  /// they may be for iOS.
  private func addExceptions(
    ofTarget target: String, _ paths: [String: String], to compiled: inout CompiledFiles
  ) {
    for (id, group) in objects {
      guard let folder = paths[id] else { continue }
      for exception in objects(group["exceptions"]) where exception["target"]?.text == target {
        for file in exception["membershipExceptions"]?.texts ?? [] {
          compiled.add([.iOS], ofFileAt: "\(folder)/\(file)")
        }
      }
    }
  }

  // MARK: Paths

  /// Of groups and files, by their identifiers: each is in the folder of the group around it, unless
  /// it says another one.
  private func paths() -> [String: String] {
    var paths: [String: String] = [:]
    var open: [(id: String, folder: String)] = objects.values.compactMap { object in
      guard object["isa"]?.text == "PBXProject", let main = object["mainGroup"]?.text else {
        return nil
      }
      return (main, "\(folder)/\(object["projectDirPath"]?.text ?? "")")
    }
    while let (id, around) = open.popLast() {
      guard let object = objects[id], paths[id] == nil else { continue }
      let own = object["path"]?.text ?? ""
      switch object["sourceTree"]?.text {
      case "<group>": paths[id] = "\(around)/\(own)"
      case "SOURCE_ROOT": paths[id] = "\(folder)/\(own)"
      default: continue
      }
      guard let path = paths[id] else { continue }
      open += (object["children"]?.texts ?? []).map { ($0, path) }
    }
    return paths
  }

  // MARK: Platforms

  /// The platforms that a target is for in any configuration; iOS where that is not said.
  private func platforms(of target: Object) -> Set<Platform> {
    let project = objects.values.first { $0["isa"]?.text == "PBXProject" }
    let own = configurations(of: target)
    let shared = project.map { configurations(of: $0) } ?? []
    let all = own.map { configuration in
      Self.platforms(of: configuration)
        ?? shared.first { $0["name"]?.text == configuration["name"]?.text }
        .flatMap { Self.platforms(of: $0) } ?? [.iOS]
    }
    return all.isEmpty ? [.iOS] : all.reduce(into: []) { $0.formUnion($1) }
  }

  private func configurations(of owner: Object) -> [Object] {
    guard let list = owner["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else {
      return []
    }
    return objects(list["buildConfigurations"])
  }

  /// Nil where the configuration does not say it.
  private static func platforms(of configuration: Object) -> Set<Platform>? {
    let settings = configuration["buildSettings"]?.object ?? [:]
    let texts = ["SUPPORTED_PLATFORMS", "SDKROOT"].compactMap { settings[$0]?.text }
    guard let text = texts.first(where: { !$0.isEmpty && $0 != "auto" }) else { return nil }
    let platforms = text.split(separator: " ").map { platformsOfSDKs[String($0)] }
    return platforms.contains(nil) ? [.iOS] : Set(platforms.compactMap { $0 })
  }

  private static let platformsOfSDKs: [String: Platform] = [
    "iphoneos": .iOS, "iphonesimulator": .iOS, "macosx": .macOS, "appletvos": .tvOS,
    "appletvsimulator": .tvOS, "watchos": .watchOS, "watchsimulator": .watchOS, "xros": .visionOS,
    "xrsimulator": .visionOS,
  ]

  private func objects(_ identifiers: PropertyList.Content?) -> [Object] {
    (identifiers?.texts ?? []).compactMap { objects[$0] }
  }
}

extension XcodeProject {
  /// Whether a target can be for another platform than iOS: most projects need no more reading.
  private static func mayHaveOthers(_ bytes: [UInt8]) -> Bool {
    let words = WordSet(of: bytes)
    return ["appletvos", "watchos", "macosx", "xros"].contains(where: words.contains)
  }
}

extension PropertyList.Content {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Those of an array that are texts; nil of anything else.
  fileprivate var texts: [String]? {
    if case .array(let values) = self { values.compactMap(\.content.text) } else { nil }
  }

  /// The last of equal keys counts.
  fileprivate var object: [String: PropertyList.Content]? {
    guard case .dictionary(let pairs) = self else { return nil }
    return Dictionary(
      pairs.compactMap { pair in pair.key.map { ($0, pair.value.content) } },
      uniquingKeysWith: { $1 })
  }
}
