import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetRules
import OversetTexts
import OversetWorkers

/// Documents and texts → labels with their frames, and what texts do to the layouts of scenes.
struct SolvedApp: Sendable {
  let labels: InterfaceLabels
  let faults: [SceneFault]
  /// What was laid out, without the frames.
  let scenes: [SolvedScene]
  let conditions: InterfaceConditions
  let notices: [Notice]

  init(
    _ read: ReadApp, _ tabulated: TabulatedApp, _ traced: TracedApp, _ fonts: AppFonts,
    _ request: CheckRequest
  ) async {
    let configuration = request.configuration
    let tables = tabulated.tables
    conditions = InterfaceConditions(configuration, usual: Screen.usual(of: read.project))
    guard configuration.readsInterfaces else {
      (labels, faults, scenes, notices) = (.none, [], [], [])
      return
    }
    let source = configuration.sourceLocale ?? .english
    let wanted = WantedLocales(request.locales ?? configuration.locales, in: tables).locales
    let locales = Set(tables.flatMap { $0.locales.map(\.identifier) }).filter {
      wanted?.contains($0) != false
    }.sorted()
    let links = TextLinks(tables, for: read.interfaces, configuration.objectKeys, traced.outlets)
    let (work, replacements) = SceneWork.all(
      in: read.interfaces, links, conditions, excluding: ObjectExclusions(configuration.exclude))
    let solved = await concurrently(
      work, workers: request.workers,
      prepare: { [conditions] _ in SceneSolver(tables, fonts.book, conditions, source: source) }
    ) { work, solver in solver.solve(work, in: locales) }
    labels = InterfaceLabels(
      solved.flatMap { $0.labels(configuration) }, objects: solved.flatMap(\.objects))
    faults = solved.flatMap { $0.faults(in: tables) }
    scenes = solved.map(\.withoutMoments)
    notices = solved.notices + replacements.notices + configuration.notices(on: labels)
  }
}

extension [SolvedScene] {
  /// One for all texts whose rooms are not known, and one for those whose rooms are not certain, with the
  /// reasons in the order of their numbers.
  fileprivate var notices: [Notice] {
    [
      notice("are not checked, because their rooms are not known", flatMap(\.hiddenRooms)),
      notice(
        "have rooms that are not certain, and what they lose is a note", flatMap(\.supposedRooms)),
    ].compactMap { $0 }
  }

  private func notice(_ what: String, _ doubts: [LayoutDoubt]) -> Notice? {
    if doubts.isEmpty { return nil }
    let all = reduce(0) { $0 + $1.work.texts.count }
    let reasons = LayoutDoubt.allCases.map { doubt in
      (doubt: doubt, count: doubts.count { $0 == doubt })
    }.filter { $0.count > 0 }.sorted { $0.count > $1.count }
    return Notice(
      .note,
      "\(doubts.count) of \(all) texts of interfaces \(what): "
        + reasons.map { "\($0.doubt.phrase) (\($0.count))" }.joined(separator: ", ")
        + "; 'overset interfaces' lists them")
  }
}

extension [CodeReplacement] {
  /// One for all texts that code sets to others.
  fileprivate var notices: [Notice] {
    if isEmpty { return [] }
    let kinds = CodeReplacement.Kind.allCases.map { kind in
      (kind: kind, count: count { $0.kind == kind })
    }.filter { $0.count > 0 }
    return [
      Notice(
        .note,
        "\(count) translated texts of interfaces are not checked, because code sets another text: "
          + kinds.map { "\($0.kind.phrase) (\($0.count))" }.joined(separator: ", "))
    ]
  }
}

extension Configuration {
  /// Labels in the place of objects that show no text with a key: nothing is checked in them.
  fileprivate func notices(on interfaces: InterfaceLabels) -> [Notice] {
    labels.compactMap { label in
      guard let object = label.object, interfaces.keys(of: object).isEmpty else { return nil }
      return Notice(
        .warning,
        "the label '\(label.id)' checks nothing: no document has an object '\(object)' that shows the "
          + "text of a key",
        at: location(of: label))
    }
  }
}
