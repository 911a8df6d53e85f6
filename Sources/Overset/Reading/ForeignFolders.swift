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

  /// The first such folder that a file lies in, by its name; nil for a file of the app.
  static func name(around path: String) -> String? {
    path.split(separator: "/").dropLast().first { folder in
      names.contains { $0.matches(folder) }
    }.map(String.init)
  }
}
