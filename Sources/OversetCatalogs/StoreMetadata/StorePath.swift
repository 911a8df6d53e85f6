import OversetFiles
import OversetModel

/// What a path says of a text of the App Store: `fastlane/metadata/de-DE/subtitle.txt`.
struct StorePath {
  let field: StoreField
  /// Nil in `default`, whose texts count for every locale without its own.
  let locale: LocaleIdentifier?

  /// Nil for all other files. An app may keep several stores' texts apart: `fastlane/metadata/tvos`,
  /// `fastlane/jetpack_metadata`. Those of Google's are in `metadata/android`.
  init?(_ path: String) {
    guard let field = StoreField(rawValue: FilePath(path).baseName) else { return nil }
    let folders = FilePath(path).components.dropLast()
    guard let name = folders.last, let fastlane = folders.firstIndex(of: "fastlane") else {
      return nil
    }
    let between = folders[(fastlane + 1)...].dropLast().map { $0.lowercased() }
    guard between.contains(where: { $0.contains("metadata") }),
      !between.contains(where: { $0.contains("android") })
    else { return nil }
    self.field = field
    if name == "default" {
      locale = nil
    } else if let locale = LocaleIdentifier(name), locale.language.utf8.count <= 3 {
      self.locale = locale
    } else {
      return nil
    }
  }
}
