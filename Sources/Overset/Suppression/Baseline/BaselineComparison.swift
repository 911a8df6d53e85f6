import OversetModel
import OversetRules

/// A check's findings beside a baseline.
public struct BaselineComparison: Sendable {
  /// What the baseline does not have, and what has grown too far, in the report's order.
  public var new: [Finding]
  /// Those of them that it has, and that have grown by more than they may.
  public var grown: [Grown]
  /// What the baseline has, no larger than it may be.
  public var accepted: [Finding]
  /// What it has and was not found.
  public var stale: [Baseline.Entry]
  /// What it has of files and locales that were not checked, also of a finding that others share.
  public var unchecked: [Baseline.Entry]
  private let scope: CheckScope

  /// An accepted overflow that has grown.
  public struct Grown: Sendable {
    public var finding: Finding
  }

  /// Whether findings and baseline are the same.
  public var isEmpty: Bool { new.isEmpty && stale.isEmpty }

  /// Only entries in the scope can be stale: the others may be about what was not checked. `then` is
  /// what a message says of a number of the baseline.
  init(
    _ findings: [Finding], _ baseline: Baseline, mayGrow: Points, in scope: CheckScope,
    then: String = "was accepted"
  ) {
    self.scope = scope
    let entries = baseline.unique.entries
    let byIdentity = Dictionary(
      entries.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    var found: Set<FindingIdentity> = []
    new = []
    grown = []
    accepted = []
    for finding in findings {
      guard let entry = Self.entry(for: finding, in: byIdentity) else {
        new.append(finding)
        continue
      }
      found.insert(entry.identity)
      if let growth = entry.growth(of: finding, by: mayGrow, then) {
        let worse = finding.with(message: "\(finding.message); \(growth)")
        new.append(worse)
        grown.append(Grown(finding: worse))
      } else {
        accepted.append(finding)
      }
    }
    let missing = entries.filter { !found.contains($0.identity) }
    stale = missing.filter(scope.contains)
    unchecked =
      missing.filter { !scope.contains($0) }
      + (scope.part == nil ? [] : entries.filter { found.contains($0.identity) })
  }

  /// The finding's own, or that of the source's text: a source that fits now accepts its translations
  /// no less than before.
  private static func entry(
    for finding: Finding, in entries: [FindingIdentity: Baseline.Entry]
  ) -> Baseline.Entry? {
    let identity = FindingIdentity(finding)
    if let entry = entries[identity] { return entry }
    guard let shared = FindingIdentity(ofSourceOf: finding), let entry = entries[shared],
      let locale = identity.locale, entry.others[locale] != nil
    else { return nil }
    return entry
  }

  /// The baseline without what is stale, and with the lower numbers of what has shrunk: what was
  /// gained is not lost again. `lowered` is how many entries have.
  public func pruned(_ baseline: Baseline) -> (baseline: Baseline, lowered: Int) {
    let stale = Set(stale.map(\.identity))
    let now = Dictionary(
      accepted.map { (FindingIdentity($0), $0) }, uniquingKeysWith: { first, _ in first })
    var lowered = 0
    let entries = baseline.unique.entries.compactMap { entry in
      if stale.contains(entry.identity) { return Baseline.Entry?.none }
      guard let finding = now[entry.identity] else { return entry }
      let left = entry.lowered(to: Baseline.Entry(finding), isWhole: scope.part == nil)
      if left != entry { lowered += 1 }
      return left
    }
    return (Baseline(entries: entries), lowered)
  }
}

extension Baseline.Entry {
  /// How the finding is worse than what was accepted, in a phrase; nil where it is not.
  fileprivate func growth(
    of finding: Finding, by mayGrow: Points, _ then: String
  ) -> String? {
    let size = finding.subject.variant.contentSize
    if let size, let contentSize, finding.subject.locale?.identifier == identity.locale,
      finding.subject.variant.sizeRank < LayoutVariant(contentSize: contentSize).sizeRank
    {
      return "at \(size.rawValue) it is new"
    }
    var worst: (locale: String?, from: Points, to: Points)?
    for (locale, overflow) in finding.overflows.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      let isOwn = locale == identity.locale
      guard let from = isOwn ? overflow.map({ _ in self.overflow ?? 0 }) : others[locale ?? ""]
      else {
        if isOwn { continue }
        return "in \(locale ?? "another locale") it is new"
      }
      guard let to = overflow, to > from + mayGrow + 1e-6 else { continue }
      if worst.map({ to - from > $0.to - $0.from }) != false { worst = (locale, from, to) }
    }
    return worst.map { worst in
      let inLocale = worst.locale == identity.locale ? "" : "in \(worst.locale ?? "") "
      return "\(inLocale)\(worst.from.tenths) pt over \(then), now \(worst.to.tenths) pt"
    }
  }

  /// With the smaller numbers of two; locales that a whole check does not find any more are gone.
  fileprivate func lowered(to now: Baseline.Entry, isWhole: Bool) -> Baseline.Entry {
    var entry = self
    if let before = overflow, let after = now.overflow { entry.overflow = min(before, after) }
    entry.contentSize = now.contentSize ?? contentSize
    for (locale, before) in others {
      if let after = now.others[locale] {
        entry.others[locale] = min(before, after)
      } else if isWhole {
        entry.others[locale] = nil
      }
    }
    return entry
  }
}
