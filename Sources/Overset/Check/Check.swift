import Foundation
import OversetFiles
import OversetFits
import OversetModel
import OversetTypesetting

/// A check of an app's catalogs against its labels.
public struct Check: Sendable {
  private let configuration: Configuration
  private let paths: [String]?
  private let locales: [LocaleIdentifier]?
  private let since: String?
  private let workers: Int
  private let keepsLayouts: Bool

  /// `paths` and `locales` replace the configuration's own: then only a part is checked, and what is
  /// not found is no proof that it is gone. With `since`, only findings on texts and labels that have
  /// changed since that git revision are reported. The number of `workers` changes nothing but the
  /// time. With `keepsLayouts` the report has every layout, not only those with a finding.
  public init(
    _ configuration: Configuration, paths: [String]? = nil, locales: [LocaleIdentifier]? = nil,
    since: String? = nil, workers: Int = ProcessInfo.processInfo.activeProcessorCount,
    keepsLayouts: Bool = false
  ) {
    self.configuration = configuration
    self.paths = paths
    self.locales = locales
    self.since = since
    self.workers = workers
    self.keepsLayouts = keepsLayouts
  }

  /// What came of it: the report, and what is to be said beside it.
  public struct Result: Sendable {
    /// What was found out.
    public var report: CheckReport
    /// What is to be said beside the report.
    public var notices: [Notice]
    /// For reporters that draw.
    public var fonts: FontBook
    /// The paths of all files that were read.
    let inputs: [String]
    let scope: CheckScope
    /// Whether paths or locales narrowed what the configuration asks for.
    public var isPartial: Bool { scope.part != nil }
    /// What was checked, kept because taking every entry apart takes as long as sorting all findings;
    /// nil for so many texts that a report needs their memory.
    let plan: CheckPlan?
    /// Whether nothing was checked because git does not know what has changed: a notice says why.
    public var isStopped = false

    /// Whether a path leads to a file that was read, by whatever name: no report may take its place.
    package func hasRead(_ path: String) -> Bool {
      guard let identity = try? FileIdentity(of: path), identity.kind == .file else { return false }
      return inputs.contains { (try? FileIdentity(of: $0)) == identity }
    }

    /// The report's findings beside a baseline, of which overflows may have grown by so much.
    public func comparison(with baseline: Baseline, mayGrow: Points) -> BaselineComparison {
      BaselineComparison(report.findings, baseline, mayGrow: mayGrow, in: scope)
    }
  }

  /// Whether the command line narrows what the configuration asks for.
  private var isPartial: Bool { paths != nil || locales != nil }

  /// Files become entries, entries texts, texts label fits, fits findings, and findings a verdict.
  ///
  /// Git comes first: where it does not know the revision, nothing is checked.
  public func run(progress: CheckProgress = CheckProgress()) async -> Result {
    do throws(Git.Failure) {
      return try await checked(progress)
    } catch {
      return stopped(Notice(.error, "--since: \(error.message)", isMisuse: true))
    }
  }

  private func stopped(_ notice: Notice) -> Result {
    let report = CheckReport(
      summary: CheckReport.Summary(), findings: [], layouts: [], fonts: [], tool: .current,
      gate: configuration.gate, verdict: .misused(notice.message))
    return Result(
      report: report, notices: [notice], fonts: FontBook(), inputs: [], scope: CheckScope(),
      plan: nil, isStopped: true)
  }

