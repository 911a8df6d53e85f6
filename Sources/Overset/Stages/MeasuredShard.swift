import OversetModel
import OversetTexts
import OversetWorkers

extension ShardResult {
  /// Lays out the shard's texts. Rules that need no layout are left to the merge.
  init(
    _ shard: Shard, _ origin: ShardOrigin, _ app: PreparedApp, workers: Int,
    _ answers: inout NewAnswers, _ progress: CheckProgress
  ) async throws(ChangedFile) {
    let (plan, cache) = (app.plan, app.cache)
    let parts = plan.parts(of: .shard(shard))
    progress.start(parts.count)
    var fonts: Set<UsedFont> = []
    var counts: [LocaleIdentifier: [Int]] = [:]
    var texts: [NotedTexts] = []
    var layouts = 0
    for batch in app.batches {
      let parts = parts.filter { batch.tables.contains($0.table) }
      if parts.isEmpty { continue }
      let plan = try await app.open(batch, workers: workers).plan
      let outcomes = await concurrently(
        parts, workers: workers,
        prepare: { _ in TextChecker(plan: plan, cache: cache, keepsQuiet: true) }
      ) { part, checker in
        defer { progress.finishPart() }
        var outcome = checker.check(part)
        // Only how much there is: the merge measures these texts.
        (outcome.findings, outcome.layouts, outcome.inconclusive) = ([], [], [])
        return outcome
      }
      for (part, outcome) in zip(parts, outcomes) {
        fonts.formUnion(outcome.fonts)
        answers.add(outcome.answers)
        let before = counts[part.locale] ?? [Int](repeating: 0, count: plan.labels.count)
        counts[part.locale] = zip(before, outcome.quiet).map(+)
        layouts += outcome.counts.layouts
        if !outcome.noted.isEmpty {
          texts.append(
            NotedTexts(
              table: part.table, locale: part.locale.identifier, keys: outcome.noted))
        }
      }
    }
    let digests = await UsedFont.digests(of: fonts, from: plan.fonts, workers: workers)
    self.init(
      origin: origin,
      shard: shard,
      fonts: fonts.map { Font(font: $0, sha256: digests[$0.path] ?? "") }.sorted(),
      comfortable: ComfortableLayouts.all(counts),
      texts: texts,
      keys: plan.tables.map { table in table.keys.count { shard.contains($0, of: table) } }
        .reduce(0, +),
      layouts: layouts)
  }
}

extension ShardResult.Font: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    left.font < right.font
  }
}
