import Foundation
import OversetCatalogs
import OversetFiles
import OversetModel

/// What an app's files say of the platform that it is for.
struct AppPlatform {
  private var isForMac = false
  private var isForPhone = false

  /// macOS where something says so and nothing says iOS.
  var platform: Platform { isForMac && !isForPhone ? .macOS : .iOS }

  init(folder: String, _ files: [String], _ catalogs: [Catalog]) {
    for file in files {
      guard let words = Self.words(inFileAt: file) else { continue }
      guard let bytes = try? readFile(at: "\(folder)/\(file)") else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if words.mac.contains(where: text.contains) { isForMac = true }
      if words.phone.contains(where: text.contains) { isForPhone = true }
    }
    for catalog in catalogs {
      // Xcode's notes for the texts of a document: Class = "NSMenuItem"; title = "Quit";
      let note = catalog.entries.lazy.compactMap(\.comment).first { $0.contains("Class = \"") }
      if note?.contains("Class = \"NS") == true { isForMac = true }
      if note?.contains("Class = \"UI") == true { isForPhone = true }
    }
  }

  /// Whether a file is one that says something.
  static func isMeant(_ path: String) -> Bool { words(inFileAt: path) != nil }

  private static func words(inFileAt path: String) -> (mac: [String], phone: [String])? {
    let name = path.split(separator: "/").last ?? ""
    if CatalogFormats.all.loader(forFileAt: path)?.format.isDocument == true {
      return (["targetRuntime=\"MacOSX.Cocoa\""], ["targetRuntime=\"iOS.CocoaTouch"])
    }
    if name == "project.pbxproj" || name.hasSuffix(".xcconfig") {
      return (["SDKROOT = macosx"], ["IPHONEOS_DEPLOYMENT_TARGET", "SDKROOT = iphoneos"])
    }
    if name.hasSuffix("Info.plist") {
      return (
        ["LSMinimumSystemVersion", "NSMainNibFile", "NSMainStoryboardFile"],
        ["LSRequiresIPhoneOS", "UILaunchStoryboardName", "UIApplicationSceneManifest"]
      )
    }
    return name == "Package.swift" ? ([".macOS("], [".iOS("]) : nil
  }
}
