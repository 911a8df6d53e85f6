import OversetFiles
package import OversetModel

/// A catalog file before it is understood: its bytes, and what its path says.
package struct CatalogSource: Sendable {
  /// Relative to where the reading began.
  package var path: String
  package var bytes: [UInt8]
  /// The file's base name without its extension.
  package var table: String
  /// The `xx.lproj` folder that the file is in.
  package var localeFolder: LocaleFolder?
  /// The locale of texts without one of their own: in `Base.lproj`, or outside any `xx.lproj` folder.
  package var defaultLocale: LocaleIdentifier

  /// Takes the table's name and the locale's folder from the path.
  package init(path: String, bytes: [UInt8], defaultLocale: LocaleIdentifier = .english) {
    self.path = path
    self.bytes = bytes
    table = FilePath(path).baseName
    localeFolder = LocaleFolder(ofFileAt: path)
    self.defaultLocale = defaultLocale
  }
}
