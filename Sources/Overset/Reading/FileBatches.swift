import OversetCatalogs
import OversetFiles
import OversetModel
import OversetTexts

/// How many bytes of files are in memory at once, as entries and tables: these take some seven times as
/// much.
struct MemoryLimits: Sendable {
  /// An app with no more is read once.
  var app = 64 << 20
  /// Of the tables of a larger one that are read together; a table may have more by itself.
  var batch = 16 << 20

  static let unlimited = MemoryLimits(app: .max, batch: .max)
}

extension FoundCatalogs {
  /// The files in batches of whole tables, in the order of tables.
  ///
  /// One batch for an app that may be in memory as a whole, or has to: where there are documents, whose
  /// texts may be in any table, or where files are missing.
  func batches(_ limits: MemoryLimits) -> [[String]] {
    let formats = files.map { CatalogFormats.all.loader(forFileAt: $0)?.format }
    let hasDocuments = zip(files, formats).contains { path, format in
      format?.isDocument == true && !Catalog.isContext(fileAt: path)
    }
    if hasDocuments || !missing.catalogs.isEmpty { return [files] }
    let sizes = files.map { FileStamp(of: configuration.absolutePath($0))?.size ?? 0 }
    if sizes.reduce(0, +) <= limits.app { return [files] }
    var groups: [TableFiles] = []
    var indices: [TableIdentity?: Int] = [:]
    for (index, format) in formats.enumerated() {
      let identity = format.map { TableIdentity(ofFileAt: files[index], $0) }
      let group = indices[identity] ?? groups.count
      if group == groups.count {
        indices[identity] = group
        groups.append(TableFiles(first: index))
      }
      groups[group].files.append(index)
      groups[group].size += sizes[index]
      if format?.hasTableOfPath == false { groups[group].last = index }
    }
    var batches: [TableFiles] = []
    for group in groups {
      if let index = batches.indices.last,
        group.first < batches[index].last || batches[index].size + group.size <= limits.batch
      {
        batches[index].files += group.files
        batches[index].size += group.size
        batches[index].last = max(batches[index].last, group.last)
      } else {
        batches.append(group)
      }
    }
    return batches.map { $0.files.sorted().map { files[$0] } }
  }
}

/// The files of one table or of several, by their indices.
private struct TableFiles {
  var files: [Int] = []
  /// In bytes.
  var size = 0
  /// The first file.
  let first: Int
  /// The last file that one of the tables may begin with: those before it have to be in one batch.
  var last: Int

  init(first: Int) { (self.first, last) = (first, first) }
}
