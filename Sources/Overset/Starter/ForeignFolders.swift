import OversetCatalogs
import OversetModel
import OversetSyntax

/// Folders with texts that the app's own labels do not show: of its tests, of the store and of others.
enum ForeignFolders {
  /// fastlane's `metadata` and `screenshots` are what the App Store shows; the texts of
  /// `Settings.bundle` are shown by the Settings app.
  private static let names = [
    "fastlane", "deliver", "*.framework", "*.xcframework", "*.bundle", "SourcePackages", "vendor",
    "Vendor", "ThirdParty", "third_party", "Tests", "*Tests", "Tests *", "TestData", "Fixtures",
    "*Fixtures",
  ].map { Glob($0) }

  /// The first such folder that a file lies in, as `exclude` names it; nil for a file of the app.
  static func name(around path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let index = folders.firstIndex(where: { name in names.contains { $0.matches(name) } })
    else { return nil }
    // Its `metadata` has texts to check: only the folder beside it is left out.
    if folders[index] == "fastlane" { return folders.prefix(index + 2).joined(separator: "/") }
    return String(folders[index])
  }
}
