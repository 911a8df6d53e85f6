import OversetCatalogs
import OversetConfiguration
import OversetFiles
import OversetModel
import OversetTexts
import OversetWorkers

/// The files of catalogs, documents and texts of the App Store that were found, before they are read.
struct FoundCatalogs: Sendable {
  /// Paths from the root, sorted by code unit, each once; without those that the app does not ship.
  let files: [String]
  /// What cannot be found, or not be looked into.
  private(set) var missing = CatalogInventory(catalogs: [], notices: [])
  let configuration: Configuration
  /// What the app's Xcode projects name; nil where that is not known.
  let targets: ShippedTables?
  /// The paths that the command line or the configuration names, and where the configuration does.
  private let named: Set<String>
  private let positions: [String: TextPosition]

  /// `paths` replace the configuration's own.
  init(
    _ configuration: Configuration, paths: [String]?, _ projects: XcodeProjects = XcodeProjects()
  ) {
    let discovery = CatalogDiscovery(root: configuration.root, exclude: configuration.exclude)
    let found = discovery.catalogs(at: paths ?? configuration.catalogs)
    self.configuration = configuration
    let unshipped = UnshippedFiles(
      among: found.files, named: found.named, root: configuration.root, projects)
    targets = unshipped.targets
    let copies = StoreCopies(
      among: found.files.filter { !found.named.contains($0) }, root: configuration.root)
    files = found.files.filter { !unshipped.files.contains($0) && !copies.files.contains($0) }
    named = found.named
    positions = paths == nil ? configuration.catalogPositions : [:]
    for error in found.errors {
      if let catalog = catalog(for: error) {
        missing.catalogs.append(catalog)
      } else {
        missing.notices.append(notice(error))
      }
    }
    missing.notices += found.unmatched.map {
      Notice(.warning, "'\($0)' matches no catalog", at: location(of: $0))
    }
    missing.notices += unshipped.notices + copies.notices
    if paths != nil { missing.notices += Self.outside(found.named) }
  }

  /// Projects and property lists say which files an app has, and are looked for below the root alone.
  private static func outside(_ named: Set<String>) -> [Notice] {
    named.filter { $0.hasPrefix("../") || $0.hasPrefix("/") }.sorted().map {
      Notice(
        .note,
        "'\($0)' is not below this folder: which files its project has is not known; run overset in it"
      )
    }
  }

  private func location(of path: String) -> FileLocation? {
    configuration.location(at: positions[path])
  }

  /// Of files that are there, by path.
  func stamps(of files: [String]) -> [String: FileStamp] {
    files.reduce(into: [:]) { $0[$1] = FileStamp(of: configuration.absolutePath($1)) }
  }

  /// Reads all files; what is missing is among it.
  func readAll(workers: Int) async -> CatalogInventory {
    inventory(of: [await read(files, workers: workers)])
  }

  /// What some files have, in their order, and why others cannot be read.
  struct Content: Sendable {
    var catalogs: [Catalog] = []
    var errors: [CatalogError] = []
  }

  /// Reads some of the files, several at once.
  ///
  /// The number of `workers` changes nothing but the time.
  func read(_ files: [String], workers: Int) async -> Content {
    let root = configuration.root
    let defaultLocale = configuration.sourceLocale ?? .english
    let results = await concurrently(files, workers: workers, prepare: { _ in SharedKeys() }) {
      path, keys in
      do throws(CatalogError) {
        var catalogs = try CatalogFormats.all.load(path, in: root, defaultLocale: defaultLocale)
        for index in catalogs.indices { keys.share(with: &catalogs[index]) }
        return Content(catalogs: catalogs)
      } catch {
        return catalog(for: error).map { Content(catalogs: [$0]) } ?? Content(errors: [error])
      }
    }
    return Content(
      catalogs: results.flatMap(\.catalogs), errors: results.flatMap(\.errors))
  }

  /// What was read, with what is missing.
  func inventory(of contents: [Content]) -> CatalogInventory {
    let errors = contents.flatMap(\.errors).sorted { ExactText($0.path) < ExactText($1.path) }
    // Tables of one file stay in their order.
    let catalogs = (missing.catalogs + contents.flatMap(\.catalogs)).enumerated().sorted {
      (ExactText($0.element.path), $0.offset) < (ExactText($1.element.path), $1.offset)
    }.map(\.element)
    return CatalogInventory(
      catalogs: catalogs, notices: missing.notices + errors.map(notice))
  }

  /// A file that was merely found and cannot be read is a faulty catalog among others; nil for what the
  /// command line or the configuration names.
  private func catalog(for error: CatalogError) -> Catalog? {
    guard case .unreadable(let path, let reason) = error, !named.contains(path),
      let loader = CatalogFormats.all.loader(forFileAt: path)
    else { return nil }
    var catalog = Catalog(
      path: path, format: loader.format, table: CatalogSource(path: path, bytes: []).table,
      encoding: "", locale: nil)
    catalog.faults = [
      CatalogFault(extent: .file, position: .start, message: "the file cannot be read: \(reason)")
    ]
    return catalog
  }

  /// That is misuse, with its location in the configuration.
  private func notice(_ error: CatalogError) -> Notice {
    Notice(.error, error.description, at: location(of: error.path), isMisuse: true)
  }
}
