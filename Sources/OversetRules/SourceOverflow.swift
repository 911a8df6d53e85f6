import OversetFits
import OversetModel

extension [Finding] {
  /// Makes one finding of an overflow that the source locale has already and those that its
  /// translations have in the same label: the label is at fault, and one change removes all of them.
  ///
  /// It is the source text's finding, as severe as the most severe of them; where that locale is not
  /// checked, the worst of the others. Faults of different rules stay apart.
  package func foldedIntoSource() -> [Finding] {
    var groups: [Group: [Int]] = [:]
    for index in indices {
      let finding = self[index]
      guard finding.losesText, let text = finding.textInLabel, text.sourceVariation != nil,
        finding.isInSource
      else { continue }
      groups[
        Group(rule: finding.rule, text: text, isNote: finding.severity == .note), default: []
      ].append(index)
    }
    var joined: [Int: Finding] = [:]
    var folded: Set<Int> = []
    for group in groups.values where group.count > 1 {
      let main = main(of: group)
      let others = group.filter { $0 != main }
      joined[main] = self[main].joined(
        with: others.map { self[$0] }.sorted {
          ($0.locale ?? .english, $0.location) < ($1.locale ?? .english, $1.location)
        })
      folded.formUnion(others)
    }
    if joined.isEmpty { return self }
    return indices.compactMap { folded.contains($0) ? nil : joined[$0] ?? self[$0] }
  }

  private struct Group: Hashable {
    var rule: RuleID
    var text: TextInLabel
    /// What is only noted in a locale is none of what others lose.
    var isNote: Bool
  }

  /// The most severe of the source's own findings, else of all; the first of equals.
  private func main(of group: [Int]) -> Int {
    let own = group.filter { self[$0].sourceLosesText == nil }
    let candidates = own.isEmpty ? group : own
    return candidates.dropFirst().reduce(candidates[0]) { worst, index in
      let (left, right) = (self[worst], self[index])
      if left.severity != right.severity { return left.severity > right.severity ? worst : index }
      return (right.overflow ?? 0) > (left.overflow ?? 0) ? index : worst
    }
  }
}

extension Finding {
  /// Whether the text is the source locale's, or that is cut off as well.
  fileprivate var isInSource: Bool { sourceLosesText ?? true }

  /// One finding for this and the others.
  fileprivate func joined(with others: [Finding]) -> Finding {
    var locales: [String] = []
    for locale in others.compactMap(\.locale?.identifier)
    where locales.last != locale && locale != self.locale?.identifier {
      locales.append(locale)
    }
    let source = self.source.map { ", as it is in \($0.locale) already" } ?? ""
    let elsewhere = locales.isEmpty ? "" : ", and so in \(Self.list(locales))"
    let clears = Clearance(([self] + others).compactMap(\.clears))
    return with(
      severity: others.map(\.severity).reduce(severity, max),
      message: message + source + elsewhere,
      suggestion: remedy(clears, others).map { (layout?.doubt).added(to: $0) ?? $0 },
      others: others, clears: clears)
  }

  /// What clears all locales: the label's room; fewer words only where no room would do.
  private func remedy(_ clears: Clearance?, _ others: [Finding]) -> String? {
    guard let layout, let clears else { return nil }
    if !clears.phrase.isEmpty {
      return "give '\(layout.label)' \(clears.phrase), which clears all of them"
    }
    let cuts = ([self] + others).map(\.cut)
    guard let most = TextCut(largestOf: cuts), cuts.allSatisfy({ $0?.keepsHalf == true }) else {
      return Remedy(clears: clears).phrase(for: layout)
    }
    return "shorten each of them, by up to \(most.clusters.characters)"
  }

  /// The names that fit on a line, and the number of the others.
  private static func list(_ locales: [String]) -> String {
    let most = 8
    if locales.count > most {
      let more = locales.count - most
      return locales.prefix(most).joined(separator: ", ")
        + " and \(more) more locale\(more == 1 ? "" : "s")"
    }
    return locales.listed(with: "and")
  }
}
