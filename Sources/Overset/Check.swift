public import Foundation
import OversetConfiguration
import OversetModel
import OversetRules

/// A check of an app's catalogs against its labels.
public struct Check: Sendable {
  let request: CheckRequest

  /// `paths` and `locales` replace the configuration's own: then only a part is checked, and what is
  /// not found is no proof that it is gone. With `since`, only findings on texts and labels that have
  /// changed since that git revision are reported. The number of `workers` changes nothing but the
  /// time. With `keepsLayouts` the report has every layout, not only those with a finding; with
  /// `keepsRegions` it has what the page draws around the labels of storyboards and XIBs.
  public init(
    _ configuration: Configuration, paths: [String]? = nil, locales: [LocaleIdentifier]? = nil,
    since: String? = nil, workers: Int = ProcessInfo.processInfo.activeProcessorCount,
    keepsLayouts: Bool = false, keepsRegions: Bool = false
  ) {
    request = CheckRequest(
      configuration: configuration, paths: paths, locales: locales, since: since, workers: workers,
      keepsLayouts: keepsLayouts, keepsRegions: keepsRegions)
  }

  /// Files become entries, entries tables, tables and source code a plan of texts in labels, texts
  /// label fits, fits findings, and findings a verdict. Each stage takes values and answers with one.
  public func run(progress: CheckProgress = CheckProgress()) async -> Result {
    do throws(Git.Failure) {
      let read = try await ReadApp(request)
      let tabulated = TabulatedApp(read, request)
      let traced = await TracedApp(read, tabulated, request)
      let fonts = AppFonts(request.configuration)
      let solved = await SolvedApp(read, tabulated, traced, fonts, request)
      let plan = CheckPlan(
        tabulated.tables,
        FoundLabels(
          interfaces: solved.labels, sceneFaults: solved.faults, code: traced.labels,
          settledKeys: traced.settledKeys, homeScreenNames: tabulated.homeScreenNames),
        fonts, request.configuration, locales: request.locales, keepsLayouts: request.keepsLayouts)
      let measured = await MeasuredApp(plan, read, request, progress)
      let judged = JudgedApp(measured, plan, read, request)
      let suppressed = SuppressedApp(judged, plan, read, request)
      let advised = await AdvisedApp(suppressed, solved, plan, request)
      let regions = await SceneRegions(suppressed, solved, tabulated, fonts, request)
      return await Result(
        read, tabulated, traced, solved, plan, measured, suppressed, advised, regions, request)
    } catch {
      return Result(stopped: Notice(.error, "--since: \(error.message)", isMisuse: true), request)
    }
  }
}
