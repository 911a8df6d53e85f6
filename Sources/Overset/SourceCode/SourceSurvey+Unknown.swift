package import OversetSurfaces

extension SourceSurvey {
  /// What is not known, with the number of keys that are unknown because of it, the largest first.
  package var unknownParts: [(part: UnknownPart, count: Int)] {
    var counts: [UnknownPart: Int] = [:]
    for key in keys where key.kind == .unknown {
      let parts = key.uses.flatMap(\.verdicts).compactMap { verdict -> UnknownPart? in
        if case .unknown(let part) = verdict.outcome { part } else { nil }
      }
      for part in Set(parts) { counts[part, default: 0] += 1 }
    }
    return counts.map { (part: $0.key, count: $0.value) }.sorted {
      ($1.count, $0.part.phrase) < ($0.count, $1.part.phrase)
    }
  }
}
