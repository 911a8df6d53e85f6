import OversetCatalogs
import OversetConfiguration
import OversetFiles
import OversetModel
import OversetSources
import OversetWorkers

/// An app's own source, or the part of it that can set what the objects of its documents show.
struct AppCode: Sendable {
  /// What was parsed, in the order of their paths; behind that what headers declare, in that order.
  var files: [SourceFile] = []
  private var inputs: [SourceInput] = []
  /// What classes of Objective-C inherit, by their headers.
  private var inherited: Set<String> = []
  /// Those of which only the types count.
  private var typeHeaders: [SourceInput] = []
  /// What headers declare, and what the classes there inherit.
  private var headers: [CodeOutline] = []
  private var headerTypes: [String: String?] = [:]
  /// What looks texts up by all that is seen of it.
  private(set) var assumed = AssumedLookups()
  /// The types that only iPads show.
  private(set) var padTypes: Set<String> = []
  /// By path: the classes that a file mentions.
  var mentioned: [String: Set<String>] = [:]
  /// What classes of the app inherit.
  var lineages = Lineages()
  var notices: [Notice] = []
  /// Those of them that say of a file that it is not read, or not to its end.
  private(set) var unread: [Notice] = []
  /// Where code has the names that documents, scenes and classes are loaded by; nil where not all of it is
  /// known.
  private(set) var names: CodeNames?

  /// Reads the files in folders that mention one of the classes, and those that may say how the app
  /// looks its texts up; with `isWhole`, all files. With `areAll` the folders are an app's. `outlets`
  /// are the properties of the classes that hold objects of documents, `views` the classes of such
  /// objects, `names` what code may load documents and scenes by, `made` the classes that documents
  /// make, `keys` those of the app's tables. Files that `targets` lack are in no app.
  static func read(
    in folders: [String], areAll: Bool, mentioning classes: Set<String> = [],
    outlets: Set<String> = [],
    views: Set<String> = [], names: Set<String>? = nil, made: MadeClasses, keys: [String] = [],
    isWhole: Bool,
    _ targets: ShippedTables?, _ configuration: Configuration, workers: Int
  ) async -> AppCode {
    var code = AppCode()
    // Of a part of the code nobody can say what is called.
    let areAll = areAll && configuration.sources.folders == nil
    var sources = await code.load(
      folders, targets, configuration, withTypes: !classes.isEmpty, withOutlines: areAll,
      workers: workers)
    if areAll {
      code.padTypes = sources.leaveOutUnreached(
        making: made, code.headers, onPads: targets?.runsOnPads ?? true, configuration)
    }
    if let names, configuration.sources.folders == nil, !sources.isEmpty {
      code.names = await CodeNames(
        among: names, in: sources, inherited: code.inherited, workers: workers)
    }
    code.lineages = Lineages(
      of: classes.union(views), in: sources.map(\.types) + [code.headerTypes], areAll: areAll)
    let ancestors = code.lineages.ancestors.union(views)
    var isFound = false
    let chosen = sources.filter { source in
      let mentioned = classes.filter(source.input.words.contains)
      if !mentioned.isEmpty { code.mentioned[source.input.path] = mentioned }
      let isMeant = !mentioned.isEmpty || !ancestors.isDisjoint(with: source.types.keys)
      isFound = isFound || isMeant
      return isWhole || isMeant || source.mayLocalize
    }
    if isFound || isWhole {
      code.inputs = chosen.map(\.input)
      code.parse(
        configuration, outlets, views, keys: isWhole && areAll ? keys : [], workers: workers)
      if isWhole {
        code.files += await concurrently(
          code.typeHeaders, workers: workers, prepare: { _ in () }
        ) { input, _ in objectiveCDeclarations(input) }
        code.typeHeaders = []
      }
    }
    return code
  }

  /// Whether a file has code that is read, by its name.
  static func isMeant(_ path: String) -> Bool {
    ["swift", "m", "mm", "h", "pch"].contains(FilePath(path).fileExtension)
  }

  /// What seems to look up keys that no use is found of; nil where Swift is not read.
  func lookups(of keys: [String], workers: Int) -> UnreadLookups? {
    SwiftReading.isThere
      ? UnreadLookups(in: inputs.filter { !$0.isObjectiveC }, of: .init(keys), workers: workers)
      : nil
  }

