import OversetCatalogs
import OversetConfiguration
import OversetModel
import OversetSources
import OversetSyntax

/// The storyboards, XIBs and controllers that an app's files name beside its code: property lists
/// (UIMainStoryboardFile, NSMainNibFile, UISceneStoryboardFile, NSExtensionPrincipalClass), and what Xcode
/// and other tools make them of; and documents whose layouts are not read, which may hold anything.
struct NamedDocuments {
  private(set) var names: Set<String> = []
  /// Those that are not for iPads alone, as `UIMainStoryboardFile~ipad` is (Information Property List,
  /// "Platform-specific and device-specific keys").
  private(set) var onPhones: Set<String> = []
  /// Those that apps or their scenes begin with (UIMainStoryboardFile, UISceneStoryboardFile); none where there are
  /// more files than are looked at.
  private(set) var first: Set<String> = []

  /// Those of some names that a file says; nil where no property list and no project is there to say one.
  /// `documents` are the paths of those that are read.
  init?(
    among names: Set<String>, besides documents: Set<String>, _ configuration: Configuration
  ) {
    let paths = CatalogDiscovery(root: configuration.root, exclude: configuration.exclude)
      .files { Self.isMeant($0) || Self.isDocument($0) && !documents.contains($0) }.map(
        ExactText.init
      )
      .sorted().map(\.text)
    if !paths.contains(where: { $0.hasSuffix("Info.plist") || $0.hasSuffix("/project.pbxproj") }) {
      return nil
    }
    for path in paths.prefix(Self.mostFiles) {
      guard let bytes = ProjectSettings.text(ofFileAt: configuration.absolutePath(path)) else {
        continue
      }
      let said: Set<String>
      if path.hasSuffix(".plist") {
        let content = PropertyListFile(bytes).root?.content
        said = names.intersection(Self.texts(in: content, onPhones: true))
        self.names.formUnion(names.intersection(Self.texts(in: content, onPhones: false)))
        first.formUnion(
          names.intersection(Self.texts(in: content, onPhones: false, of: Self.firstKeys)))
      } else if Self.isDocument(path) {
        said = names.filter(WordSet(of: bytes).contains)
      } else {
        said = Self.said(in: bytes, among: names)
        first.formUnion(Self.said(in: bytes, among: names, by: Self.firstSettings))
      }
      self.names.formUnion(said)
      onPhones.formUnion(said)
    }
    if paths.count > Self.mostFiles { first = [] }
  }

  private static let mostFiles = 400

  private static func isMeant(_ path: String) -> Bool {
    [".plist", "/project.pbxproj", ".xcconfig", ".yml", ".yaml", "project.json"]
      .contains(where: path.hasSuffix)
  }

  private static func isDocument(_ path: String) -> Bool {
    [".xib", ".storyboard"].contains(where: path.hasSuffix)
  }

  private static let firstKeys: Set<String> = [
    "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone",
    "UISceneStoryboardFile",
  ]
  private static let firstSettings = hashes(of: ["UIMainStoryboardFile", "UISceneStoryboardFile"])

  /// All texts that a property list has, at any depth, or those of some keys.
  private static func texts(
    in content: PropertyList.Content?, onPhones: Bool, of keys: Set<String>? = nil
  ) -> [String] {
    var found: [String] = []
    var rest = [content].compactMap(\.self)
    while let next = rest.popLast() {
      switch next {
      // `$(PRODUCT_MODULE_NAME).ShareViewController`
      case .text(let text) where keys == nil:
        found += [text] + text.split(separator: ".").suffix(1).map(String.init)
      case .array(let values): rest += values.map(\.content)
      case .dictionary(let pairs):
        if let keys {
          found += pairs.filter { $0.key.map(keys.contains) ?? false }
            .compactMap(\.value.content.text)
        }
        rest += pairs.filter { !onPhones || $0.key?.hasSuffix("~ipad") != true }.map(
          \.value.content)
      case .text, .other: break
      }
    }
    return found
  }

  /// The names in lines of settings: `INFOPLIST_KEY_UIMainStoryboardFile = Main;`,
  /// `UIMainStoryboardFile: Main`.
  private static func said(
    in bytes: [UInt8], among names: Set<String>, by settings: Set<UInt64> = settings
  ) -> Set<String> {
    var found: Set<String> = []
    var end = 0
    while let start = bytes[end...].firstIndex(where: WordSet.isNamed) {
      end = bytes[start...].firstIndex { !WordSet.isNamed($0) } ?? bytes.count
      guard settings.contains(WordSet.hash(of: bytes, in: start..<end)) else { continue }
      let value = bytes[end...].prefix { $0 != UInt8(ascii: "\n") }
      let line = String(decoding: value.prefix(1000), as: UTF8.self)
      found.formUnion(names.filter(line.contains))
    }
    return found
  }

  /// The hashes of the keys of property lists that name a document or a controller, and of the settings that
  /// Xcode makes them of.
  private static let settings = hashes(of: [
    "UIMainStoryboardFile", "UISceneStoryboardFile", "UILaunchStoryboardName",
    "NSMainStoryboardFile", "NSMainNibFile", "NSExtensionMainStoryboard",
    "NSExtensionPrincipalClass", "NSPrincipalClass",
  ])

  private static func hashes(of keys: [String]) -> Set<UInt64> {
    Set(keys.flatMap { [$0, "INFOPLIST_KEY_\($0)"] }.map { WordSet.hash(of: $0) })
  }
}
