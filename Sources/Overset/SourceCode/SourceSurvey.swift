import OversetConfiguration
import OversetFiles
package import OversetModel
import OversetSources
package import OversetSurfaces
import OversetTexts
import OversetWorkers

/// Where an app's code uses the keys of its catalogs, and what becomes of the texts there: what
/// `overset sources` prints.
package struct SourceSurvey: Sendable {
  /// The keys of all tables, in their order.
  package let keys: [Key]
  /// Uses of keys that no catalog has, by file.
  package let missing: [MissingKey]
  package var notices: [Notice] = []
  /// What the configuration could say.
  package internal(set) var suggestions = SourceSuggestions()
  /// What is taken for a look-up because nearly all that it gets are keys, as a configuration writes it, with
  /// the number of keys that nothing else names.
  package internal(set) var assumed: [(text: String, count: Int)] = []

  /// A key of a catalog with its uses.
  package struct Key: Sendable {
    package let text: String
    package let table: String
    package let location: FileLocation
    let id: TableKey
    /// By file; empty where no code names it.
    package internal(set) var uses: [Use] = []

    /// Whether a check lays its text out by what code alone says: in a room and a font that are known.
    package var isLaidOut: Bool {
      uses.lazy.flatMap(\.verdicts).contains {
        if case .canBeCut(let rooms) = $0.outcome {
          rooms.contains(where: \.isMeasurable)
        } else {
          false
        }
      }
    }

    /// The worst of its uses; nil where there is none.
    package var kind: VerdictKind? {
      uses.lazy.flatMap(\.verdicts).map { VerdictKind($0) }.min()
    }
  }

  /// A place in code that uses a key.
  package struct Use: Sendable {
    package let location: FileLocation
    /// The type around it, or the file where it is in none; nil for the system, which asks for texts
    /// of `InfoPlist`.
    package let owner: String?
    /// The text that the code has for the key; nil where it has none.
    var defaultText: String?
    /// Whether what makes the text has another one where no file has the key.
    var hasOtherText = false
    /// Whether a branch of the code around it decides that it is run.
    var isConditional = false
    /// Never empty.
    package let verdicts: [UseVerdict]
  }

  /// A key that code names and no catalog has.
  package struct MissingKey: Sendable {
    package let text: String
    /// Nil where the code does not say.
    package let table: String?
    package let location: FileLocation
  }

  /// Reads the code in folders, or in those of the configuration; with `areAll` they are an app's.
  /// `outlets` hold the objects of documents, `views` are their classes, and `made` those that
  /// documents make; `hasCellLabels` says whether they have cells of UIKit's styles.
  static func read(
    _ tables: [CatalogTable], in folders: [String], areAll: Bool,
    outlets: Set<DocumentOutlets.Outlet> = [],
    hasCellLabels: Bool = false, views: Set<String> = [], made: MadeClasses = MadeClasses(),
    systems: ProjectSystems? = nil, _ configuration: Configuration, workers: Int
  ) async -> SourceSurvey {
    let code = await AppCode.read(
      in: folders, areAll: areAll, mentioning: Set(outlets.map(\.owner)), views: views, made: made,
      keys: tables.codeKeys, isWhole: true,
      ShippedTables([], root: configuration.root, XcodeProjects()), configuration,
      workers: workers)
    var documents = DocumentOutlets(outlets, in: code)
    documents.hasCellLabels = hasCellLabels
    var survey = SourceSurvey(
      tables, names: HomeScreenNames.keys(in: tables, root: configuration.root, XcodeProjects()),
      code.files, documents, on: systems ?? .read(configuration), configuration, workers: workers)
    survey.notices = code.notices + survey.notices
    if code.files.isEmpty, code.notices.isEmpty {
      survey.notices.append(Notice(.warning, "no Swift or Objective-C file is found"))
    }
    survey.assumed = code.assumed.texts
    let lookups = code.lookups(
      of: survey.keys.filter(\.uses.isEmpty).map(\.text), workers: workers)
    survey.suggestions = SourceSuggestions(unknown: survey.unknownParts, lookups)
    return survey
  }
}

extension SourceSurvey {
  /// Where code uses the keys of tables, and notices of what the configuration says of other code.
  /// `names` are the keys of apps' names below their icons.
  init(
    _ tables: [CatalogTable], names: [TableKey], _ files: [SourceFile],
    _ documents: DocumentOutlets, on project: ProjectSystems, _ configuration: Configuration,
    workers: Int
  ) {
    let functions = files.lazy.flatMap(\.functions).filter(\.hasOtherText).map(\.name)
    let known = KnownKeys(
      tables, configuration.platform == .iOS ? Set(names) : [], withOtherTexts: Set(functions))
    let files = files.map { file in
      let path = configuration.absolutePath(file.path)
      let platform =
        project.systems.otherPlatform ?? project.compiled.otherPlatform(ofFileAt: path)
      return platform.map(file.compiled(for:)) ?? file
    }
    let resolver = SurfaceResolver(
      files, components: configuration.sources.ownComponents, systems: project.systems)
    let uses = concurrently(files, workers: workers, prepare: { _ in }) { file, _ in
      file.uses.compactMap { known.use($0, in: file.path, resolver, documents) }
    }
    var keys = known.keys
    var missing: [MissingKey] = []
    for use in uses.joined() {
      switch use {
      case .ofKey(let index, let use): keys[index].uses.append(use)
      case .missing(let key): missing.append(key)
      }
    }
    self.init(
      keys: keys, missing: missing, notices: unmatchedSources(configuration, in: files))
  }
}

