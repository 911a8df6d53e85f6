import OversetLabels
import OversetModel
import OversetRules
import OversetWorkers

/// Texts → label fits, and what rules find in single texts.
///
/// A text is judged as soon as it is measured: what no finding needs is let go of.
struct MeasuredApp: Sendable {
  /// About single texts, in the order of tables, locales and keys.
  private(set) var findings: [Finding] = []
  /// Of the rules about the app that need no layout, by rule.
  private(set) var findingsOfRule: [RuleID: [Finding]] = [:]
  /// Every layout, where a report wants them all.
  private(set) var layouts: [CheckedLayout] = []
  private(set) var counts = CheckReport.Summary()
  private(set) var fonts: Set<UsedFont> = []
  private(set) var widestTexts = WidestTexts()
  private(set) var labels = LabelTally()
  /// The texts that could not be measured.
  private(set) var inconclusive: [UnmeasuredText] = []
  private(set) var notices: [Notice] = []
  /// What is kept for later runs.
  private(set) var answers = NewAnswers()

  /// Rules that need no layout are work like the texts, and come first: some take longest. With
  /// `shards`, only the texts are measured that these say something of.
  init(
    _ app: PreparedApp, _ request: CheckRequest, _ shards: MergedShards?, _ progress: CheckProgress
  ) async {
    let (plan, read, cache) = (app.plan, app.read, app.cache)
    let checked = CheckedApp(read, plan, request, groups: [])
    let rules = AppRules(request.configuration.rules).rules.filter { !$0.rule.looksAtGroups }
    let parts = plan.parts(of: shards.map(MeasuredTexts.noted) ?? .all)
    progress.start(parts.count)
    let results = await concurrently(
      rules.map { Work.rule($0.rule, $0.severity) } + parts.map { Work.texts($0) },
      workers: request.workers, prepare: { _ in TextChecker(plan: plan, cache: cache) }
    ) { work, checker in
      switch work {
      case .rule(let rule, let severity):
        return WorkResult.rule(rule.about.id, rule.findings(in: checked, severity: severity))
      case .texts(let part):
        defer { progress.finishPart() }
        return WorkResult.texts(checker.check(part))
      }
    }
    for result in results {
      switch result {
      case .rule(let rule, let findings): findingsOfRule[rule] = findings
      case .texts(let outcome): add(outcome)
      }
    }
    if let shards { add(shards.quiet) }
  }

  private mutating func add(_ part: TextChecker.Outcome) {
    findings += part.findings
    layouts += part.layouts
    counts.add(part.counts)
    fonts.formUnion(part.fonts)
    widestTexts.add(part.widestTexts)
    labels.add(part.labels)
    inconclusive += part.inconclusive
    notices += part.notices
    answers.add(part.answers)
  }

  private enum Work: Sendable {
    case rule(any AppRule.Type, Severity)
    case texts(TextChecker.Part)
  }

  private enum WorkResult: Sendable {
    case rule(RuleID, [Finding])
    case texts(TextChecker.Outcome)
  }
}

extension CheckedApp {
  /// As rules see it.
  init(_ read: ReadApp, _ plan: CheckPlan, _ request: CheckRequest, groups: [GroupSeries]) {
    let configuration = request.configuration
    self.init(
      catalogs: read.catalogs, tables: plan.tables, labels: plan.labels.map(\.values),
      labelsOfKey: plan.labelsOfKey, mistakes: plan.directives.mistakes,
      settings: configuration.rules, platform: configuration.platform,
      displayScale: configuration.displayScale, locales: plan.locales, groups: groups)
    settledKeys = plan.settledKeys
    sceneFaults = plan.sceneFaults
    storeTexts = read.storeTexts
  }
}
