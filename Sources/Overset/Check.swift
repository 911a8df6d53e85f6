public import Foundation
import OversetConfiguration
import OversetModel
import OversetRules

/// A check of an app's catalogs against its labels.
public struct Check: Sendable {
  private(set) var request: CheckRequest

  /// `paths` and `locales` replace the configuration's own: then only a part is checked, and what is
  /// not found is no proof that it is gone. With `since`, only findings are reported that a check of that
  /// git revision does not have, or that have grown since. The number of `workers` changes nothing but the
  /// time. With `keepsLayouts` the report has every layout, not only those with a finding; with
  /// `keepsRegions` it has what the page draws around the labels of storyboards and XIBs. Of more than
  /// `mostFindings` it has the worst, and counts the others.
  public init(
    _ configuration: Configuration, paths: [String]? = nil, locales: [LocaleIdentifier]? = nil,
    since: String? = nil, workers: Int = ProcessInfo.processInfo.activeProcessorCount,
    keepsLayouts: Bool = false, keepsRegions: Bool = false, mostFindings: Int? = nil
  ) {
    request = CheckRequest(
      configuration: configuration, paths: configuration.part(paths), locales: locales,
      since: since,
      workers: workers,
      keepsLayouts: keepsLayouts, keepsRegions: keepsRegions, mostFindings: mostFindings)
  }

  /// The same with other limits of what is in memory at once.
  func with(memory: MemoryLimits) -> Check {
    var check = self
    check.request.memory = memory
    return check
  }

  /// The same with a file of what earlier runs measured, which the result's `cacheUpdate` is for; nil
  /// for none.
  package func with(cacheFile: String?) -> Check {
    var check = self
    check.request.cacheFile = cacheFile
    return check
  }

  /// Files become entries, entries tables, tables and source code a plan of texts in labels, texts
  /// label fits, fits findings, and findings a verdict. Each stage takes values and answers with one.
  public func run(progress: CheckProgress = CheckProgress()) async -> Result {
    do throws(Git.Failure) {
      let past = try await past(progress)
      return await report(await PreparedApp(request), nil, past, progress)
    } catch {
      return Result(stopped: error.notice, request)
    }
  }

  /// Measures one part of the texts, for `merge`. `options` are kept for it.
  package func run(
    _ shard: Shard, _ options: ShardOptions, progress: CheckProgress = CheckProgress()
  ) async throws(ShardFailure) -> (
    result: ShardResult, notices: [Notice], cacheUpdate: CacheUpdate?
  ) {
    let app = await PreparedApp(request)
    do throws(ChangedFile) {
      var answers = NewAnswers()
      let result = try await ShardResult(
        shard, await origin(of: app, options), app, workers: request.workers, &answers, progress)
      return (result, app.notices, CacheUpdate(app, answers, request))
    } catch {
      throw ShardFailure(notice: error.notice)
    }
  }

  /// The result of a check in one run, from its parts. With `keepsLayouts` every text is measured again.
  package func merge(
    _ parts: [ShardFile], _ options: ShardOptions, progress: CheckProgress = CheckProgress()
  ) async throws(ShardFailure) -> Result {
    let past: PastFindings?
    do throws(Git.Failure) {
      past = try await self.past(progress)
    } catch {
      return Result(stopped: error.notice, request)
    }
    let app = await PreparedApp(request)
    var shards = try await MergedShards(
      parts, of: await origin(of: app, options), app.plan, workers: request.workers)
    try shards.add(parts, agreeingWith: try await counts(of: app, shards, parts: parts.count))
    return await report(app, request.keepsLayouts ? nil : shards, past, progress)
  }

  /// How many layouts each part must have measured.
  private func counts(
    of app: PreparedApp, _ shards: MergedShards, parts count: Int
  ) async throws(ShardFailure) -> ShardCounts {
    var counts = ShardCounts(app.plan, of: count)
    for batch in app.batches {
      do throws(ChangedFile) {
        let plan = try await app.open(batch, workers: request.workers).plan
        await counts.add(batch.tables, of: plan, shards, workers: request.workers)
      } catch {
        throw ShardFailure(notice: error.notice)
      }
    }
    return counts
  }

  /// What a whole check finds in the revision that was asked for; nil where none was. Nothing of it is
  /// in memory any more when the files of today are read.
  private func past(_ progress: CheckProgress) async throws(Git.Failure) -> PastFindings? {
    guard let revision = request.since else { return nil }
    let past = try await PastApp(
      revision, request.configuration, paths: request.paths, workers: request.workers)
    // Its files are read until the end.
    defer { withExtendedLifetime(past) {} }
    if past.isSame { return .all(past.notices) }
    let request = request.asked(of: past)
    let app = await PreparedApp(request)
    let measured = await MeasuredApp(app, request, nil, progress)
    let judged = JudgedApp(measured, app.plan, app.read, request)
    let suppressed = SuppressedApp(judged, app.plan, app.read, nil, request)
    return PastFindings(
      suppressed.findings, measured.inconclusive, past.names, notices: past.notices)
  }

  private func origin(of app: PreparedApp, _ options: ShardOptions) async -> ShardOrigin {
    await ShardOrigin(app.plan, read: app.read.paths, options, workers: request.workers)
  }

  private func report(
    _ app: PreparedApp, _ shards: MergedShards?, _ past: PastFindings?, _ progress: CheckProgress
  ) async -> Result {
    let measured = await MeasuredApp(app, request, shards, progress)
    let judged = JudgedApp(measured, app.plan, app.read, request)
    let suppressed = SuppressedApp(judged, app.plan, app.read, past, request)
    let advised = await AdvisedApp(suppressed, app.solved, app.plan, request)
    let regions = await SceneRegions(suppressed, app.solved, app.tabulated, app.fonts, request)
    var result = await Result(app, measured, suppressed, advised, regions, past, request)
    result.cacheUpdate = CacheUpdate(app, measured.answers, request)
    return result
  }
}

extension Git.Failure {
  fileprivate var notice: Notice { Notice(.error, "--since: \(message)", isMisuse: true) }
}
