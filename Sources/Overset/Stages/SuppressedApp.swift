import OversetConfiguration
import OversetModel
import OversetRules

/// Findings → those that are reported, and those that are suppressed: by notes for translators, by
/// `ignore`, by the baseline, or because they were found in an earlier revision.
struct SuppressedApp: Sendable {
  /// What is reported, in the report's order: the worst, where there is more than was asked for.
  let findings: [Finding]
  /// How many there are, those that are not reported included.
  let counts: [Severity: Int]
  /// Those of source code that is not read.
  let unreadSources: [Finding]
  /// What is suppressed, each with its reason, in the same order.
  let suppressed: [SuppressedFinding]
  /// What nothing ignores, in the baseline or not: about single texts in single locales.
  let kept: [Finding]
  /// How many the configuration or a note ignores, how many the baseline accepts, and how many are
  /// in an earlier revision, too.
  let ignored: Int
  let accepted: Int
  let unchanged: Int
  let scope: CheckScope
  let notices: [Notice]

  /// `past` is what was found in the revision that was asked for; nil where none was.
  init(
    _ judged: JudgedApp, _ plan: CheckPlan, _ read: ReadApp, _ past: PastFindings?,
    _ request: CheckRequest
  ) {
    let configuration = request.configuration
    var ignored = judged.findings.ignoring(
      IgnoredFindings(plan.directives.ignored, in: plan.tables), configuration.ignore)
    if let selected = judged.selected {
      ignored.suppressed = selected.suppressed + ignored.suppressed
      ignored.unused = ignored.unused.filter(selected.unused.contains)
    }
    ignored.kept = ignored.kept.summed()
    ignored.suppressed = ignored.suppressed.summed()
    var reported = ignored.kept.foldedIntoSource()
    if !request.isPartial { reported += configuration.findings(ofUnused: ignored.unused) }
    let scope = CheckScope(of: read, request)
    let compared = ComparedFindings(reported.inOrder().numbered(), configuration, in: scope)
    let found = past?.new(in: compared.new) ?? compared.new
    findings = request.mostFindings.map(found.worst) ?? found
    counts = found.reduce(into: judged.selected?.leftOut ?? [:]) {
      $0[$1.severity, default: 0] += 1
    }
    unreadSources = found.filter { $0.rule == .unreadSource }
    let count = counts.values.reduce(0, +)
    suppressed = (ignored.suppressed + compared.accepted).inOrder()
    kept = ignored.kept
    self.ignored = ignored.suppressed.count
    accepted = compared.accepted.count
    unchanged = compared.new.count - found.count
    self.scope = scope
    notices =
      compared.notices
      + (count > findings.count
        ? [
          Notice(.note, "the reports have the worst \(findings.count) of \(count) findings")
        ] : [])
  }
}

extension CheckScope {
  fileprivate init(of read: ReadApp, _ request: CheckRequest) {
    guard request.isPartial else { return }
    part = Part(
      files: Set((read.catalogs + read.storeTexts).map(\.path)),
      locales: request.locales.map { Set($0.map(\.identifier)) })
  }
}

extension Configuration {
  /// Entries of `ignore` that suppress nothing.
  fileprivate func findings(ofUnused entries: [IgnoreEntry]) -> [Finding] {
    UnusedIgnore.findings(
      entries.compactMap { entry in location(at: entry.position).map { (entry, $0) } },
      labels: labels.map(\.id), rules)
  }
}

extension Notice {
  /// Entries of a baseline that nothing is found for.
  fileprivate static func stale(_ count: Int, _ file: String) -> Notice {
    let entries = count == 1 ? "an entry that is" : "\(count) entries that are"
    return Notice(
      .note, "'\(file)' has \(entries) no longer found: run 'overset baseline prune'")
  }
}

/// Findings beside the configuration's baseline.
private struct ComparedFindings {
  /// What the baseline does not accept, with what of it is stale.
  let new: [Finding]
  let accepted: [SuppressedFinding]
  let notices: [Notice]

  /// A baseline that cannot be read is misuse: nothing is accepted then.
  init(_ findings: [Finding], _ configuration: Configuration, in scope: CheckScope) {
    guard let settings = configuration.baseline else {
      (new, accepted, notices) = (findings, [], [])
      return
    }
    do throws(BaselineFile.Failure) {
      let baseline = try BaselineFile.read(
        configuration.absolutePath(settings.file), as: settings.file)
      let comparison = BaselineComparison(
        findings, baseline, mayGrow: settings.mayGrow, in: scope)
      let stale = StaleBaseline.findings(
        comparison.stale.map { ($0.identity, $0.line) }, inBaselineAt: settings.file,
        configuration.rules)
      new = (comparison.new + stale.numbered()).inOrder()
      accepted = comparison.accepted.map { SuppressedFinding(finding: $0, reason: .baseline) }
      // Reports for a terminal only count notes.
      notices = stale.contains { $0.severity == .note } ? [.stale(stale.count, settings.file)] : []
    } catch {
      (new, accepted, notices) = (findings, [], [error.notice])
    }
  }
}
