import OversetFiles
import OversetModel
import OversetTexts

/// The keys of the names that the home screen shows below apps' icons.
enum HomeScreenNames {
  /// `CFBundleDisplayName`, else `CFBundleName`, of the apps whose `Info.plist` is in the folder of the
  /// table or the one around it: an extension, a framework or an app for another system has such keys
  /// too, and none of them an icon there.
  static func keys(in tables: [CatalogTable], root: String) -> [TableKey] {
    tables.indices.compactMap { index in
      // The system reads no other table.
      guard tables[index].name == "InfoPlist" else { return nil }
      let keys = tables[index].keys
      let displayName = keys.firstIndex { $0.text == "CFBundleDisplayName" }
      guard let name = displayName ?? keys.firstIndex(where: { $0.text == "CFBundleName" }),
        let properties = propertyList(of: tables[index].bundle, root: root), properties.isOfApp,
        displayName != nil || !properties.hasDisplayName
      else { return nil }
      return TableKey(table: index, key: name)
    }
  }

  /// Nil where there is none, or several say different things.
  private static func propertyList(of bundle: String, root: String) -> Properties? {
    for folder in [bundle, TableIdentity.bundle(ofFileAt: bundle)] {
      let path = folder.isEmpty ? root : FilePath(folder).joined(to: root)
      let items = (try? folderContent(at: path)) ?? []
      let found = items.filter { $0.name.hasSuffix("Info.plist") }.compactMap { item in
        (try? readText(at: "\(path)/\(item.name)")).flatMap { $0 }.map(Properties.init)
      }
      if let first = found.first { return Set(found).count == 1 ? first : nil }
    }
    return nil
  }

  /// What an `Info.plist` says; one that Xcode makes at build time says nothing.
  private struct Properties: Hashable {
    let isOfApp: Bool
    let hasDisplayName: Bool

    init(_ text: String) {
      func has(_ key: String) -> Bool { text.contains("<key>\(key)</key>") }
      let isOfPhone = [
        "LSRequiresIPhoneOS", "UILaunchStoryboardName", "UILaunchScreen",
        "UIApplicationSceneManifest",
      ].contains(where: has)
      isOfApp =
        isOfPhone
        && !["NSExtension", "EXAppExtensionAttributes", "WKApplication"].contains(where: has)
      hasDisplayName = has("CFBundleDisplayName")
    }
  }
}
