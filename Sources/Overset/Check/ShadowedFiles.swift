import OversetModel

/// Files of one table and locale of which the app reads another one: `Base.lproj` beside the source
/// locale's own folder, `zh_CN.lproj` beside `zh-Hans.lproj`.
///
/// The app looks for a key in the first folder that has the *file*, and nowhere else (CFBundle).
struct ShadowedFiles {
  let files: [File]

  struct File: Sendable {
    var path: String
    /// The file that is read in its place.
    var other: String
  }

  init(_ catalogs: [Catalog]) {
    var files: [File] = []
    for catalog in catalogs where catalog.original == nil && catalog.locale != nil {
      let rivals = catalogs.filter {
        $0.format == catalog.format && $0.locale == catalog.locale && $0.original == nil
      }
      if rivals.count > 1, let winner = rivals.max(by: { $0.claim < $1.claim }),
        winner.path != catalog.path
      {
        files.append(File(path: catalog.path, other: winner.path))
      }
    }
    self.files = files
  }

  func contains(_ catalog: Catalog) -> Bool { files.contains { $0.path == catalog.path } }
}

extension Catalog {
  /// A folder by the locale's own name comes first, `Base.lproj` last; then the path decides.
  fileprivate var claim: (Int, String) {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    if folder == "Base.lproj" { return (0, path) }
    return (folder == "\(locale?.identifier ?? "").lproj" ? 2 : 1, path)
  }
}
