import OversetSources
import Synchronization

/// Says of each place of an app's code that keeps a text where the text is shown: one graph for all
/// keys, of which each part is solved once.
///
/// Slots that lead to each other show the same. An answer does not depend on what was asked before.
final class TextGraph: Sendable {
  let declarations: AppDeclarations
  let references: ReferenceIndex
  private let leads = Mutex<[TextSlot: SlotLeads]>([:])
  private let solved = Mutex<[TextSlot: [UseVerdict]]>([:])

  init(_ declarations: AppDeclarations, _ references: ReferenceIndex) {
    self.declarations = declarations
    self.references = references
  }

  /// The code that has what a slot keeps.
  func leads(from slot: TextSlot) -> SlotLeads {
    if let known = leads.withLock({ $0[slot] }) { return known }
    let found = SlotLeads(slot, declarations, references)
    leads.withLock { $0[slot] = found }
    return found
  }

  /// The verdicts that ways end with, each once.
  func verdicts(of ends: [FlowEnd]) -> [UseVerdict] {
    solved.withLock { solved in
      for case .kept(let slot, _, _, _) in ends where solved[slot] == nil {
        solve(slot, &solved)
      }
      return DistinctVerdicts(ends) { solved[$0] ?? [] }.verdicts
    }
  }

  /// Solves a slot and all that it leads to, by the strongly connected components (Tarjan 1972).
  private func solve(_ root: TextSlot, _ solved: inout [TextSlot: [UseVerdict]]) {
    struct Visit {
      var node: SlotNode
      var edges: [TextSlot]
      var next = 0
      var number: Int
      /// The least number of an open slot that it leads to.
      var least: Int
    }
    var numbers: [TextSlot: Int] = [:]
    var visits: [Visit] = []
    var open: [SlotNode] = []
    func enter(_ slot: TextSlot) {
      let node = SlotNode(slot, self)
      let number = numbers.count
      numbers[slot] = number
      visits.append(Visit(node: node, edges: node.edges, number: number, least: number))
      open.append(node)
    }
    enter(root)
    while var visit = visits.popLast() {
      if visit.next < visit.edges.count {
        let edge = visit.edges[visit.next]
        visit.next += 1
        if solved[edge] == nil, let number = numbers[edge] {
          visit.least = min(visit.least, number)
        }
        visits.append(visit)
        if solved[edge] == nil, numbers[edge] == nil { enter(edge) }
        continue
      }
      if let outer = visits.indices.last {
        visits[outer].least = min(visits[outer].least, visit.least)
      }
      guard visit.least == visit.number else { continue }
      let start = open.lastIndex { $0.slot == visit.node.slot } ?? open.startIndex
      let circle = open[start...].sorted {
        $0.slot.sortKey.lexicographicallyPrecedes($1.slot.sortKey)
      }
      open.removeSubrange(start...)
      let verdicts = SlotNode.verdicts(of: circle) { solved[$0] ?? [] }
      for (node, verdicts) in zip(circle, verdicts) { solved[node.slot] = verdicts }
    }
  }
}
