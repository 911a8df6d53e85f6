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
    let components = path.split(separator: "/")
    let index = components.dropLast().firstIndex { name in names.contains { $0.matches(name) } }
    guard let index else { return nil }
    // Its `metadata` has texts to check: only what lies beside it is left out.
    if components[index] == "fastlane" {
      return components.prefix(index + 2).joined(separator: "/")
    }
    return String(components[index])
  }
}
