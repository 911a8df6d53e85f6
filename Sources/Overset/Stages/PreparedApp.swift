import OversetModel

/// A request → everything that measuring takes: files, tables, code, interfaces and the plan.
struct PreparedApp: Sendable {
  let read: ReadApp
  let tabulated: TabulatedApp
  let traced: TracedApp
  let fonts: AppFonts
  let solved: SolvedApp
  let plan: CheckPlan
  /// What earlier runs measured; nil where nothing is kept.
  let cache: AnswerCache?
  private let cacheNotice: Notice?

  init(_ request: CheckRequest) async {
    let read = await ReadApp(request)
    let tabulated = TabulatedApp(read, request)
    let traced = await TracedApp(read, tabulated, request)
    await self.init(read, tabulated, traced, request)
  }

  /// Solves interfaces and makes the plan.
  init(
    _ read: ReadApp, _ tabulated: TabulatedApp, _ traced: TracedApp, _ request: CheckRequest
  ) async {
    let tabulated = tabulated.adding(traced.ownTables).adding(
      traced.defaultTexts.merging(tabulated.propertyListTexts) { $1 },
      othersOf: traced.keysWithOtherTexts)
    self.read = read
    self.tabulated = tabulated
    self.traced = traced
    fonts = AppFonts(request.configuration, leastSystem: read.project.leastPhone, read.targets)
    solved = await SolvedApp(read, tabulated, traced, fonts, request)
    plan = CheckPlan(
      tabulated.tables,
      FoundLabels(
        interfaces: solved.labels, sceneFaults: solved.faults, code: traced.labels,
        settledKeys: traced.settledKeys,
        platforms: tabulated.mayVaryByDevice || !tabulated.homeScreenNames.isEmpty
          ? ProjectSystems.platforms(request.configuration) : [],
        homeScreenNames: tabulated.homeScreenNames, unreadSources: traced.unreadSources),
      fonts, request.configuration, locales: request.locales, keepsLayouts: request.keepsLayouts)
    let book = plan.fonts
    let found = request.cacheFile.map { AnswerCache.read(at: $0, book) }
    (cache, cacheNotice) = (found?.cache, found?.notice ?? nil)
  }

  var notices: [Notice] {
    read.notices + tabulated.notices + traced.notices + solved.notices + plan.notices
      + [cacheNotice].compactMap { $0 }
  }
}
