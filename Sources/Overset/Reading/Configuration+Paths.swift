import OversetConfiguration
import OversetFiles

extension Configuration {
  /// Nil where the paths that somebody names are everything that is looked at anyway: the root.
  func part(_ paths: [String]?) -> [String]? {
    // What is named replaces what the configuration names.
    guard catalogs == Configuration(root: root).catalogs, sources.paths == nil else { return paths }
    return paths?.allSatisfy(isRoot) ?? true ? nil : paths
  }

  /// Whether paths have all the code of an app. Without a configuration one folder is an app.
  func areApp(_ paths: [String]?) -> Bool {
    guard let paths else { return true }
    if paths.contains(where: isRoot) { return true }
    guard path == nil, paths.count == 1, let folder = paths.first else { return false }
    return (try? FileIdentity(of: absolutePath(folder)))?.kind == .folder
  }

  private func isRoot(_ path: String) -> Bool {
    guard let folder = try? FileIdentity(of: root) else { return false }
    return (try? FileIdentity(of: absolutePath(path))) == folder
  }
}
