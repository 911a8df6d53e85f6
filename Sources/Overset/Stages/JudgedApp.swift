import OversetRules

/// Label fits → findings: those of single texts, and those about files, keys, labels and groups.
struct JudgedApp: Sendable {
  /// In the order that they were found in.
  let findings: [Finding]

  init(_ measured: MeasuredApp, _ plan: CheckPlan, _ read: ReadApp, _ request: CheckRequest) {
    let configuration = request.configuration
    let groups = GroupSeries.all(
      of: measured.widestTexts, in: plan.labels.map(\.values), configuration.groups,
      configuration.conditions)
    let app = CheckedApp(read, plan, request, groups: groups)
    let rules = AppRules(configuration.rules).rules
    findings =
      measured.findings
      + rules.flatMap { rule, id, severity in
        measured.findingsOfRule[id] ?? rule.findings(in: app, severity: severity)
      }
  }
}
