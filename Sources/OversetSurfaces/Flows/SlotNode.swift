/// A slot with where its texts are shown, as far as one look at each place says.
struct SlotNode {
  let slot: TextSlot
  private let found: [FlowEnd]
  /// Nil where more code has the name than is looked at.
  private let possible: [FlowEnd]?

  init(_ slot: TextSlot, _ graph: TextGraph) {
    self.slot = slot
    let leads = graph.leads(from: slot)
    let flow = TextFlow(graph, for: leads.found.count + leads.held.count)
    found =
      flow.ends(of: leads.found, behind: slot.phrase)
      // A protocol is one name more on the way.
      + flow.ends(of: leads.held, behind: slot.phrase).map(\.followed)
    possible =
      leads.possible.count > Self.mostPossible
      ? nil
      : flow.ends(of: leads.possible, behind: slot.phrase)
        + leads.wider.map { FlowEnd.kept($0).followed }
  }

  /// A name that more code has is a common one: it is not looked at.
  private static let mostPossible = 16

  /// The slots that say where its texts are shown.
  var edges: [TextSlot] { found.compactMap(\.slot) + (possible ?? []).compactMap(\.slot) }

  /// The verdicts of slots that lead to each other, or of one alone, in their order. `solved` has those of
  /// all other slots.
  static func verdicts(
    of circle: [SlotNode], solved: (TextSlot) -> [UseVerdict]
  ) -> [[UseVerdict]] {
    let shared = DistinctVerdicts(circle.flatMap(\.found), solved).verdicts
    if circle.count > mostInCircle {
      let verdicts = verdicts(of: circle, shared, solved)
      return circle.map { _ in verdicts }
    }
    let nodes = Dictionary(uniqueKeysWithValues: circle.map { ($0.slot, $0) })
    return circle.map { node in
      var reached = [node]
      var slots: Set = [node.slot]
      var next = 0
      while next < reached.count {
        for slot in reached[next].found.compactMap(\.slot) where slots.insert(slot).inserted {
          if let node = nodes[slot] { reached.append(node) }
        }
        next += 1
      }
      return verdicts(of: reached, circle.count > 1 ? shared : [], solved)
    }
  }

  /// In a larger circle every slot has the verdicts of all.
  private static let mostInCircle = 64

  /// The verdicts of slots of which the first leads to all others: nothing is safe where that may not be
  /// all. `shared` are the verdicts of slots that these and the possible ones lead to.
  private static func verdicts(
    of nodes: [SlotNode], _ shared: [UseVerdict], _ solved: (TextSlot) -> [UseVerdict]
  ) -> [UseVerdict] {
    var all = DistinctVerdicts(nodes.flatMap(\.found), solved)
    let shown = all.verdicts
    // A text that is only compared is shown where this does not look.
    if let node = nodes.first, !shown.isEmpty,
      shown.allSatisfy({ $0.outcome == .neverDrawn(.compared) })
    {
      return [UseVerdict(.unknown(.flow(node.slot.phrase)))]
    }
    for node in nodes {
      let possible = node.possible.map { DistinctVerdicts($0, solved).verdicts }
      let isSettled =
        possible.map { node.possible?.isEmpty ?? true || isSafe($0 + shared, node.slot) } ?? false
      if isSettled {
        for verdict in possible ?? [] { all.add(verdict) }
      } else {
        all.add(UseVerdict(.unknown(.flow(node.slot.phrase))))
      }
    }
    if all.verdicts.isEmpty, let node = nodes.first {
      all.add(UseVerdict(.unknown(.flow(node.slot.phrase))))
    }
    return all.verdicts
  }

  /// Whether none of the places in code that may show a text, or another one of the same name, cuts it.
  private static func isSafe(_ possible: [UseVerdict], _ slot: TextSlot) -> Bool {
    // Something shows it: a text that is only compared is shown where this does not look.
    var isShown = slot.phrase.lowercased().contains("accessibility")
    for verdict in possible {
      switch verdict.outcome {
      case .cannotBeCut: isShown = true
      case .neverDrawn: break
      default: return false
      }
    }
    return isShown
  }
}
