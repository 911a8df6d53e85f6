import OversetConfiguration
import OversetModel
import OversetTexts

/// Files → entries: the catalogs of an app, as they stand in its files.
package struct ReadApp: Sendable {
  /// Those that a check looks at, and the documents that they belong to; without texts where `closed` is
  /// there.
  let catalogs: [Catalog]
  /// How many texts stand in them.
  let textCount: Int
  /// The tables of an app that has too many texts for memory.
  let closed: ClosedTables?
  /// Texts that the App Store shows, in the locales that are checked.
  let storeTexts: [Catalog]
  /// Of every file that was read, relative to the configuration's folder.
  let paths: Set<String>
  /// The documents among the catalogs; empty where the configuration asks for none.
  let interfaces: [AppInterface]
  /// What its Xcode projects and packages say; nothing where neither documents nor code are read.
  let project: ProjectSystems
  let projects = XcodeProjects()
  /// What its Xcode projects name; nil where that is not known.
  let targets: ShippedTables?
  let notices: [Notice]

  init(_ request: CheckRequest) async {
    let configuration = request.configuration
    let found = FoundCatalogs(configuration, paths: request.paths, projects)
    targets = found.targets
    let batches = found.batches(request.memory)
    closed =
      batches.count > 1
      ? await ClosedTables(found, batches, workers: request.workers) : nil
    let inventory: CatalogInventory
    if let closed {
      inventory = closed.inventory
    } else {
      inventory = await found.readAll(workers: request.workers)
    }
    let read = inventory.catalogs.filter { !$0.isContext }
    let wanted = request.locales ?? configuration.locales
    storeTexts = read.filter { $0.isForStore && $0.isWanted(in: wanted) }
    var catalogs = read.filter { !$0.isForStore }
    catalogs += PairedDocuments.read(for: catalogs, in: configuration.root)
    let documents =
      configuration.readsInterfaces
      ? await AppInterface.read(catalogs, configuration, workers: request.workers) : ([], [])
    interfaces = documents.0
    project =
      interfaces.isEmpty && !configuration.sources.isRead
      ? ProjectSystems() : .read(configuration, projects)
    self.catalogs = catalogs
    textCount = closed?.textCount ?? catalogs.map(\.writtenTextCount).reduce(0, +)
    paths = Set((inventory.catalogs + catalogs).map(\.path))
    notices = inventory.notices + documents.1
  }
}
