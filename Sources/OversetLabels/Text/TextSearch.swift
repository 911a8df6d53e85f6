import OversetModel

/// Finds where some texts are in another, all in one pass (Aho and Corasick, 1975).
///
/// A configuration may name many parts of a long text.
struct TextSearch {
  /// The beginning of a text; that of all texts is the first node.
  private struct Node {
    /// The text that ends here.
    var text: Int?
    /// The longest end of this beginning that a text begins with, too.
    var fallback = 0
    /// The longest end of it that is a text; 0 for none.
    var shorter = 0
  }

  private struct Step: Hashable {
    var node: Int
    var unit: UInt16
  }

  private var nodes = [Node()]
  private var steps: [Step: Int] = [:]
  private let lengths: [Int]

  /// `texts` differ from each other. O(length of all).
  init(for texts: [[UInt16]]) {
    lengths = texts.map(\.count)
    // Each with the step to it; a beginning is added before what goes on from it.
    var added: [(depth: Int, step: Step, node: Int)] = []
    for (index, text) in texts.enumerated() where !text.isEmpty {
      var node = 0
      for (depth, unit) in text.enumerated() {
        let step = Step(node: node, unit: unit)
        if let known = steps[step] {
          node = known
        } else {
          nodes.append(Node())
          node = nodes.count - 1
          steps[step] = node
          added.append((depth, step, node))
        }
      }
      nodes[node].text = index
    }
    // What an end falls back to is shorter.
    for (_, step, node) in added.sorted(by: { $0.depth < $1.depth }) where step.node != 0 {
      let fallback = next(from: nodes[step.node].fallback, step.unit)
      nodes[node].fallback = fallback
      nodes[node].shorter = nodes[fallback].text == nil ? nodes[fallback].shorter : fallback
    }
  }

  private func next(from node: Int, _ unit: UInt16) -> Int {
    var node = node
    while true {
      if let next = steps[Step(node: node, unit: unit)] { return next }
      if node == 0 { return 0 }
      node = nodes[node].fallback
    }
  }

  /// The ranges of each text, ascending, without overlaps. O(text + what is found).
  func ranges(in text: [UInt16]) -> [[Range<Int>]] {
    var found = [[Range<Int>]](repeating: [], count: lengths.count)
    var node = 0
    for (offset, unit) in text.enumerated() {
      node = next(from: node, unit)
      var end = nodes[node].text == nil ? nodes[node].shorter : node
      while let index = nodes[end].text {
        let start = offset + 1 - lengths[index]
        if start >= found[index].last?.upperBound ?? 0 { found[index].append(start..<offset + 1) }
        end = nodes[end].shorter
      }
    }
    return found
  }
}
