/// Verdicts without those that say the same: each once, with the fewest names on its way.
struct DistinctVerdicts {
  private(set) var verdicts: [UseVerdict] = []
  private var indices: [UseVerdict: Int] = [:]

  /// The verdicts that ways end with; `solved` has those of slots.
  init(_ ends: [FlowEnd], _ solved: (TextSlot) -> [UseVerdict]) {
    for end in ends {
      switch end {
      case .shown(let verdict): add(verdict)
      case .kept(let slot, let names, let textCase, let platform):
        for verdict in solved(slot) {
          var verdict = platform.map(verdict.on) ?? verdict
          verdict.followedNames += names
          verdict.textCase = verdict.textCase ?? textCase
          add(verdict)
        }
      }
    }
  }

  mutating func add(_ verdict: UseVerdict) {
    var key = verdict
    key.followedNames = 0
    if let index = indices[key] {
      verdicts[index].followedNames = min(verdicts[index].followedNames, verdict.followedNames)
    } else {
      indices[key] = verdicts.count
      verdicts.append(verdict)
    }
  }
}
