extension [Finding] {
  /// The findings with their places among those that are alike, so that every identity is one's own:
  /// a file may have several faults of one kind.
  func numbered(workers: Int) async -> [Finding] {
    // Digests take most of the time, and need nothing of each other.
    let size = 4096
    let parts = stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    let digests = await concurrently(parts, workers: workers, prepare: {}) { part, _ in
      part.map { FindingIdentity($0).number }
    }
    var counts: [UInt64: Int] = [:]
    counts.reserveCapacity(count)
    return zip(self, digests.joined()).map { finding, identity in
      let count = counts[identity, default: 0] + 1
      counts[identity] = count
      return count == 1 ? finding : finding.with(occurrence: count)
    }
  }
}
