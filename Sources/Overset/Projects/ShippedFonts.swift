import OversetCatalogs
import OversetFiles
import OversetSources
import OversetSyntax

/// The font files of an app that its labels can use.
///
/// A font is there for UIKit where `Info.plist` names its file (UIAppFonts; "Adding a custom font to your app"), or
/// where code registers it (Core Text, CTFontManagerRegisterFontsForURL). A file that only lies in the folder is none:
/// a label in it is drawn in the system's font.
enum ShippedFonts {
  /// Those of the files of fonts below a root that labels can use; all of them where no property list of an app is
  /// there to say which.
  static func used(among fonts: [String], _ discovery: CatalogDiscovery, root: String) -> [String] {
    if fonts.isEmpty { return fonts }
    let pairs = discovery.files { $0.hasSuffix(".plist") }.flatMap {
      properties(inFileAt: $0, root)
    }
    let named = Set(pairs.filter { $0.key == "UIAppFonts" }.flatMap(fileNames))
    let used = fonts.filter { named.contains(name(of: $0)) }
    let isSaid = !named.isEmpty || pairs.contains { $0.key?.hasPrefix("CFBundle") ?? false }
    if !isSaid || pairs.contains(where: { $0.key == "ATSApplicationFontsPath" })
      || used.count == fonts.count || registersFonts(discovery, root)
    {
      return fonts
    }
    return used
  }

  private static func properties(inFileAt path: String, _ root: String) -> [PropertyList.Pair] {
    guard let bytes = text(path, root),
      case .dictionary(let pairs) = PropertyListFile(bytes).root?.content
    else { return [] }
    return pairs
  }

  private static func fileNames(in property: PropertyList.Pair) -> [String] {
    guard case .array(let values) = property.value.content else { return [] }
    return values.compactMap { $0.content.text.map(name) }
  }

  private static func name(of path: String) -> String { String(FilePath(path).name) }

  /// Whether code registers fonts, or a tool makes such code or a property list of a file.
  private static func registersFonts(_ discovery: CatalogDiscovery, _ root: String) -> Bool {
    let settings = discovery.files { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
    let code = discovery.files { path in
      [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
    }
    func has(_ path: String, _ words: [String]) -> Bool {
      guard let bytes = text(path, root) else { return false }
      let all = WordSet(of: bytes)
      return words.contains(where: all.contains)
    }
    return settings.contains { has($0, ["UIAppFonts", "fonts"]) }
      || code.contains { has($0, registering) }
  }

  private static func text(_ path: String, _ root: String) -> [UInt8]? {
    ProjectSettings.text(ofFileAt: FilePath(path).joined(to: root))
  }

  /// Functions of Core Text; the key where a project is described in Swift.
  private static let registering = [
    "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs",
    "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterGraphicsFont",
    "CTFontManagerRegisterFontDescriptors", "CTFontManagerRegisterFontsWithAssetNames",
    "UIAppFonts",
    // Of libraries that call these: FontBlaster, and the accessors that SwiftGen makes.
    "FontBlaster", "FontFamily",
  ]
}
