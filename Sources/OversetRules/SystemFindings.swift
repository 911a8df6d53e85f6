import OversetFits
import OversetModel
import OversetTexts

extension [Finding] {
  /// Makes one finding of those, from `start` on, about one text that code shows at one place, in the
  /// rooms that several versions of the system have for it: the most severe, naming the others, with
  /// what fits all of them.
  package mutating func joinSystems(from start: Int) {
    var groups: [Group: [Int]] = [:]
    for index in indices[start...] where self[index].losesText {
      guard let use = self[index].use, use.systems != nil else { continue }
      groups[Group(use, self[index].subject.variant.text), default: []].append(index)
    }
    var joined: [Int: Finding] = [:]
    var dropped: Set<Int> = []
    for group in groups.values where group.count > 1 {
      // The first of equals.
      let worst = group.reduce(group[0]) { self[$1].severity > self[$0].severity ? $1 : $0 }
      joined[worst] = self[worst].joined(withSystems: group.filter { $0 != worst }.map { self[$0] })
      dropped.formUnion(group.filter { $0 != worst })
    }
    if joined.isEmpty { return }
    let rest = indices[start...].filter { !dropped.contains($0) }.map { joined[$0] ?? self[$0] }
    replaceSubrange(start..., with: rest)
  }

  private struct Group: Hashable {
    var location: FileLocation
    var surface: String
    var variation: Variation

    init(_ use: CodeUse, _ variation: Variation) {
      location = use.location
      surface = use.surface
      self.variation = variation
    }
  }
}

extension Finding {
  fileprivate func joined(withSystems others: [Finding]) -> Finding {
    let systems = others.compactMap { $0.use?.systems }.filter { $0 != use?.systems }
    let message = message + (systems.isEmpty ? "" : ", and on \(systems.joined(separator: ", "))")
    let cut = TextCut(largestOf: [cut] + others.map(\.cut))
    guard cut?.clusters != self.cut?.clusters, let layout, let clears else {
      return with(message: message)
    }
    let remedy = Remedy(cut: cut, clears: clears)
    return with(
      message: message, suggestion: layout.doubt.added(to: remedy.phrase(for: layout)), cut: cut)
  }
}
