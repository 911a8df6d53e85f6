import OversetModel

/// A check's findings beside a baseline.
public struct BaselineComparison: Sendable {
  /// What the baseline does not have, and what has grown too far, in the report's order.
  public var new: [Finding]
  /// Those of them that it has, and that have grown by more than they may.
  public var grown: [Grown]
  /// What the baseline has, no worse than it was.
  public var accepted: [Finding]
  /// What it has and nobody found.
  public var stale: [Baseline.Entry]
  /// What it has of files and locales that were not checked.
  public var unchecked: [Baseline.Entry]

  /// An accepted overflow that has grown.
  public struct Grown: Sendable {
    /// What was found.
    public var finding: Finding
    /// In points.
    public var from: Points
    /// How many points it is over now.
    public var to: Points
  }

  /// Whether the baseline says what was found, no more and no less.
  public var isEmpty: Bool { new.isEmpty && stale.isEmpty }

  /// Only entries in the scope can be stale: the others may be about what was not checked.
  init(_ findings: [Finding], _ baseline: Baseline, mayGrow: Points, in scope: CheckScope) {
    let entries = Dictionary(
      baseline.entries.map { ($0.identity, $0) },
      // A merge may have taken the lines of both sides: each of them was accepted.
      uniquingKeysWith: { ($0.overflow ?? 0) < ($1.overflow ?? 0) ? $1 : $0 })
    var found: Set<FindingIdentity> = []
    new = []
    grown = []
    accepted = []
    for finding in findings {
      let identity = FindingIdentity(finding)
      guard let entry = entries[identity] else {
        new.append(finding)
        continue
      }
      found.insert(identity)
      let from = entry.overflow ?? 0
      if let to = finding.overflow, to > from + mayGrow + 1e-6 {
        let worse = finding.with(
          message: "\(finding.message); \(from.tenths) pt over was accepted, now \(to.tenths) pt")
        new.append(worse)
        grown.append(Grown(finding: worse, from: from, to: to))
      } else {
        accepted.append(finding)
      }
    }
    let missing = baseline.entries.filter { !found.contains($0.identity) }
    stale = missing.filter { scope.contains($0.identity) }
    unchecked = missing.filter { !scope.contains($0.identity) }
  }

  /// The baseline without what is stale, and with the lower numbers of what has shrunk: what was
  /// gained is not lost again. `lowered` is how many have.
  public func pruned(_ baseline: Baseline) -> (baseline: Baseline, lowered: Int) {
    let stale = Set(stale.map(\.identity))
    let overflows = Dictionary(
      accepted.map { (FindingIdentity($0), $0.overflow) }, uniquingKeysWith: { first, _ in first })
    var kept: [FindingIdentity: Baseline.Entry] = [:]
    var lowered = 0
    for entry in baseline.entries where !stale.contains(entry.identity) {
      var left = entry
      if let now = overflows[entry.identity] ?? nil, let before = entry.overflow {
        let lower = Baseline.Entry(entry.identity, overflow: now, line: entry.line)
        if let overflow = lower.overflow, overflow < before {
          left = lower
          lowered += 1
        }
      }
      kept[entry.identity] = kept[entry.identity] ?? left
    }
    return (Baseline(entries: kept.values.sorted { $0.identity < $1.identity }), lowered)
  }
}
