import OversetCatalogs
import OversetConfiguration
import OversetModel

/// The files of a work tree that a check reads and the commit does not have.
struct AppFiles {
  /// Code and projects that git ignores, or that are in another repository at the same commit of it:
  /// they are taken to have been what they are. From the top of the work tree, in order.
  private(set) var assumed: [String] = []
  /// Whether there are others, which are new.
  private(set) var hasNew = false

  /// What is to be said of what is assumed; nil for nothing.
  var notice: Notice? {
    guard let first = assumed.first else { return nil }
    let others = assumed.count == 1 ? "is" : "and \(assumed.count - 1) more files of code are"
    return Notice(
      .note, "--since: '\(first)' \(others) not in git: taken to have been what it is today")
  }

  /// By its path: texts, code, and what says how an app is built. Fonts are not among them.
  static func isRead(_ path: String) -> Bool { isText(path) || isCode(path) }

  private static func isText(_ path: String) -> Bool {
    CatalogFormats.all.loader(forFileAt: path) != nil
  }

  private static func isCode(_ path: String) -> Bool {
    AppCode.isMeant(path) || ProjectSettings.isMeant(path) || HomeScreenNames.isPropertyList(path)
  }

  /// Of what is in the configuration's folder and at other `paths` that are checked; `isFont` says which
  /// fonts labels use.
  init(
    _ configuration: Configuration, paths: [String]?, _ history: GitHistory,
    isFont: @escaping (String) -> Bool
  ) {
    let prefix = history.repository.prefix
    let found = CatalogDiscovery(root: configuration.root, exclude: configuration.exclude)
      .files(in: [""] + (paths ?? [])) { path in
        Self.isRead(path) || RepositoryPath.normalized(prefix + path).map(isFont) ?? false
      }
    for path in found.compactMap({ RepositoryPath.normalized(prefix + $0) }).sorted() {
      let folders = RepositoryPath.prefixes(of: path)
      if folders.contains(where: { history.files[$0] != nil || history.links[$0] != nil }) {
        continue
      }
      let isKnown = folders.contains { folder in
        history.indexed.contains(folder) && !history.submodules.contains(folder)
          || history.untracked.contains(folder) || history.untracked.contains(folder + "/")
      }
      if isKnown || Self.isText(path) { hasNew = true } else { assumed.append(path) }
    }
  }
}
