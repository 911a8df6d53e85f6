import OversetFiles
package import OversetModel

/// The `xx.lproj` folder that a file is in.
package struct LocaleFolder: Hashable, Sendable {
  /// With its extension.
  package let name: String
  /// Nil for `Base.lproj`, and where the name is not a locale's.
  package let locale: LocaleIdentifier?
  /// True for `Base.lproj`, which holds the texts of the development region.
  package let isBase: Bool

  /// Nil where the file's folder is not an `xx.lproj` folder.
  package init?(ofFileAt path: String) {
    guard let folder = FilePath(path).components.dropLast().last.map(String.init),
      FilePath(folder).fileExtension == "lproj"
    else { return nil }
    let base = FilePath(folder).baseName
    name = folder
    isBase = base == "Base"
    locale = isBase ? nil : LocaleIdentifier(base)
  }
}
