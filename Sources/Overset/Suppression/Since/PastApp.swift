import OversetCatalogs
import OversetConfiguration
import OversetFiles
import OversetModel

/// An app as a commit has it, in a temporary folder: what is to be checked there.
///
/// The folder has no more than a check reads. What has not changed are links to the files of the work
/// tree, so that little is written.
struct PastApp: Sendable {
  let configuration: Configuration
  /// Those that were asked for, by their names in the commit; nil for the configuration's own.
  let paths: [String]?
  /// What its files are called today.
  let names: PastNames
  /// Whether nothing that a check reads has changed: then the folder is empty.
  let isSame: Bool
  let notices: [Notice]
  // Gone with the last that holds it.
  private let folder: TemporaryFolder

  /// The commit is where the checked-out branch left `revision`; `configuration` and `paths` are those
  /// of today. Throws where it is not known what was there.
  init(
    _ revision: String, _ configuration: Configuration, paths: [String]?, workers: Int
  ) async throws(Git.Failure) {
    let history = try await GitHistory(revision, folder: configuration.root)
    let folder = try Self.newFolder()
    let settings = try await PastSettings(configuration, history, revision, top: folder.path)
    let files = try await PastFiles(
      history, where: { AppFiles.isRead($0) || settings.hasFont(at: $0) }, workers: workers)
    let others = AppFiles(configuration, paths: paths, history, isFont: settings.hasFont)
    let discovery = CatalogDiscovery(root: configuration.root)
    let names = PastNames(history, folder: settings.folder)
    self.names = names
    self.configuration = settings.configuration
    self.paths = paths.map { names.past($0.map(discovery.path)) }
    isSame = settings.isSame && files.areSame && !others.hasNew
    notices = [settings.notice, others.notice].compactMap { $0 }
    if !isSame {
      do throws(SystemError) {
        try folder.write(files, others, from: history.repository.workTree)
        try folder.makeFolder(settings.folder)
      } catch {
        throw Git.Failure(unwritable: error)
      }
    }
    self.folder = folder
  }

  private static func newFolder() throws(Git.Failure) -> TemporaryFolder {
    do throws(SystemError) {
      return try TemporaryFolder()
    } catch {
      throw Git.Failure(unwritable: error)
    }
  }
}

extension TemporaryFolder {
  /// All folders come before all links, and links to folders last: nothing is written through a link of
  /// the commit.
  fileprivate func write(
    _ files: PastFiles, _ others: AppFiles, from workTree: String
  ) throws(SystemError) {
    let kept = files.kept.sorted { $0.key < $1.key } + others.assumed.map { ($0, $0) }
    let paths = kept.map(\.key) + files.changed.keys + files.links.keys
    for folder in Set(paths.map { FilePath($0).components.dropLast().joined(separator: "/") }) {
      try makeFolder(folder)
    }
    for (path, bytes) in files.changed { try write(bytes, to: path) }
    for (path, pathNow) in kept { try link(path, to: "\(workTree)/\(pathNow)") }
    for (path, target) in files.links { try link(path, to: target) }
  }
}

extension Git.Failure {
  fileprivate init(unwritable error: SystemError) {
    self.init(message: "what files were cannot be written to a temporary folder: \(error.reason)")
  }
}
