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
  /// Where the tables are measured in batches, and not all findings are reported: those of `findings`,
  /// and what is to be said of the others.
  private(set) var selected: SelectedFindings?
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
  /// By device, the texts that are for devices that the app is not for.
  private var otherDevices: [String: Int] = [:]
  /// What is kept for later runs.
  private(set) var answers = NewAnswers()

  /// Rules that need no layout are work like the texts, and come first: some take longest. With
  /// `shards`, only the texts are measured that these say something of.
  init(
    _ app: PreparedApp, _ request: CheckRequest, _ shards: MergedShards?, _ progress: CheckProgress
  ) async {
    selected = SelectedFindings(of: app, request)
    let parts = app.plan.parts(of: shards.map(MeasuredTexts.noted) ?? .all)
    progress.start(parts.count)
    let rules = AppRules(request.configuration.rules).rules.filter { !$0.rule.looksAtGroups }
    var work = rules.filter { !$0.rule.looksAtTexts }.map { Work.rule($0.rule, $0.severity) }
    for batch in app.batches {
      do throws(ChangedFile) {
        let open = try await app.open(batch, workers: request.workers)
        work += rules.filter { $0.rule.looksAtTexts }.map { Work.rule($0.rule, $0.severity) }
        work += parts.filter { batch.tables.contains($0.table) }.map { Work.texts($0) }
        await measure(work, in: open, app, request, progress)
        work = []
      } catch {
        notices.append(error.notice)
      }
    }
    selected?.leaveOut()
    if let selected { findings = selected.findings }
    if app.read.closed != nil {
      for (rule, id, _) in rules { findingsOfRule[id] = findingsOfRule[id].map { rule.joined($0) } }
    }
    if let shards { add(shards.quiet) }
    if let notice = Notice(otherDevices: otherDevices) { notices.append(notice) }
  }

  /// Does some of the work, for which the texts of one batch are enough.
  private mutating func measure(
    _ work: [Work], in open: OpenBatch, _ app: PreparedApp, _ request: CheckRequest,
    _ progress: CheckProgress
  ) async {
    let (plan, cache) = (open.plan, app.cache)
    let whole = CheckedApp(app.read, app.plan, request, groups: [])
    let part = CheckedApp(app.read, open, request)
    let results = await concurrently(
      work, workers: request.workers, prepare: { _ in TextChecker(plan: plan, cache: cache) }
    ) { work, checker in
      switch work {
      case .rule(let rule, let severity):
        return WorkResult.rule(
          rule.about.id,
          rule.findings(in: rule.looksAtTexts ? part : whole, severity: severity))
      case .texts(let part):
        defer { progress.finishPart() }
        return WorkResult.texts(checker.check(part))
      }
    }
    for result in results {
      switch result {
      case .rule(let rule, let findings): findingsOfRule[rule, default: []] += findings
      case .texts(let outcome): add(outcome)
      }
    }
    if selected != nil {
      selected?.add(findings, labels)
      findings = []
    }
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
    otherDevices.merge(part.otherDevices, uniquingKeysWith: +)
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

extension SelectedFindings {
  /// Nil where all texts are in memory, a report may have all findings, or which it has depends on more than
  /// the findings of one table: on a baseline, on a revision.
  fileprivate init?(of app: PreparedApp, _ request: CheckRequest) {
    guard app.read.closed != nil, let most = request.mostFindings, request.since == nil,
      request.configuration.baseline == nil
    else { return nil }
    self.init(
      most: most, ignoredBy: IgnoredFindings(app.plan.directives.ignored, in: app.plan.tables),
      request.configuration.ignore)
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
    unreadSources = plan.unreadSources
  }

  /// As rules see it that look at texts: the tables of a batch, and with the first of them the texts of the
  /// store. What names keys by their tables' indices is left out.
  init(_ read: ReadApp, _ open: OpenBatch, _ request: CheckRequest) {
    self.init(read, open.plan, request, groups: [])
    tables = Array(tables[open.batch.tables])
    labelsOfKey = Array(labelsOfKey[open.batch.tables])
    catalogs = open.catalogs
    (mistakes, settledKeys, sceneFaults, unreadSources) = ([], [], [], [])
    if !open.batch.isFirst { storeTexts = [] }
  }
}

extension Notice {
  /// Nil where there are none.
  fileprivate init?(otherDevices: [String: Int]) {
    if otherDevices.isEmpty { return nil }
    let count = otherDevices.values.reduce(0, +)
    self.init(
      .note,
      "\(count) text\(count == 1 ? " is" : "s are") not laid out: for "
        + otherDevices.keys.sorted().joined(separator: ", ") + ", which the app is not for")
  }
}
