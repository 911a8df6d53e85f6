import OversetRules

/// Label fits → findings: those of single texts, and those about files, keys, labels and groups.
struct JudgedApp: Sendable {
  /// In the order that they were found in.
  let findings: [Finding]
  /// What is to be said of findings that are not among them; nil where all are.
  let selected: SelectedFindings?

  init(_ measured: MeasuredApp, _ plan: CheckPlan, _ read: ReadApp, _ request: CheckRequest) {
    let configuration = request.configuration
    let groups = GroupSeries.all(
      of: measured.widestTexts, in: plan.labels.map(\.values), configuration.groups,
      configuration.conditions)
    let app = CheckedApp(read, plan, request, groups: groups)
    let rules = AppRules(configuration.rules).rules
    selected = measured.selected
    findings =
      measured.findings
      + rules.flatMap { rule, id, severity in
        measured.findingsOfRule[id] ?? rule.findings(in: app, severity: severity)
      }
  }
}
