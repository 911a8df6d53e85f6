import OversetModel
import OversetRules

/// Findings of single texts that come in parts, each of whole tables: of more than a report has, only the
/// worst are kept.
struct SelectedFindings: Sendable {
  /// What nothing ignores; after `leaveOut` in the report's order.
  private(set) var findings: [Finding] = []
  /// How many the others are.
  private(set) var leftOut: [Severity: Int] = [:]
  /// What is ignored.
  private(set) var suppressed: [SuppressedFinding] = []
  /// The entries of `ignore` that ignored none of them.
  private(set) var unused: Set<IgnoreEntry>
  private(set) var losses = LabelLosses()
  private let most: Int
  private let notes: IgnoredFindings
  private let entries: [IgnoreEntry]

  /// Of no findings yet, for a report of at most so many; `notes` and `entries` are what ignores them.
  init(most: Int, ignoredBy notes: IgnoredFindings, _ entries: [IgnoreEntry]) {
    self.most = most
    self.notes = notes
    self.entries = entries
    unused = Set(entries)
  }

  /// Of tables that are not among those before, which the labels of `tally` have shown.
  mutating func add(_ found: [Finding], _ tally: LabelTally) {
    let ignored = found.ignoring(notes, entries)
    suppressed += ignored.suppressed
    unused.formIntersection(ignored.unused)
    losses.add(ignored.kept, tally)
    findings += ignored.kept.summed().foldedIntoSource().inOrder().numbered()
    // To sort all that are kept for each table would take long where these are many.
    if findings.count / 2 > most { leaveOut() }
  }

  /// Leaves all out but the worst.
  mutating func leaveOut() {
    let all = findings.inOrder()
    findings = all.worst(most)
    for finding in all { leftOut[finding.severity, default: 0] += 1 }
    for finding in findings { leftOut[finding.severity, default: 0] -= 1 }
    leftOut = leftOut.filter { $0.value > 0 }
  }
}
