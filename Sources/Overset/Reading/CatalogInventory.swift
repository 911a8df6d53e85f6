public import Foundation
import OversetCatalogs
import OversetConfiguration
import OversetModel
import OversetTexts
import OversetWorkers

/// Everything that was found and read: catalogs, Interface Builder documents and texts of the App Store.
public struct CatalogInventory: Sendable {
  /// In the order of their paths; a file with several tables has a row of them.
  public internal(set) var catalogs: [Catalog]
  /// What could not be found or read.
  public internal(set) var notices: [Notice]

  /// Of what was read by other means.
  public init(catalogs: [Catalog], notices: [Notice]) {
    self.catalogs = catalogs
    self.notices = notices
  }

  /// Finds and reads, several files at once; `paths` replace the configuration's own.
  ///
  /// The number of `workers` changes nothing but the time.
  public static func read(
    _ configuration: Configuration, paths: [String]? = nil,
    workers: Int = ProcessInfo.processInfo.activeProcessorCount
  ) async -> CatalogInventory {
    let discovery = CatalogDiscovery(root: configuration.root, exclude: configuration.exclude)
    let found = discovery.catalogs(at: paths ?? configuration.catalogs)
    var inventory = CatalogInventory(catalogs: [], notices: [])
    let positions = paths == nil ? configuration.catalogPositions : [:]
    func location(_ path: String) -> FileLocation? { configuration.location(at: positions[path]) }
    for error in found.errors { inventory.add(error, named: found.named, at: location) }
    inventory.notices += found.unmatched.map {
      Notice(.warning, "'\($0)' matches no catalog", at: location($0))
    }
    let root = configuration.root
    let defaultLocale = configuration.sourceLocale ?? .english
    let results = await concurrently(found.files, workers: workers, prepare: { _ in SharedKeys() })
    {
      path, keys in
      do throws(CatalogError) {
        var catalogs = try CatalogFormats.all.load(path, in: root, defaultLocale: defaultLocale)
        for index in catalogs.indices { keys.share(with: &catalogs[index]) }
        return LoadResult.read(catalogs)
      } catch {
        return LoadResult.failed(error)
      }
    }
    for result in results {
      switch result {
      case .read(let catalogs): inventory.catalogs += catalogs
      case .failed(let error): inventory.add(error, named: found.named, at: location)
      }
    }
    // Tables of one file stay in their order.
    inventory.catalogs = inventory.catalogs.enumerated().sorted {
      (ExactText($0.element.path), $0.offset) < (ExactText($1.element.path), $1.offset)
    }.map(\.element)
    return inventory
  }

  /// A file that was merely found and cannot be read is a faulty catalog among others; what the
  /// command line or the configuration names is misuse, with its location there.
  private mutating func add(
    _ error: CatalogError, named: Set<String>, at location: (String) -> FileLocation?
  ) {
    guard case .unreadable(let path, let reason) = error, !named.contains(path),
      let loader = CatalogFormats.all.loader(forFileAt: path)
    else {
      notices.append(
        Notice(.error, error.description, at: location(error.path), isMisuse: true))
      return
    }
    var catalog = Catalog(
      path: path, format: loader.format, table: CatalogSource(path: path, bytes: []).table,
      encoding: "", locale: nil)
    catalog.faults = [
      CatalogFault(extent: .file, position: .start, message: "the file cannot be read: \(reason)")
    ]
    catalogs.append(catalog)
  }

  private enum LoadResult: Sendable {
    case read([Catalog])
    case failed(CatalogError)
  }
}
