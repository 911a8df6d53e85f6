import OversetCatalogs
import OversetConfiguration
import OversetFiles
import OversetModel
import OversetTypesetting

/// The fonts of a check: those that its configuration names, the app's own (UIAppFonts; "Adding a custom font to your
/// app"), and the machine's.
struct AppFonts: Sendable {
  let book: FontBook
  /// The files that `fonts: search` names.
  let files: [String]
  let notices: [Notice]

  /// `leastSystem` is the deployment target's major version of iOS; nil where it is not known. Files that `targets`
  /// leave out are in no app.
  init(_ configuration: Configuration, leastSystem: Int?, _ targets: ShippedTables? = nil) {
    let found = FontFiles.find(configuration.fonts.search, in: configuration.root)
    var notices = found.missing.map {
      Notice(.warning, "'fonts: search' names '\($0)', which has no font files")
    }
    let usable = found.files.filter { path in
      guard let error = FontBook.problem(withFileAt: path) else { return true }
      notices.append(Notice(.warning, "'fonts: search': \(error.description)"))
      return false
    }
    files = usable
    let discovery = CatalogDiscovery(root: configuration.root, exclude: configuration.exclude)
    let root = configuration.root
    book = FontBook(
      search: FontBook.Search(
        files: usable, fallback: configuration.fonts.fallback, leastSystem: leastSystem)
    ) {
      ShippedFonts.used(
        among: discovery.files(where: FontFiles.isFont), discovery, root: root
      ).map { FilePath($0).joined(to: root) }
        .filter { targets?.leavesOut(fileAt: $0) != true }
    }
    self.notices = notices
  }
}
