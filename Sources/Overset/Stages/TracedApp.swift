import OversetConfiguration
import OversetModel
import OversetSurfaces
import OversetTexts

/// Tables and source code → where code shows the texts, and the labels that it shows them in.
struct TracedApp: Sendable {
  /// What code sets of the objects of documents.
  let outlets: OutletSettings
  /// Where code uses keys; nil where no code is looked at for it.
  let survey: SourceSurvey?
  let labels: CodeLabels
  /// The texts that only code has, which come behind the app's tables.
  let ownTables: [CatalogTable]
  /// The keys that the system wraps or speaks.
  private let neverCut: [TableKey]
  let notices: [Notice]
  /// Files of source code that are not read, or not to their end.
  let unreadSources: [Notice]

  init(_ read: ReadApp, _ tabulated: TabulatedApp, _ request: CheckRequest) async {
    let configuration = request.configuration
    let tables = tabulated.tables
    let isWhole = configuration.sources.isRead && configuration.leavesTexts(of: tables)
    let outlets = await OutletCode.read(
      for: read.interfaces, at: request.paths, keys: isWhole ? tables.codeKeys : [],
      isWhole: isWhole, read.targets, configuration, workers: request.workers)
    // What a part of the app does not have, the rest of it may.
    let mayHaveOwn = isWhole && read.closed == nil && configuration.areApp(request.paths)
    self.init(
      tabulated, outlets, on: read.project, isWhole: isWhole,
      ownTables: mayHaveOwn ? textsOfCode(outlets.code, besides: tables, configuration) : [],
      request)
  }

  /// With `isWhole`, `outlets` has all of the app's code.
  init(
    _ tabulated: TabulatedApp, _ outlets: OutletCode, on project: ProjectSystems, isWhole: Bool,
    ownTables: [CatalogTable] = [], _ request: CheckRequest
  ) {
    let (tables, configuration) = (tabulated.tables + ownTables, request.configuration)
    self.ownTables = ownTables
    var outlets = outlets
    survey =
      isWhole && !outlets.code.files.isEmpty
      ? outlets.trace(
        tables, names: tabulated.homeScreenNames, on: project, configuration,
        workers: request.workers) : nil
    self.outlets = outlets.settings
    let screens = Screen.usual(of: project)
    labels =
      survey.map {
        CodeLabels(
          $0, on: screens, pads: Screen.pads, outlets.settings.reached, configuration)
      }
      ?? .none
    neverCut = SystemTexts.neverCut(in: tables)
    unreadSources = outlets.code.unread
    // A part of the app does not say what the rest of it uses.
    notices = outlets.code.notices + (request.paths == nil ? survey?.notices ?? [] : [])
  }

  /// By key: the worst of its uses. Only keys that code uses, and those that the system asks for.
  var kinds: [TableKey: VerdictKind] {
    Dictionary(
      (survey?.keys ?? []).compactMap { key in key.kind.map { (key.id, $0) } }
        + neverCut.map { ($0, .undrawn) }, uniquingKeysWith: { first, _ in first })
  }

  /// The texts that code has for keys.
  ///
  /// Of several texts of a key the longest: a user sees each of them somewhere.
  var defaultTexts: [TableKey: DefaultText] {
    var texts: [TableKey: DefaultText] = [:]
    for key in survey?.keys ?? [] {
      for use in key.uses {
        guard let text = use.defaultText, text.utf16.count > texts[key.id]?.value.utf16.count ?? 0
        else { continue }
        texts[key.id] = DefaultText(text, at: use.location)
      }
    }
    return texts
  }

  /// The keys that code may have other texts for, which are not known.
  var keysWithOtherTexts: [TableKey] {
    (survey?.keys ?? []).filter { $0.uses.contains(where: \.hasOtherText) }.map(\.id)
  }

  /// The keys that need no label: their texts cannot be cut, or are never drawn.
  var settledKeys: Set<TableKey> {
    Set(kinds.lazy.filter { $0.value == .safe || $0.value == .undrawn }.map(\.key))
  }
}

extension Configuration {
  /// Whether there are texts that no label of its own shows.
  fileprivate func leavesTexts(of tables: [CatalogTable]) -> Bool {
    let patterns = labels.filter { $0.object == nil && !$0.isDefault }
    return tables.contains { table in
      let patterns = patterns.filter { $0.table?.matches(table.name) != false }.flatMap(\.keys)
      return table.keys.contains { key in
        key.kind == .code && key.isShown && !patterns.contains { $0.matches(key.text) }
      }
    }
  }
}