  private func checked(_ progress: CheckProgress) async throws(Git.Failure) -> Result {
    let history = try since.map { (revision) throws(Git.Failure) in
      try GitHistory(revision, folder: configuration.root)
    }
    let inventory = await CatalogInventory.read(configuration, paths: paths, workers: workers)
    var notices = inventory.notices
    var catalogs = inventory.catalogs.filter { !$0.isContext }
    catalogs += PairedDocuments.read(for: catalogs, in: configuration.root)
    let changes = try history.map { (history) throws(Git.Failure) in
      try Changes(since: history, configuration, catalogs)
    }
    let tables = CatalogTable.tables(
      of: catalogs, sourceLocale: configuration.sourceLocale, notShown: configuration.notShown)
    // A part of the catalogs does not tell which names the others have.
    if paths == nil {
      notices += UnmatchedNames.notices(in: configuration, catalogs: catalogs, tables: tables)
    }
    let search = fontSearch(&notices)
    let fonts = FontBook(search: search)
    let plan = plan(tables, fonts, &notices)
    let locales = wantedLocales(in: tables, &notices)
    let parts = plan.parts(locales: locales)
    progress.start(parts.count)
    // Rules that need no layout are work like the texts, and come first: some take longest.
    let ungrouped = CheckedApp(catalogs: catalogs, plan: plan, locales: locales, groups: [])
    let results = await concurrently(
      appRules.filter { !$0.looksAtGroups }.map { Work.rule($0) } + parts.map { Work.texts($0) },
      workers: workers, prepare: { TextChecker(plan: plan) }
    ) { work, checker in
      switch work {
      case .rule(let rule):
        return WorkResult.rule(rule.about.id, self.findings(of: rule, in: ungrouped))
      case .texts(let part):
        defer { progress.finishPart() }
        return WorkResult.texts(checker.check(part))
      }
    }
    var outcomes: [TextChecker.Outcome] = []
    outcomes.reserveCapacity(parts.count)
    var findingsOfRule: [RuleID: [Finding]] = [:]
    for result in results {
      switch result {
      case .rule(let rule, let findings): findingsOfRule[rule] = findings
      case .texts(let outcome): outcomes.append(outcome)
      }
    }
    notices += outcomes.flatMap(\.notices)
    let app = CheckedApp(
      catalogs: catalogs, plan: plan, locales: locales,
      groups: GroupSeries.all(
        of: outcomes.reduce(into: WidestTexts()) { $0.add($1.widestTexts) }, in: plan))
    let found = outcomes.flatMap(\.findings) + self.findings(in: app, findingsOfRule)
    var ignored = found.ignoring(IgnoredFindings(plan), configuration.ignore)
    ignored.kept = ignored.kept.summed()
    ignored.suppressed = ignored.suppressed.summed()
    let labels = plan.labelReports(
      outcomes.reduce(into: LabelTally()) { $0.add($1.labels) }, ignored.kept, locales: locales)
    let scope = scope(of: catalogs)
    let told = told(ignored.kept, unused: ignored.unused)
    let (new, accepted) = compare(told, in: scope, &notices)
    let usedFonts = outcomes.reduce(into: Set()) { $0.formUnion($1.fonts) }
    let findings = changes.map { changes in new.filter { changes.touches($0) } } ?? new
    var summary = summary(catalogs, plan, locales, outcomes, findings)
    if let changes {
      summary.inconclusive = outcomes.flatMap(\.inconclusive).count { changes.touches($0) }
    }
    summary.ignored = ignored.suppressed.count
    summary.accepted = accepted.count
    summary.unchanged = new.count - findings.count
    let report = CheckReport(
      summary: summary, findings: findings, suppressed: ignored.suppressed + accepted,
      labels: labels, layouts: outcomes.flatMap(\.layouts),
      fonts: await UsedFont.reported(usedFonts, from: fonts, workers: workers),
      tool: .current, gate: configuration.gate,
      verdict: configuration.gate.verdict(on: summary, misuse: notices.first(where: \.isMisuse)))
    return Result(
      report: report, notices: notices, fonts: fonts,
      inputs: inputs(inventory.catalogs + catalogs, search.files + usedFonts.map(\.path)),
      scope: scope, plan: summary.strings <= Self.mostKeptTexts ? plan : nil)
  }

  /// Some 60 MB.
  private static let mostKeptTexts = 250_000

  // MARK: Stages

  private func fontSearch(_ notices: inout [Notice]) -> FontBook.Search {
    let found = FontFiles.find(configuration.fonts.search, in: configuration.root)
    for path in found.missing {
      notices.append(Notice(.warning, "'fonts: search' names '\(path)', which has no font files"))
    }
    let usable = found.files.filter { path in
      guard let error = FontBook.problem(withFileAt: path) else { return true }
      notices.append(Notice(.warning, "'fonts: search': \(error.description)"))
      return false
    }
    return FontBook.Search(files: usable, fallback: configuration.fonts.fallback)
  }

  private func inputs(_ catalogs: [Catalog], _ fonts: [String]) -> [String] {
    let labelFonts = configuration.labels.compactMap { label in
      if case .file(let path, _) = label.constraint.font.typeface { path } else { nil }
    }
    let read = Set(catalogs.map(\.path)).sorted() + [configuration.baseline?.file].compactMap { $0 }
    return [configuration.path].compactMap { $0 } + read.map(configuration.absolutePath) + fonts
      + labelFonts
  }

  /// What the rules about files, keys, labels and groups find; some is known already.
  private func findings(in app: CheckedApp, _ known: [RuleID: [Finding]]) -> [Finding] {
    Untranslated.findings(ofMissingFilesIn: app)
      + appRules.flatMap { known[$0.about.id] ?? findings(of: $0, in: app) }
  }

  private func findings(of rule: any AppRule.Type, in app: CheckedApp) -> [Finding] {
    guard let severity = configuration.rules.severity(of: rule.about.id) else { return [] }
    return rule.findings(in: app, severity: severity)
  }

  private var appRules: [any AppRule.Type] {
    allRules.compactMap { if case .app(let rule) = $0.subject { rule } else { nil } }
  }

  private enum Work: Sendable {
    case rule(any AppRule.Type)
    case texts(TextChecker.Part)
  }

  private enum WorkResult: Sendable {
    case rule(RuleID, [Finding])
    case texts(TextChecker.Outcome)
  }

  private func scope(of catalogs: [Catalog]) -> CheckScope {
    guard isPartial else { return CheckScope() }
    return CheckScope(
      part: CheckScope.Part(
        files: Set(catalogs.map(\.path)), locales: locales.map { Set($0.map(\.identifier)) }))
  }

