import OversetRules

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
    for finding in self {
      var reason: SuppressedFinding.Reason?
      for (index, entry) in entries.enumerated() where entry.matches(finding) {
        isUsed[index] = true
        reason = reason ?? .configuration(entry.reason)
      }
      if reason == nil, notes.contains(finding) { reason = .note }
      if let reason {
        suppressed.append(SuppressedFinding(finding: finding, reason: reason))
      } else {
        kept.append(finding)
      }
    }
    return (kept, suppressed, zip(entries, isUsed).filter { !$1 }.map(\.0))
  }
}
