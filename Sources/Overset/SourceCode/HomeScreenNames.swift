import OversetFiles
import OversetModel
import OversetSyntax
import OversetTexts

/// The keys of the names that the home screen shows below apps' icons.
enum HomeScreenNames {
  /// `CFBundleDisplayName`, else `CFBundleName`, of apps for iOS: an extension, a framework or an app
  /// for another system has such keys too, and none of them an icon there.
  ///
  /// That a table is an app's is said by the `Info.plist` in its folder or the one around it, else by
  /// the target of an Xcode project that takes its files.
  static func keys(
    in tables: [CatalogTable], root: String, _ projects: XcodeProjects
  ) -> [TableKey] {
    tables.indices.compactMap { index in
      let table = tables[index]
      guard table.name == SystemTexts.tableOfNames else { return nil }
      let displayName = table.keys.firstIndex { $0.text == "CFBundleDisplayName" }
      guard let name = displayName ?? table.keys.firstIndex(where: { $0.text == "CFBundleName" })
      else { return nil }
      let hasOtherName: Bool
      if let properties = propertyList(of: table.bundle, root: root), properties.isOfApp {
        hasOtherName = properties.hasDisplayName
      } else if let target = target(of: table, root: root, projects), target.isPhoneApp {
        hasOtherName = target.mayHaveDisplayName
      } else {
        return nil
      }
      return displayName == nil && hasOtherName ? nil : TableKey(table: index, key: name)
    }
  }

  /// The texts that the apps' `Info.plist` have for keys; none where it names a build setting, or
  /// several say different things.
  static func values(
    of keys: [TableKey], in tables: [CatalogTable], root: String
  ) -> [TableKey: DefaultText] {
    var values: [TableKey: DefaultText] = [:]
    for id in keys {
      let (table, key) = (tables[id.table], tables[id.table].keys[id.key].text)
      let found = propertyLists(of: table.bundle, root: root).map { $0.value(of: key) }
      guard let first = found.first, let first, !first.value.contains("$"),
        found.allSatisfy({ $0?.value == first.value })
      else { continue }
      values[id] = first
    }
    return values
  }

  // MARK: Property lists

  /// Whether a file says what an app is, by its name.
  static func isPropertyList(_ path: String) -> Bool { path.hasSuffix("Info.plist") }

  /// Nil where there is none, or several say different things.
  private static func propertyList(of bundle: String, root: String) -> Properties? {
    let found = propertyLists(of: bundle, root: root).compactMap { list in
      String(validating: list.bytes, as: UTF8.self).map(Properties.init)
    }
    return Set(found).count == 1 ? found.first : nil
  }

  /// Those in a folder, else in the one around it.
  private static func propertyLists(of bundle: String, root: String) -> [ReadPropertyList] {
    for folder in [bundle, TableIdentity.bundle(ofFileAt: bundle)] {
      let absolute = folder.isEmpty ? root : FilePath(folder).joined(to: root)
      let items = (try? folderContent(at: absolute)) ?? []
      let found = items.filter { isPropertyList($0.name) }.compactMap { item in
        (try? readFile(at: "\(absolute)/\(item.name)")).map {
          ReadPropertyList(path: folder.isEmpty ? item.name : "\(folder)/\(item.name)", bytes: $0)
        }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private struct ReadPropertyList {
    let path: String
    let bytes: [UInt8]

    func value(of key: String) -> DefaultText? {
      let file = PropertyListFile(bytes)
      guard case .dictionary(let pairs) = file.root?.content,
        let pair = pairs.last(where: { $0.key == key }), let text = pair.value.content.text
      else { return nil }
      return DefaultText(
        text, at: FileLocation(path: path, position: file.position(at: pair.value.start)))
    }
  }

  /// What an `Info.plist` says; one that Xcode makes at build time, or adds to, says nothing.
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

  // MARK: Projects

  /// The app's target that takes a file of the table, else another one that does.
  private static func target(
    of table: CatalogTable, root: String, _ projects: XcodeProjects
  ) -> XcodeProject.NamedTarget? {
    guard let file = table.locales.lazy.flatMap(\.files).first?.path else { return nil }
    let path = FilePath(file).joined(to: root)
    let targets = self.projects(around: path, root: root, projects).flatMap(\.namedTargets)
      .filter { $0.contains(fileAt: path) }
    return targets.first(where: \.isPhoneApp) ?? targets.first
  }

  /// Those in the folders around a file, the nearest first: up to the root, or a few levels up where the
  /// file is elsewhere.
  private static func projects(
    around path: String, root: String, _ projects: XcodeProjects
  ) -> [XcodeProject] {
    let root = CompiledFiles.normalized(root)
    var folder = CompiledFiles.normalized(path)
    let isInside = folder.hasPrefix(root + "/")
    var found: [XcodeProject] = []
    for _ in 0..<(isInside ? mostLevels : 4) {
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex,
        !isInside || folder != root
      else { break }
      folder = String(folder[..<slash])
      let items = (try? folderContent(at: folder)) ?? []
      for name in items.map(\.name).filter({ $0.hasSuffix(".xcodeproj") }).sorted() {
        if let project = projects.project(at: "\(folder)/\(name)/project.pbxproj") {
          found.append(project)
        }
      }
    }
    return found
  }

  private static let mostLevels = 40
}