  /// In the order of the report, each once, and with an identity of its own.
  private func told(_ findings: [Finding], unused: [IgnoreEntry]) -> [Finding] {
    var told = findings.foldedIntoSource()
    if !isPartial { told += UnusedIgnore.findings(unused, in: configuration) }
    return told.inOrder().numbered()
  }

  /// What the baseline does not accept, with what of it is stale, and what it does. One that cannot
  /// be read is misuse: nothing is accepted then.
  private func compare(
    _ findings: [Finding], in scope: CheckScope, _ notices: inout [Notice]
  ) -> (new: [Finding], accepted: [SuppressedFinding]) {
    guard let settings = configuration.baseline else { return (findings, []) }
    do throws(BaselineFile.Failure) {
      let baseline = try BaselineFile.read(
        configuration.absolutePath(settings.file), as: settings.file)
      let comparison = BaselineComparison(
        findings, baseline, mayGrow: settings.mayGrow, in: scope)
      let stale = StaleBaseline.findings(comparison.stale, in: configuration).numbered()
      return (
        (comparison.new + stale).inOrder(),
        comparison.accepted.map { SuppressedFinding(finding: $0, reason: .baseline) }
      )
    } catch {
      notices.append(error.notice)
      return (findings, [])
    }
  }

  private func plan(
    _ tables: [CatalogTable], _ fonts: FontBook, _ notices: inout [Notice]
  ) -> CheckPlan {
    func planned(
      _ label: ConfiguredLabel, orElse notice: (String) -> Notice
    ) -> PlannedLabel? {
      do throws(FontError) {
        return try PlannedLabel(label, in: configuration, fonts: fonts)
      } catch {
        notices.append(notice("the label '\(label.id)' is not checked: \(error.description)"))
        return nil
      }
    }
    let labels = configuration.labels.compactMap { label in
      planned(label) { Notice(.error, $0, at: noticeLocation(of: label), isMisuse: true) }
    }
    let settings = EntrySettings(tables, configuration)
    let entryLabels = settings.labels.map { planned($0) { Notice(.warning, $0) } }
    let chooser = LabelChooser(labels, entryLabels, settings)
    let labelsOfKey = tables.indices.map { place in
      tables[place].keys.indices.map { chooser.labels(ofKey: $0, in: tables[place], at: place) }
    }
    let valuesOfKey = zip(tables, labelsOfKey).map { table, labels in
      table.keys.indices.map { key in
        labels[key].isEmpty
          ? nil : KeyValues(ofKey: key, in: table, configuration.arguments)
      }
    }
    return CheckPlan(
      configuration: configuration, fonts: fonts, labels: chooser.labels, tables: tables,
      entrySettings: settings, labelsOfKey: labelsOfKey, valuesOfKey: valuesOfKey,
      keepsLayouts: keepsLayouts)
  }

  /// By the path that the configuration was read from, as other notices about it have.
  private func noticeLocation(of label: ConfiguredLabel) -> FileLocation? {
    guard let path = configuration.path, let position = label.position else { return nil }
    return FileLocation(path: path, position: position)
  }

  /// The locales to check; nil for all. One that no catalog has is told, and the one that the app
  /// shows in its place is checked.
  private func wantedLocales(
    in tables: [CatalogTable], _ notices: inout [Notice]
  ) -> [LocaleIdentifier]? {
    guard let wanted = locales ?? configuration.locales else { return nil }
    let found = Set(tables.flatMap { $0.locales.map(\.identifier) })
    return wanted.compactMap { locale in
      if found.contains(locale) { return locale }
      let shown = locale.fallbacks.first { found.contains($0) }
      notices.append(
        Notice(
          .warning,
          "no catalog has the locale '\(locale)'" + (shown.map { ": '\($0)' is checked" } ?? "")))
      return shown
    }
  }

  private func summary(
    _ catalogs: [Catalog], _ plan: CheckPlan, _ locales: [LocaleIdentifier]?,
    _ outcomes: [TextChecker.Outcome], _ findings: [Finding]
  ) -> CheckReport.Summary {
    var summary = CheckReport.Summary()
    summary.catalogs = Set(catalogs.lazy.filter { !$0.isDocument }.map(\.path)).count
    let found = Set(plan.tables.flatMap { $0.locales.map(\.identifier) })
    summary.locales = found.filter { locales?.contains($0) != false }.sorted()
    summary.entries = plan.tables.map(\.keys.count).reduce(0, +)
    summary.strings = catalogs.map(\.writtenTextCount).reduce(0, +)
    for (table, labelsOfKey) in zip(plan.tables, plan.labelsOfKey) {
      for (key, labels) in zip(table.keys, labelsOfKey) {
        if key.kind != .code {
          summary.interfaceKeys += 1
          summary.constrainedInterfaceKeys += labels.isEmpty ? 0 : 1
        } else if !key.isShown {
          summary.hiddenKeys += 1
        } else {
          summary.keys += 1
          summary.constrainedKeys += labels.isEmpty ? 0 : 1
        }
      }
    }
    summary.labels = plan.labels.count
    for outcome in outcomes { summary.add(outcome.counts) }
    for finding in findings { summary.findings[finding.severity, default: 0] += 1 }
    return summary
  }
}
