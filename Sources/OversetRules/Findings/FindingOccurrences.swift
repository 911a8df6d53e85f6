extension [Finding] {
  /// The findings with their places among those that are alike, so that every identity is one's own:
  /// a file may have several faults of one kind.
  package func numbered() -> [Finding] {
    var counts: [IdentityHash: Int] = [:]
    counts.reserveCapacity(count)
    return map { finding in
      let count = counts[finding.digest, default: 0] + 1
      counts[finding.digest] = count
      return count == 1 ? finding : finding.with(occurrence: count)
    }
  }
}
