import OversetCatalogs
import OversetConfiguration
import OversetRules
import OversetSurfaces
import OversetModel
import OversetTexts

/// What is found in an app's folder: what a first configuration can be made from.
package struct AppSurvey: Sendable {
  /// Match every catalog that was found, from the folder.
  package internal(set) var catalogs: [String] = []
  /// The folders that are there with texts that the app's labels do not show.
  package internal(set) var excluded: [String] = []
  /// Those of them that a check without a configuration reads, and how many catalogs lie there.
  package internal(set) var foreignFolders: [String] = []
  package internal(set) var foreignFiles = 0
  /// What the app is for.
  package internal(set) var platform = Platform.iOS
  /// What labels are checked on where no configuration says it.
  package internal(set) var screens = Screen.phones(from: nil)
  /// The texts that no label shows.
  package internal(set) var hidden = HiddenTexts(in: [])
  /// The tables that were read, in the order of their files.
  package internal(set) var tables: [Table] = []
  /// Nil where no table says one, or two say different ones.
  package internal(set) var sourceLocale: LocaleIdentifier?
  /// Sorted.
  package internal(set) var locales: [LocaleIdentifier] = []
  /// What documents and source code say of the keys: nothing is guessed of those that they show.
  package internal(set) var found = FoundKeys()
  /// The other keys that begin alike, the largest groups first.
  package internal(set) var groups: [KeyGroup] = []
  /// The keys of no group.
  package internal(set) var rest = KeyGroup(prefix: "")
  /// The keys of objects in Interface Builder documents that are not there.
  package internal(set) var interface = KeyGroup(prefix: "")
  /// What could be said of source code.
  package internal(set) var suggestions = SourceSuggestions()
  /// How many texts the App Store shows.
  package internal(set) var storeTexts = 0
  /// How many files the app reads nothing of.
  package internal(set) var failedFiles = 0
  /// What could not be looked into.
  package internal(set) var notices: [Notice] = []

  /// A table and what it is made of.
  package struct Table: Sendable {
    /// The files' name without its extension.
    package var name: String
    /// The folder of the app, framework or extension that it belongs to.
    package var folder: String
    /// `strings`, `stringsdict` …, each once, in order.
    package var formats: [String]
    /// How many keys it has, over all locales.
    package var keys: Int
  }

  /// What becomes of the keys.
  package struct FoundKeys: Sendable {
    /// Those that the app's code asks for, as a check counts them.
    package var code = KeyCoverage()
    /// Those of them that are put into `notShown`.
    package var hidden = 0
    /// Those of objects in documents that a label was found for, and all of them.
    package var objects = 0
    package var allObjects = 0

    /// How many keys the app's code asks for.
    package var codeKeys: Int { hidden + code.count }

    /// How many keys a label was found for.
    package var labelled: Int { code.checked + objects }

    package var isEmpty: Bool { labelled + code.safe + code.neverDrawn == 0 }
  }

  /// Whether there is no catalog at all, not one that cannot be read either.
  package var isEmpty: Bool { catalogs.isEmpty }

  /// Looks for catalogs below a folder and reads them. `parsing` is that of the configuration.
  package static func look(
    in folder: String, parsing: SwiftParsing = .here, workers: Int
  ) async -> AppSurvey {
    var survey = AppSurvey()
    let discovery = CatalogDiscovery(root: folder)
    let foreign = discovery.catalogs().files.filter {
      CatalogFormats.all.loader(forFileAt: $0)?.format.isForStore == false
    }.compactMap(ForeignFolders.name)
    survey.foreignFolders = Set(foreign).sorted()
    survey.foreignFiles = foreign.count
    survey.excluded =
      (discovery.excludedNames().filter { !versionControl.contains($0) } + survey.foreignFolders)
      .sorted()
    var configuration = Configuration(root: folder)
    configuration.parsing = parsing
    configuration.exclude = survey.excluded
    // Labels are guessed from the texts of all tables.
    let read = await ReadApp(
      CheckRequest(configuration: configuration, workers: workers, memory: .unlimited))
    // That there is no catalog is no surprise here.
    survey.notices = read.notices.filter { $0.severity == .error }
    let catalogs = read.catalogs
    survey.catalogs = globs(
      for: (catalogs + read.storeTexts).filter { !$0.isDocument }.map(\.path).sorted())
    survey.storeTexts = read.storeTexts.count { !$0.entries.isEmpty }
    survey.failedFiles = Set(catalogs.filter { $0.outcome == .failed }.map(\.path)).count
    let clues = CatalogDiscovery(root: folder, exclude: survey.excluded)
      .files(where: AppPlatform.isMeant)
    survey.platform = AppPlatform(folder: folder, clues, catalogs).platform
    let allTables = CatalogTable.tables(of: catalogs, sourceLocale: nil)
    survey.hidden = HiddenTexts(
      in: allTables,
      names: survey.platform == .iOS
        ? HomeScreenNames.keys(in: allTables, root: folder, read.projects) : [])
    configuration.notShown = survey.hidden.settings
    configuration.platform = survey.platform
    let request = CheckRequest(configuration: configuration, workers: workers)
    let tabulated = TabulatedApp(read, request)
    let tables = tabulated.tables
    survey.tables = tables.map(Table.init)
    let settled = await survey.findLabels(read, tabulated, request)
    survey.locales = Set(tables.flatMap { $0.locales.map(\.identifier) }).sorted()
    let sources = Set(tables.compactMap(\.sourceLocale))
    if sources.count == 1 { survey.sourceLocale = sources.first }
    (survey.groups, survey.interface, survey.rest) = KeyGroup.groups(
      of: tables, on: survey.platform, without: settled)
    return survey
  }

  /// Notes what documents and source code say of the keys; answers with those that need no more.
  private mutating func findLabels(
    _ read: ReadApp, _ tabulated: TabulatedApp, _ request: CheckRequest
  ) async -> Set<TableKey> {
    let (tables, configuration) = (tabulated.tables, request.configuration)
    let outlets = await OutletCode.read(
      for: read.interfaces, at: nil, keys: tables.codeKeys, isWhole: true, read.targets,
      configuration,
      workers: request.workers)
    let systems = ProjectSystems.read(configuration)
    screens = Screen.usual(of: systems)
    let traced = TracedApp(tabulated, outlets, on: systems, isWhole: true, request)
    if let survey = traced.survey {
      let lookups = outlets.code.lookups(
        of: survey.keys.filter(\.uses.isEmpty).map(\.text), workers: request.workers)
      suggestions = SourceSuggestions(unknown: survey.unknownParts, lookups)
    }
    let plan = await PreparedApp(read, tabulated, traced, request).plan
    let kinds = traced.kinds
    var settled: Set<TableKey> = []
    for (tableIndex, table) in tables.enumerated() {
      for (keyIndex, key) in table.keys.enumerated() {
        found.allObjects += key.kind == .code ? 0 : 1
        if !key.isShown {
          found.hidden += key.kind == .code ? 1 : 0
          continue
        }
        let id = TableKey(table: tableIndex, key: keyIndex)
        let state = KeyState(kinds[id], plan.labelling(of: id))
        if key.kind == .code {
          found.code.add(state)
        } else if state == .checked {
          found.objects += 1
        }
        if state != .unknown { settled.insert(id) }
      }
    }
    return settled
  }

  private static let versionControl = [".git", ".hg", ".svn"]

  /// A glob for each format and folder at the top; for the format alone where there are many folders.
  static func globs(for paths: [String]) -> [String] {
    var folders: [String: Set<String>] = [:]
    for path in paths {
      let name = path.split(separator: "/").last ?? ""
      let format = name.split(separator: ".").last.map(String.init) ?? ""
      let bundle = TableIdentity.bundle(ofFileAt: path).split(separator: "/")
      folders[format, default: []].insert(bundle.first.map(String.init) ?? "")
    }
    return folders.sorted { $0.key < $1.key }.flatMap { format, folders in
      if folders.contains("") || folders.count > 4 { return ["**/*.\(format)"] }
      return folders.map { folder in
        // What means something in a glob stands for itself and its like.
        "\(String(folder.map { "*?\\".contains($0) ? "?" : $0 }))/**/*.\(format)"
      }.sorted()
    }
  }
}

extension AppSurvey.Table {
  fileprivate init(_ table: CatalogTable) {
    name = table.name
    folder = table.bundle
    keys = table.keys.count
    let paths = table.locales.flatMap { $0.files.map(\.path) }
    formats = Set(paths.compactMap { $0.split(separator: ".").last.map(String.init) }).sorted()
  }
}
