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
    var inventory = await FoundCatalogs(configuration, paths: paths).readAll(workers: workers)
    let shadowed = ShadowedFiles(inTablesOf: inventory.catalogs).files
    let others = Dictionary(shadowed.map { ($0.path, $0.other) }, uniquingKeysWith: { $1 })
    for index in inventory.catalogs.indices {
      guard let other = others[inventory.catalogs[index].path] else { continue }
      inventory.catalogs[index].faults.append(
        CatalogFault(
          extent: .file, position: .start,
          message: "'\(other)' is of the same locale and takes the place of this file"))
    }
    return inventory
  }
}
