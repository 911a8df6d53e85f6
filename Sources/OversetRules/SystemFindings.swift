import OversetModel
import OversetTexts

extension [Finding] {
  /// Makes one finding of those, from `start` on, about one text that code shows at one place, in the
  /// rooms that several versions of the system have for it: the most severe, naming the others.
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
      let others = group.filter { $0 != worst }
      let systems = others.compactMap { self[$0].use?.systems }.filter {
        $0 != self[worst].use?.systems
      }
      joined[worst] = self[worst].with(
        message: self[worst].message
          + (systems.isEmpty ? "" : ", and on \(systems.joined(separator: ", "))"))
      dropped.formUnion(others)
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
