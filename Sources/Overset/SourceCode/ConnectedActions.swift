import OversetCatalogs
import OversetConfiguration
import OversetSources

/// The actions of code that documents connect controls with (`<action selector="tap:">`).
enum ConnectedActions {
  /// Those of some names that a storyboard or XIB of the app has anywhere; all of them where not all documents can be
  /// read.
  static func names(among actions: Set<String>, _ configuration: Configuration) -> Set<String> {
    if actions.isEmpty { return [] }
    let paths = CatalogDiscovery(root: configuration.root, exclude: []).files { path in
      [".storyboard", ".xib", ".nib"].contains(where: path.hasSuffix)
    }
    if paths.count > mostFiles { return actions }
    var found: Set<String> = []
    for path in paths {
      guard !path.hasSuffix(".nib"),
        let bytes = ProjectSettings.text(ofFileAt: configuration.absolutePath(path))
      else { return actions }
      let words = WordSet(of: bytes)
      found.formUnion(actions.subtracting(found).filter(words.contains))
      if found.count == actions.count { break }
    }
    return found
  }

  private static let mostFiles = 1000
}
