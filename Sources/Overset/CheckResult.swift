import OversetConfiguration
import OversetModel
import OversetRules
public import OversetTypesetting

extension Check {
  /// What came of it: the report, and what is to be said beside it.
  public struct Result: Sendable {
    /// What was found out.
    public var report: CheckReport
    /// What is to be said beside the report.
    public var notices: [Notice]
    /// For reporters that draw.
    public var fonts: FontBook
    let scope: CheckScope
    /// Whether paths or locales narrowed what the configuration asks for.
    public var isPartial: Bool { scope.part != nil }
    /// What was checked, kept because taking every entry apart takes as long as sorting all findings;
    /// nil for more texts than a report leaves memory for.
    let plan: CheckPlan?
    /// Whether nothing was checked because git does not know what has changed: a notice says why.
    public var isStopped = false
    /// What is to be kept for later runs; nil where nothing is.
    package var cacheUpdate: CacheUpdate?

    /// The report's findings beside a baseline, of which overflows may have grown by so much.
    public func comparison(with baseline: Baseline, mayGrow: Points) -> BaselineComparison {
      BaselineComparison(report.findings, baseline, mayGrow: mayGrow, in: scope)
    }
  }
}

extension Check.Result {
  /// Puts together what the stages of a check found.
  init(
    _ app: PreparedApp, _ measured: MeasuredApp, _ suppressed: SuppressedApp, _ advised: AdvisedApp,
    _ regions: SceneRegions, _ past: PastFindings?, _ request: CheckRequest
  ) async {
    let (read, traced, plan) = (app.read, app.traced, app.plan)
    let notices = (past?.notices ?? []) + app.notices + measured.notices + suppressed.notices
    let summary = CheckReport.Summary(read, traced, plan, measured, suppressed, past)
    let gate = request.configuration.gate
    report = CheckReport(
      summary: summary, findings: advised.findings, suppressed: suppressed.suppressed,
      labels: plan.labelReports(measured, suppressed),
      layouts: measured.layouts,
      fonts: await UsedFont.reported(measured.fonts, from: plan.fonts, workers: request.workers),
      tool: .current, gate: gate,
      verdict: gate.verdict(on: summary, misuse: notices.first(where: \.isMisuse)))
    report.regions = regions
    if let survey = traced.survey {
      report.code = CodeFile.all(in: survey, labelling: plan.labelling)
    }
    self.notices = notices
    fonts = plan.fonts
    scope = suppressed.scope
    self.plan = summary.strings <= Self.mostKeptTexts ? plan : nil
  }

  /// Some 60 MB.
  private static let mostKeptTexts = 250_000

  /// Of a check that did not begin.
  init(stopped notice: Notice, _ request: CheckRequest) {
    report = CheckReport(
      summary: CheckReport.Summary(), findings: [], layouts: [], fonts: [], tool: .current,
      gate: request.configuration.gate, verdict: .misused(notice.message))
    notices = [notice]
    fonts = FontBook()
    scope = CheckScope()
    plan = nil
    isStopped = true
  }
}
