import OversetConfiguration
import OversetFiles

extension Configuration {
  /// Nil where the paths that somebody names are everything that is looked at anyway: the root.
  func part(_ paths: [String]?) -> [String]? {
    // What is named replaces what the configuration names.
    guard catalogs == Configuration(root: root).catalogs, sources.paths == nil,
      let folder = try? FileIdentity(of: root)
    else { return paths }
    let isRoot = paths?.contains { (try? FileIdentity(of: absolutePath($0))) == folder } ?? true
    return isRoot ? nil : paths
  }

  /// Whether paths are an app, all of whose code is below them. Without a configuration one folder is.
  func areApp(_ paths: [String]?) -> Bool {
    guard let paths else { return true }
    guard path == nil, paths.count == 1, let folder = paths.first else { return false }
    return (try? FileIdentity(of: absolutePath(folder)))?.kind == .folder
  }
}
