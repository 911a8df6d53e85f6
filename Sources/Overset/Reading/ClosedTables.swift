import OversetCatalogs
import OversetFiles
import OversetModel
import OversetTexts

/// The tables of an app with more texts than are kept in memory, without the texts: these are read once
/// more, some tables at a time.
struct ClosedTables: Sendable {
  private(set) var tables: [CatalogTable] = []
  private(set) var batches: [TableBatch] = []
  /// What was read, without the texts of tables.
  let inventory: CatalogInventory
  /// How many texts stand in the files.
  private(set) var textCount = 0
  private let found: FoundCatalogs
  /// By path, from before the files were read first.
  private let stamps: [String: FileStamp]

  /// Reads all files, a batch at a time. Nil where there are documents beside them: their texts may be in
  /// any table.
  init?(_ found: FoundCatalogs, _ fileBatches: [[String]], workers: Int) async {
    self.found = found
    stamps = found.stamps(of: found.files)
    var contents: [FoundCatalogs.Content] = []
    for files in fileBatches {
      var content = await found.read(files, workers: workers)
      let catalogs = content.catalogs.filter(\.hasTable)
      if !PairedDocuments.read(for: catalogs, in: found.configuration.root).isEmpty { return nil }
      textCount += catalogs.map(\.writtenTextCount).reduce(0, +)
      let own = Self.tables(of: catalogs, found)
      batches.append(
        TableBatch(
          tables: tables.count..<tables.count + own.count, files: files, isFirst: batches.isEmpty))
      tables += own.map(\.closed)
      content.catalogs = content.catalogs.map { $0.isForStore ? $0 : $0.closed }
      contents.append(content)
    }
    inventory = found.inventory(of: contents)
  }

  /// Reads the texts of a batch: what its files have, and the same tables as `closed` with them.
  ///
  /// Throws where a file was changed since it was read first.
  func read(
    _ batch: TableBatch, for closed: [CatalogTable], workers: Int
  ) async throws(ChangedFile) -> (catalogs: [Catalog], tables: [CatalogTable]) {
    let catalogs = await found.read(batch.files, workers: workers).catalogs.filter(\.hasTable)
    let now = found.stamps(of: batch.files)
    if let changed = batch.files.first(where: { now[$0] != stamps[$0] }) {
      throw ChangedFile(path: changed)
    }
    let tables = Self.tables(of: catalogs, found)
    let opened = zip(closed[batch.tables], tables).compactMap { $0.opened(with: $1) }
    guard opened.count == batch.tables.count, tables.count == opened.count else {
      throw ChangedFile(path: batch.files.first ?? "")
    }
    return (catalogs, opened)
  }

  private static func tables(of catalogs: [Catalog], _ found: FoundCatalogs) -> [CatalogTable] {
    CatalogTable.tables(
      of: catalogs, sourceLocale: found.configuration.sourceLocale,
      notShown: found.configuration.notShown)
  }
}

/// Some of an app's tables, which are measured together.
struct TableBatch: Sendable {
  /// By their indices in the app's.
  let tables: Range<Int>
  /// What their texts are to be read from.
  let files: [String]
  let isFirst: Bool
}

/// A file that somebody changed while it was checked.
struct ChangedFile: Error {
  let notice: Notice

  init(path: String) {
    notice = Notice(
      .error, "'\(path)' was changed during the check: run it again", isMisuse: true)
  }
}

extension Catalog {
  /// Whether it is a part of the app's tables.
  fileprivate var hasTable: Bool { !isContext && !isForStore }
}
