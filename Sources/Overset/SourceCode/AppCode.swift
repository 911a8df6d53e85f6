import OversetCatalogs
import OversetConfiguration
import OversetModel
import OversetSources
import OversetWorkers

#if SwiftSource
  import OversetSwiftSource
#endif

/// The part of an app's own source that can set what the objects of its documents show.
struct AppCode: Sendable {
  /// In the order of their paths.
  var files: [SourceFile] = []
  /// By path: the classes that a file mentions.
  var mentioned: [String: Set<String>] = [:]
  var notices: [Notice] = []

  /// Reads the files in folders that mention one of the classes, and those that may say how the app
  /// looks its texts up.
  static func read(
    in folders: [String], mentioning classes: Set<String>, _ configuration: Configuration,
    workers: Int
  ) async -> AppCode {
    let discovery = CatalogDiscovery(root: configuration.root, exclude: configuration.exclude)
    let paths = discovery.files(in: folders) { path in
      [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
    }.filter { ForeignFolders.name(around: $0) == nil }
    let loaded = await concurrently(paths, workers: workers, prepare: { _ in () }) { path, _ in
      LoadedSource.load(path, at: configuration.absolutePath(path))
    }
    var code = AppCode()
    var sources: [LoadedSource] = []
    for result in loaded {
      switch result {
      case .success(let source): sources.append(source)
      case .failure(let failure): code.notices.append(failure.notice)
      }
    }
    let ancestors = superclasses(of: classes, in: sources)
    var isFound = false
    let chosen = sources.filter { source in
      let mentioned = classes.filter(source.words.contains)
      if !mentioned.isEmpty { code.mentioned[source.input.path] = mentioned }
      let isMeant = !mentioned.isEmpty || ancestors.contains(where: source.declares)
      isFound = isFound || isMeant
      return isMeant || source.mayLocalize
    }
    if isFound { code.parse(chosen.map(\.input), workers: workers) }
    return code
  }

  private mutating func parse(_ inputs: [SourceInput], workers: Int) {
    #if SwiftSource
      files = readSources(inputs, workers: workers).files
    #else
      files = inputs.filter(\.isObjectiveC).map { readObjectiveC($0.bytes, path: $0.path) }
      let count = inputs.count { !$0.isObjectiveC }
      if count > 0 {
        notices.append(
          Notice(
            .note,
            "the texts that \(count) Swift files set are not known: this program is built without the "
              + "trait SwiftSource"))
      }
    #endif
    notices += files.flatMap(\.notices)
  }

  /// The classes of the app that others inherit: their code is the others', too.
  private static func superclasses(
    of classes: Set<String>, in sources: [LoadedSource]
  ) -> Set<String> {
    var ancestors: Set<String> = []
    var names = classes
    // No app's own classes go deeper.
    for _ in 0..<4 where !names.isEmpty {
      let found = names.flatMap { name in sources.compactMap { $0.superclass(of: name) } }
      names = Set(found).subtracting(ancestors).subtracting(classes)
      ancestors.formUnion(names)
    }
    return ancestors
  }
}
