import OversetModel

/// Some of an app's tables with their texts in memory.
struct OpenBatch: Sendable {
  let batch: TableBatch
  /// The files that they are in.
  let catalogs: [Catalog]
  /// The app's, with the texts of these tables.
  let plan: CheckPlan
}

extension PreparedApp {
  /// The app's tables, in batches that are measured one after the other: one for an app that is in
  /// memory as a whole.
  var batches: [TableBatch] {
    read.closed?.batches ?? [TableBatch(tables: plan.tables.indices, files: [], isFirst: true)]
  }

  /// Reads the texts of a batch that are not in memory.
  func open(_ batch: TableBatch, workers: Int) async throws(ChangedFile) -> OpenBatch {
    guard let closed = read.closed else {
      return OpenBatch(batch: batch, catalogs: read.catalogs, plan: plan)
    }
    let opened = try await closed.read(batch, for: plan.tables, workers: workers)
    return OpenBatch(
      batch: batch, catalogs: opened.catalogs,
      plan: plan.opening(batch.tables, opened.tables))
  }
}
