import OversetConfiguration
import OversetRules
import OversetWorkers

extension SceneRegions {
  /// Findings → the parts of screens around their texts, in the source locale and in their own.
  init(
    _ suppressed: SuppressedApp, _ solved: SolvedApp, _ tabulated: TabulatedApp, _ fonts: AppFonts,
    _ request: CheckRequest
  ) async {
    self.init()
    if !request.keepsRegions { return }
    let (scenes, tables) = (solved.scenes, tabulated.tables)
    let requests = RegionRequest.all(
      for: suppressed.findings, asides: suppressed.suppressed.map(\.finding), in: scenes)
    let conditions = solved.conditions
    let source = request.configuration.sourceLocale ?? .english
    let drawn = await concurrently(
      zip(scenes, requests).filter { !$1.isEmpty }, workers: request.workers,
      prepare: { _ in SceneSolver(tables, fonts.book, conditions, source: source) }
    ) { work, solver in
      var drawer = RegionDrawer(work.0, source: source, solver)
      drawer.draw(work.1)
      return (drawer.regions, drawer.pairs)
    }
    for (regions, pairs) in drawn { add(regions, pairs) }
  }
}