/// The keys of tables, and which of them code uses.
private struct KnownKeys {
  private(set) var keys: [SourceSurvey.Key] = []
  private let lookup: CodeKeys
  private var indices: [TableKey: Int] = [:]
  /// Those that catalogs have and `notShown` leaves out.
  private let hidden: Set<String>
  /// The functions that have other texts for keys that no file has.
  private let functions: Set<String>

  /// `names` are those of apps below their icons.
  init(_ tables: [CatalogTable], _ names: Set<TableKey>, withOtherTexts functions: Set<String>) {
    self.functions = functions
    lookup = CodeKeys(tables)
    hidden = Set(tables.flatMap { $0.keys.lazy.filter { !$0.isShown }.map(\.text) })
    for (tableIndex, table) in tables.enumerated() {
      for (keyIndex, key) in table.keys.enumerated() where key.kind == .code && key.isShown {
        let id = TableKey(table: tableIndex, key: keyIndex)
        indices[id] = keys.count
        var found = SourceSurvey.Key(
          text: key.text, table: table.name, location: key.location, id: id)
        // The system asks for them.
        let verdict =
          names.contains(id)
          ? .on(.homeScreenName) : UseVerdict.ofSystem(key: key.text, in: table.name)
        if let verdict {
          found.uses = [
            SourceSurvey.Use(location: key.location, owner: nil, verdicts: [verdict])
          ]
        }
        keys.append(found)
      }
    }
  }

  enum Use {
    case ofKey(index: Int, SourceSurvey.Use)
    case missing(SourceSurvey.MissingKey)
  }

  /// Nil of what says nothing of a key.
  func use(
    _ use: KeyUse, in path: String, _ resolver: SurfaceResolver, _ documents: DocumentOutlets
  ) -> Use? {
    // The key has a name, and nothing uses it.
    if use.isUnused { return nil }
    let location = FileLocation(path: path, position: use.position)
    if let index = lookup.key(use.key, inFileAt: path).flatMap({ indices[$0] }) {
      let owner = use.type.isEmpty ? String(FilePath(path).name) : use.type
      return .ofKey(
        index: index,
        SourceSurvey.Use(
          location: location, owner: owner, defaultText: use.defaultText?.text,
          // R.swift's accessors give Foundation the source text.
          hasOtherText: functions.contains(use.construct) || use.key.spelling == .accessor,
          isConditional: use.isConditional,
          verdicts: resolver.verdicts(of: use).map(documents.placed)))
    }
    guard use.key.spelling == .exact, use.constants.isEmpty, !use.key.text.isEmpty,
      !hidden.contains(use.key.text)
    else { return nil }
    return .missing(
      SourceSurvey.MissingKey(text: use.key.text, table: use.key.table, location: location))
  }
}

extension UseVerdict {
  /// Of a text that the system takes from the app's property lists; nil of others.
  fileprivate static func ofSystem(key: String, in table: String) -> UseVerdict? {
    if SystemTexts.isNeverCut(key, in: table) {
      return UseVerdict(
        SystemTexts.isSpoken(in: table)
          ? .neverDrawn(.speech) : .cannotBeCut(.permission, .believed))
    }
    // Names of the app, of its documents and of types, its copyright (Information Property List Key
    // Reference, "Localizing Property List Values").
    return table == SystemTexts.tableOfNames ? UseVerdict(.shownElsewhere(.finder)) : nil
  }
}

extension DocumentOutlets {
  /// The verdict with the object of a document that the text gets to, where it gets to one.
  fileprivate func placed(_ verdict: UseVerdict) -> UseVerdict {
    if hasCellLabels, verdict.surface == .system(.cellLabel),
      case .canBeCut(var rooms) = verdict.outcome
    {
      for index in rooms.indices { rooms[index].isFontKnown = false }
      var verdict = verdict
      verdict.outcome = .canBeCut(rooms)
      return verdict
    }
    guard case .unknown = verdict.outcome, let target = verdict.target,
      let outlet = surelyReached(by: target).first?.outlet
    else { return verdict }
    var verdict = verdict
    verdict.outcome = .inDocument("\(outlet.owner).\(outlet.property)")
    return verdict
  }
}

extension [CatalogTable] {
  /// The keys that code can look up.
  var codeKeys: [String] {
    flatMap { $0.keys.lazy.filter { $0.isShown && $0.kind == .code }.map(\.text) }
  }
}
