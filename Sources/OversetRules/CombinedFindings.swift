import OversetTexts
import OversetFits
import OversetModel

extension [Finding] {
  /// Makes one finding of those, from `start` on, that a rule has about the combinations of several
  /// variables of one text in one label: at the smallest size at which one is at fault the one that
  /// loses most, saying how many there are. Its numbers are those of all of them.
  ///
  /// Two variables in Arabic are 36 combinations, and one translation to shorten.
  package mutating func joinCombinations(from start: Int) {
    var groups: [Group: [Int]] = [:]
    for index in indices[start...] where self[index].subject.variant.text.isCombination {
      groups[Group(self[index]), default: []].append(index)
    }
    var joined: [Int: Finding] = [:]
    var dropped: Set<Int> = []
    for group in groups.values where group.count > 1 {
      // The first of equals.
      let worst = group.reduce(group[0]) { self[$1].isWorse(than: self[$0]) ? $1 : $0 }
      let others = group.count - 1
      let clears = Clearance(group.compactMap { self[$0].clears })
      let cut = TextCut(largestOf: group.map { self[$0].cut })
      joined[worst] = self[worst].with(
        message: self[worst].message
          + ", and in \(others) other combination\(others == 1 ? "" : "s")",
        suggestion: self[worst].saysWhatFits
          ? self[worst].layout.map {
            Remedy(
              cut: cut, clears: clears ?? Clearance($0)
            ).phrase(for: $0)
          } : nil,
        clears: clears, lack: group.compactMap { self[$0].ownOverflow }.max(), cut: cut)
      dropped.formUnion(group.filter { $0 != worst })
    }
    if joined.isEmpty { return }
    let rest = indices[start...].filter { !dropped.contains($0) }.map { joined[$0] ?? self[$0] }
    replaceSubrange(start..., with: rest)
  }

  /// Leaves out, of the findings from `start` on, what is merely noted about a case of a text in a
  /// label where another case is cut off: one translation, one action.
  package mutating func dropNotes(besideLossFrom start: Int) {
    let losing = Set(self[start...].filter(\.losesText).compactMap(\.subject.label))
    if losing.isEmpty { return }
    let lesser: Set<RuleID> = [.tightened, .crowded, .growth]
    let kept = self[start...].filter { finding in
      !lesser.contains(finding.rule) || finding.subject.label.map(losing.contains) != true
    }
    replaceSubrange(start..., with: kept)
  }

  private struct Group: Hashable {
    var rule: RuleID
    var label: String?
    var device: String?

    init(_ finding: Finding) {
      rule = finding.rule
      label = finding.subject.label
      device = finding.subject.variant.text.device
    }
  }
}

extension Finding {
  /// In grapheme clusters.
  fileprivate var lost: Int { layout?.fit.lostClusters ?? 0 }

  fileprivate var saysWhatFits: Bool { rule.layoutRule?.saysWhatFits ?? false }

  fileprivate func isWorse(than other: Finding) -> Bool {
    let (size, otherSize) = (subject.variant.sizeRank, other.subject.variant.sizeRank)
    return size == otherSize ? lost > other.lost : size < otherSize
  }
}
