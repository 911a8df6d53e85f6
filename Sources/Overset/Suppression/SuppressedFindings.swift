import OversetModel
import OversetRules

/// The configuration's entries of `ignore`, by what they name: an app may have thousands.
private struct IgnoreEntries {
  private let entries: [IgnoreEntry]
  /// By the one key that they name.
  private var ofKey: [ExactText: [Int]] = [:]
  /// Those of other patterns, and of no key.
  private var others: [Int] = []

  init(_ entries: [IgnoreEntry]) {
    self.entries = entries
    for (index, entry) in entries.enumerated() {
      if let key = entry.key?.literal {
        ofKey[ExactText(key), default: []].append(index)
      } else {
        others.append(index)
      }
    }
  }

  /// The indices of those that match, in their order.
  func matching(_ finding: Finding) -> [Int] {
    let named = finding.subject.key.flatMap { ofKey[ExactText($0)] } ?? []
    return (named + others).filter { entries[$0].matches(finding) }.sorted()
  }
}

extension [Finding] {
  /// Takes out what notes for translators and the configuration's `ignore` suppress; `unused` are
  /// the entries that suppress nothing.
  func ignoring(
    _ notes: IgnoredFindings, _ entries: [IgnoreEntry]
  ) -> (kept: [Finding], suppressed: [SuppressedFinding], unused: [IgnoreEntry]) {
    if notes.isEmpty, entries.isEmpty { return (self, [], []) }
    var kept: [Finding] = []
    kept.reserveCapacity(count)
    var suppressed: [SuppressedFinding] = []
    var isUsed = [Bool](repeating: false, count: entries.count)
    let ignore = IgnoreEntries(entries)
    for finding in self {
      let matching = ignore.matching(finding)
      for index in matching { isUsed[index] = true }
      if let first = matching.first {
        suppressed.append(
          SuppressedFinding(finding: finding, reason: .configuration(entries[first].reason)))
      } else if notes.contains(finding) {
        suppressed.append(SuppressedFinding(finding: finding, reason: .note))
      } else {
        kept.append(finding)
      }
    }
    return (kept, suppressed, zip(entries, isUsed).filter { !$1 }.map(\.0))
  }
}