  /// The files of the app's own code, in the order of their paths; of what is not read, notices.
  private mutating func load(
    _ folders: [String], _ targets: ShippedTables?, _ configuration: Configuration,
    withTypes: Bool, withOutlines: Bool, workers: Int
  ) async -> [LoadedSource] {
    let discovery = CatalogDiscovery(root: configuration.root, exclude: configuration.exclude)
    let sources = configuration.sources
    let paths = discovery.files(in: sources.folders ?? folders) { path in
      Self.isMeant(path) && sources.includes(path)
    }.filter { path in
      ForeignFolders.name(around: path) == nil
        // No target compiles a header by itself.
        && (SourceInput.isHeader(path)
          || targets?.lacks(fileAt: configuration.absolutePath(path)) != true)
    }.map(ExactText.init).sorted().map(\.text)
    notices += sources.unmatchedPaths(paths).map {
      Notice(
        .warning, "no source code is found in '\($0)'",
        at: configuration.location(at: sources.pathPositions[$0]))
    }
    let loaded = await concurrently(paths, workers: workers, prepare: { _ in () }) { path, _ in
      LoadedSource.load(
        path, at: configuration.absolutePath(path), withTypes: withTypes,
        withOutline: withOutlines)
    }
    let files = loaded.compactMap { try? $0.get() }
    let switches = CompilationSwitches(
      files, areAll: files.count == loaded.count && sources.folders == nil,
      targets?.conditions, configuration)
    let compiled = await concurrently(loaded, workers: workers, prepare: { _ in () }) { result, _ in
      result.map { switches.compiled($0, withTypes: withTypes, withOutline: withOutlines) }
    }
    var read: [LoadedSource] = []
    for result in compiled {
      switch result {
      case .success(let source) where source.isHeaderOfTypes:
        inherited.formUnion(source.types.values.compactMap(\.self))
        headerTypes.merge(source.types) { first, _ in first }
        typeHeaders.append(source.input)
        if let outline = source.outline { headers.append(outline) }
      case .success(let source): read.append(source)
      case .failure(let failure): unread.append(failure.notice)
      }
    }
    notices += unread
    return read
  }

  private mutating func parse(
    _ configuration: Configuration, _ outlets: Set<String>, _ views: Set<String>,
    keys: [String], workers: Int
  ) {
    var assumed = AssumedLookups()
    files = SwiftReading.files(
      inputs, configuration, outlets, views,
      assuming: { [inputs] read in
        let unread = unreadKeys(among: keys, in: read)
        if unread.count < AssumedLookups.leastKeys { return nil }
        let wanted = UnreadLookups.Keys(keys, unread: unread)
        // Mostly the files that may name such keys say enough: they look nothing up.
        let some = UnreadLookups(
          in: inputs.filter(wanted.mayBeNamed), of: wanted, workers: workers)
        if AssumedLookups(some).texts.isEmpty { return nil }
        assumed = AssumedLookups(UnreadLookups(in: inputs, of: wanted, workers: workers))
        return assumed.declarations
      }, workers: workers)
    self.assumed = assumed
    unread += files.flatMap(\.notices).filter { $0.severity == .warning }
    notices += files.flatMap(\.notices) + SwiftReading.notices(inputs)
  }

  /// What classes of the app inherit: the code of their superclasses is theirs, too.
  struct Lineages: Sendable {
    /// By the name of the class.
    private var superclasses: [String: String] = [:]
    /// Those that the app's code declares; nil where not all of it is known.
    private var declared: Set<String>?

    /// None: the code is not known.
    init() {}

    fileprivate init(of classes: Set<String>, in types: [[String: String?]], areAll: Bool) {
      var all: [String: String] = [:]
      for (name, inherited) in types.joined() where all[name] == nil { all[name] = inherited }
      if areAll { declared = Set(types.flatMap(\.keys)) }
      var names = classes.sorted()
      // No app's own classes go deeper.
      for _ in 0..<4 {
        for name in names { superclasses[name] = all[name] }
        names = names.compactMap { all[$0] }
      }
    }

    /// Whether the first class that is not in the app's code is not the system's either.
    func endsInLibrary(_ name: String) -> Bool {
      guard let declared else { return false }
      let root = lineage(of: name).first { superclasses[$0] == nil } ?? name
      return !declared.contains(root) && !Self.systemPrefixes.contains(where: root.hasPrefix)
    }

    /// How Apple's frameworks begin the names of their views and controllers.
    private static let systemPrefixes = [
      "AV", "CA", "GK", "GL", "MK", "MTK", "NS", "PDF", "PK", "QL", "SC", "SK", "UI", "WK",
    ]

    var ancestors: Set<String> { Set(superclasses.values) }

    /// A class and all that it inherits, the last of UIKit or of a library.
    func lineage(of name: String) -> Set<String> {
      var lineage: Set<String> = []
      var next: String? = name
      while let name = next, lineage.insert(name).inserted { next = superclasses[name] }
      return lineage
    }
  }
}

/// Keys that no use names which was read.
private func unreadKeys(among keys: [String], in files: [SourceFile]) -> [String] {
  var named: Set<String> = []
  var accessors: Set<String> = []
  for use in files.lazy.flatMap(\.uses) {
    switch use.key.spelling {
    case .exact: named.formUnion(use.key.candidates)
    case .accessor: accessors.insert(SourceKey.accessorName(of: use.key.text))
    }
  }
  return keys.filter {
    !named.contains($0)
      && (accessors.isEmpty || !accessors.contains(SourceKey.accessorName(of: $0)))
  }
}
