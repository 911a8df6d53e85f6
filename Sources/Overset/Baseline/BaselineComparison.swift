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
      baseline.entries.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
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
      // Reports round to a millionth: the same number read back is no growth.
      if let from = entry.overflow, let to = finding.overflow, to > from + mayGrow + 1e-6 {
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
  /// gained is not lost again.
  public func pruned(_ baseline: Baseline) -> Baseline {
    let stale = Set(stale)
    let overflows = Dictionary(
      accepted.map { (FindingIdentity($0), $0.overflow) }, uniquingKeysWith: { first, _ in first })
    return Baseline(
      entries: baseline.entries.filter { !stale.contains($0) }.map { entry in
        var entry = entry
        if let before = entry.overflow, let now = overflows[entry.identity] {
          entry.overflow = now.map { min(before, $0) }
        }
        return entry
      }.sorted { $0.identity < $1.identity })
  }
}
