/// What releases are made with: another version may measure other widths.
package enum ReleasedVersions {
  /// The version of each library by its name in `EngineVersions.all`.
  package static let engines = [
    "ICU": "72.1", "Unicode": "15.0", "HarfBuzz": "6.0.0", "FreeType": "2.12.1",
  ]

  /// The version of each font by its PostScript name.
  static let fonts: [String: String] = [:]
}
